%"struct.std::__1::once_flag" = type { i64 }
%"struct.streams::Classes" = type { ptr, i64, ptr, i8 }
%"struct.std::nothrow_t" = type { i8 }
%"struct.(anonymous namespace)::Ending" = type { ptr, ptr }
%"struct.streams::Console" = type { ptr, %"struct.streams::Base" }
%"struct.streams::Base" = type { ptr, %"struct.streams::Format", i32, i32, ptr, ptr, ptr, ptr, i64, i64, ptr, i64, i64, ptr, i64, i64, ptr, i32 }
%"struct.streams::Format" = type { i32, i64, i64 }
%"struct.(anonymous namespace)::Header" = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64 }
%"class.std::initializer_list" = type { ptr, i64 }
%"class.std::__1::__scope_guard" = type { %class.anon }
%class.anon = type { ptr }
%"class.std::__1::__scope_guard.7" = type { %class.anon.8 }
%class.anon.8 = type { ptr }
%"struct.streams::Integer" = type { i64, i8, i8, i8, i32 }
%"struct.streams::Reader" = type <{ ptr, i32, i8, [3 x i8] }>
%"class.std::__1::locale" = type { ptr }
%"class.std::__1::__shared_weak_count" = type { %"class.std::__1::__shared_count", i64 }
%"class.std::__1::__shared_count" = type { ptr, i64 }
%"class.std::__1::thread" = type { i64 }
%"class.std::__1::mutex" = type { %union.pthread_mutex_t }
%union.pthread_mutex_t = type { %struct.__pthread_mutex_s }
%struct.__pthread_mutex_s = type { i32, i32, i32, i32, i32, i16, i16, %struct.__pthread_internal_list }
%struct.__pthread_internal_list = type { ptr, ptr }
%"class.std::__1::recursive_mutex" = type { %union.pthread_mutex_t }
%"struct.std::__1::__shared_mutex_base" = type <{ %"class.std::__1::mutex", %"class.std::__1::condition_variable", %"class.std::__1::condition_variable", i32, [4 x i8] }>
%"class.std::__1::condition_variable" = type { %union.pthread_cond_t }
%union.pthread_cond_t = type { %struct.__pthread_cond_s }
%struct.__pthread_cond_s = type { %union.__atomic_wide_counter, %union.__atomic_wide_counter, [2 x i32], i32, i32, [2 x i32], i32, i32 }
%union.__atomic_wide_counter = type { i64 }
%"class.std::__1::unique_lock" = type <{ ptr, i8, [7 x i8] }>
%"class.std::__1::chrono::time_point" = type { %"class.std::__1::chrono::duration" }
%"class.std::__1::chrono::duration" = type { i64 }
%struct.timespec = type { i64, i64 }
%"class.std::__1::chrono::time_point.0" = type { %"class.std::__1::chrono::duration.1" }
%"class.std::__1::chrono::duration.1" = type { i64 }
%"struct.std::__1::chrono::__duration_cast" = type { i8 }
%"class.std::__1::chrono::duration.2" = type { i64 }
%"struct.std::__1::chrono::__duration_cast.5" = type { i8 }
%"class.std::__1::chrono::time_point.3" = type { %"class.std::__1::chrono::duration" }
%"class.std::__1::strong_ordering" = type { i8 }
%"struct.std::__1::_CmpUnspecifiedParam" = type { i8 }
%"struct.(anonymous namespace)::Barrier" = type { i64, i64, i64 }
%"class.std::type_info" = type { ptr, ptr }
%"struct.std::__1::chrono::__duration_cast.4" = type { i8 }
%"struct.std::__1::chrono::__duration_cast.6" = type { i8 }
%"class.std::__1::basic_streambuf" = type { ptr, %"class.std::__1::locale", ptr, ptr, ptr, ptr, ptr, ptr }
%"class.std::__1::__scope_guard.9" = type { %class.anon.10 }
%class.anon.10 = type { ptr }
%"struct.std::__1::chrono::__duration_cast.11" = type { i8 }

$__clang_call_terminate = comdat any

$_ZN7streams7base_ofEPv = comdat any

$_ZN7streams4Base3addEj = comdat any

$_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108Ev = comdat any

$_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108Ev = comdat any

$_ZN7streams7IntegerC2Ev = comdat any

$_ZN7streams6ReaderC2EPv = comdat any

$_ZN7streams6Reader4nextEv = comdat any

$_ZN7streams6Reader4takeEi = comdat any

$_ZN7streams11get_integerIlEEPvS1_RT_ = comdat any

$_ZN7streams11get_integerIsEEPvS1_RT_ = comdat any

$_ZN7streams11get_integerItEEPvS1_RT_ = comdat any

$_ZN7streams11get_integerIiEEPvS1_RT_ = comdat any

$_ZN7streams11get_integerIjEEPvS1_RT_ = comdat any

$_ZN7streams11get_integerImEEPvS1_RT_ = comdat any

$_ZN7streams11get_integerIxEEPvS1_RT_ = comdat any

$_ZN7streams11get_integerIyEEPvS1_RT_ = comdat any

$_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sputnB9nie220108EPKcl = comdat any

$_ZN7streams10put_signedIstEEPvS1_T_ = comdat any

$_ZN7streams10put_signedIijEEPvS1_T_ = comdat any

$_ZN7streams10put_signedIlmEEPvS1_T_ = comdat any

$_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE7pubsyncB9nie220108Ev = comdat any

$_ZNSt3__18exchangeB9nie220108IjRjEET_RS2_OT0_ = comdat any

$_ZNSt3__18exchangeB9nie220108IjjEET_RS1_OT0_ = comdat any

$_ZNSt3__18exchangeB9nie220108IlRlEET_RS2_OT0_ = comdat any

$_ZNSt3__122__libcpp_thread_isnullB9nie220108EPKm = comdat any

$_ZNSt3__15mutexC2B9nie220108Ev = comdat any

$_ZNSt3__118condition_variableC2B9nie220108Ev = comdat any

$_ZNKSt3__111unique_lockINS_5mutexEE9owns_lockB9nie220108Ev = comdat any

$_ZNKSt3__111unique_lockINS_5mutexEE5mutexB9nie220108Ev = comdat any

$_ZNSt3__15mutex13native_handleB9nie220108Ev = comdat any

$_ZNKSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE16time_since_epochB9nie220108Ev = comdat any

$_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev = comdat any

$_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000EEEEExNS3_ILl1ELl1000000000EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE = comdat any

$_ZNSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEEC2B9nie220108ERKS6_ = comdat any

$_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1EEEEExNS3_ILl1ELl1000000EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE = comdat any

$_ZNKSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEE16time_since_epochB9nie220108Ev = comdat any

$_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countB9nie220108Ev = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2B9nie220108IxNS2_ILl1ELl1EEETnNS_9enable_ifIXaasr13__no_overflowIT0_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIT_EE5valueEiE4typeELi0EEERKNS1_ISB_S8_EE = comdat any

$_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEEC2B9nie220108ERKS6_ = comdat any

$_ZNSt3__111unique_lockINS_5mutexEEC2B9nie220108ERS1_ = comdat any

$_ZNSt3__118condition_variable8wait_forB9nie220108IxNS_5ratioILl1ELl1000000000EEEEENS_9cv_statusERNS_11unique_lockINS_5mutexEEERKNS_6chrono8durationIT_T0_EE = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__111unique_lockINS_5mutexEED2B9nie220108Ev = comdat any

$_ZNKSt9type_info4nameB9nie220108Ev = comdat any

$_ZNSt27__type_info_implementations18__string_impl_base21__type_name_to_stringB9nie220108EPKc = comdat any

$_ZNKSt16initializer_listIPKcE5beginB9nie220108Ev = comdat any

$_ZNKSt16initializer_listIPKcE3endB9nie220108Ev = comdat any

$_ZN7streams3allIXadL_ZNS_5upperEPvcEEEEPKcS1_PcS3_ = comdat any

$_ZN7streams3allIXadL_ZNS_5lowerEPvcEEEEPKcS1_PcS3_ = comdat any

$_ZNSt3__14moveB9nie220108IRjEEOu20__remove_reference_tIT_EOS2_ = comdat any

$_ZNSt3__17forwardB9nie220108IRjEEOT_Ru20__remove_reference_tIS2_E = comdat any

$_ZNSt3__17forwardB9nie220108IjEEOT_Ru20__remove_reference_tIS1_E = comdat any

$_ZNSt3__14moveB9nie220108IRlEEOu20__remove_reference_tIT_EOS2_ = comdat any

$_ZNSt3__17forwardB9nie220108IRlEEOT_Ru20__remove_reference_tIS2_E = comdat any

$_ZNSt3__122__libcpp_thread_get_idB9nie220108EPKm = comdat any

$_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1ELl1000EEELb1ELb0EEclB9nie220108ERKS5_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__16chronoplB9nie220108IxNS_5ratioILl1ELl1EEExNS2_ILl1ELl1000000000EEEEENS_11common_typeIJNS0_8durationIT_T0_EENS6_IT1_T2_EEEE4typeERKS9_RKSC_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxNS2_ILl1ELl1EEETnNS_9enable_ifIXaasr13__no_overflowIT0_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIT_EE5valueEiE4typeELi0EEERKNS1_ISB_S8_EE = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000000EEEEExNS3_ILl1ELl1EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE = comdat any

$_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000000EEEEENS3_ILl1000000000ELl1EEELb0ELb1EEclB9nie220108ERKS5_ = comdat any

$_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000EEEEENS2_IxNS3_ILl1ELl1EEEEES4_Lb1ELb0EEclB9nie220108ERKS5_ = comdat any

$_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEE5countB9nie220108Ev = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000EEEEExNS3_ILl1ELl1EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE = comdat any

$_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1000000ELl1EEELb0ELb1EEclB9nie220108ERKS5_ = comdat any

$_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE18__check_invariantsB9nie220108Ev = comdat any

$_ZNSt3__118__make_scope_guardB9nie220108IZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EENS_13__scope_guardIT_EES7_ = comdat any

$_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE4gptrB9nie220108Ev = comdat any

$_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE5egptrB9nie220108Ev = comdat any

$_ZNSt3__111char_traitsIcE11to_int_typeB9nie220108Ec = comdat any

$_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_ED2B9nie220108Ev = comdat any

$_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_ = comdat any

$_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EC2B9nie220108ES5_ = comdat any

$_ZZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvENKUlvE_clEv = comdat any

$_ZNSt3__118__make_scope_guardB9nie220108IZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EENS_13__scope_guardIT_EES7_ = comdat any

$_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108Ev = comdat any

$_ZNSt3__111char_traitsIcE3eofB9nie220108Ev = comdat any

$_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_ED2B9nie220108Ev = comdat any

$_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_ = comdat any

$_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EC2B9nie220108ES5_ = comdat any

$_ZNSt3__118__make_scope_guardB9nie220108IZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EENS_13__scope_guardIT_EES7_ = comdat any

$_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5gbumpB9nie220108Ei = comdat any

$_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_ED2B9nie220108Ev = comdat any

$_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_ = comdat any

$_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EC2B9nie220108ES5_ = comdat any

$_ZZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvENKUlvE_clEv = comdat any

$_ZZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvENKUlvE_clEv = comdat any

$_ZNSt3__114numeric_limitsIlE3maxB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIlE3minB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIlLb1EE3maxB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIlLb1EE3minB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIsE3maxB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIsE3minB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIsLb1EE3maxB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIsLb1EE3minB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsItE3maxB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsItLb1EE3maxB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIiE3maxB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIiE3minB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIiLb1EE3maxB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIiLb1EE3minB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIjE3maxB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIjLb1EE3maxB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsImE3maxB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsImLb1EE3maxB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIxE3maxB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIxE3minB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIxLb1EE3maxB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIxLb1EE3minB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIyE3maxB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIyLb1EE3maxB9nie220108Ev = comdat any

$_ZNSt3__19addressofB9nie220108INS_5mutexEEEPT_RS2_ = comdat any

$_ZNSt3__1leB9nie220108ENS_15strong_orderingENS_20_CmpUnspecifiedParamE = comdat any

$_ZNSt3__16chronossB9nie220108IxNS_5ratioILl1ELl1000000000EEExS3_Q20three_way_comparableINS_11common_typeIJT_T1_EE4typeEEEEDaRKNS0_8durationIS5_T0_EERKNS9_IS6_T2_EE = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE4zeroB9nie220108Ev = comdat any

$_ZNSt3__122__safe_nanosecond_castB9nie220108IxNS_5ratioILl1ELl1000000000EEETnNS_9enable_ifIXntsr17is_floating_pointIT_EE5valueEiE4typeELi0EEENS_6chrono8durationIxS2_EENS8_IS4_T0_EE = comdat any

$_ZNKSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE16time_since_epochB9nie220108Ev = comdat any

$_ZNSt3__118condition_variable15__do_timed_waitB9nie220108ERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12steady_clockENS5_8durationIxNS_5ratioILl1ELl1000000000EEEEEEE = comdat any

$_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE3maxB9nie220108Ev = comdat any

$_ZNSt3__1ltB9nie220108ENS_15strong_orderingENS_20_CmpUnspecifiedParamE = comdat any

$_ZNSt3__16chronomiB9nie220108INS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEES6_EENS_11common_typeIJT0_T1_EE4typeERKNS0_10time_pointIT_S8_EERKNSC_ISD_S9_EE = comdat any

$_ZNSt3__16chrono15duration_valuesIxE4zeroB9nie220108Ev = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IiTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE3maxB9nie220108Ev = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE3minB9nie220108Ev = comdat any

$_ZNSt3__16chrono15duration_valuesIxE3maxB9nie220108Ev = comdat any

$_ZNSt3__16chrono15duration_valuesIxE3minB9nie220108Ev = comdat any

$_ZNSt3__114numeric_limitsIxE6lowestB9nie220108Ev = comdat any

$_ZNSt3__123__libcpp_numeric_limitsIxLb1EE6lowestB9nie220108Ev = comdat any

$_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1EEEEExNS3_ILl1ELl1000000000EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE = comdat any

$_ZNSt3__16chronomiB9nie220108IxNS_5ratioILl1ELl1000000000EEExNS2_ILl1ELl1EEEEENS_11common_typeIJNS0_8durationIT_T0_EENS6_IT1_T2_EEEE4typeERKS9_RKSC_ = comdat any

$_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEENS2_IxNS3_ILl1ELl1EEEEES4_Lb1ELb0EEclB9nie220108ERKS5_ = comdat any

$_ZNSt3__16chronomiB9nie220108IxNS_5ratioILl1ELl1000000000EEExS3_EENS_11common_typeIJNS0_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_ = comdat any

$_ZTWN7streams3ownE = comdat any

$_ZTWN7streams8own_fillE = comdat any

@__raddle_unwinding = thread_local global ptr null, align 8
@_ZN12_GLOBAL__N_18uncaughtE = internal thread_local global i32 0, align 4
@.str = private unnamed_addr constant [15 x i8] c" is not caught\00", align 1
@.str.1 = private unnamed_addr constant [25 x i8] c"std::terminate is called\00", align 1
@.str.2 = private unnamed_addr constant [50 x i8] c"an exception of type std::bad_alloc is not caught\00", align 1
@.str.3 = private unnamed_addr constant [53 x i8] c"an exception of type std::bad_any_cast is not caught\00", align 1
@.str.4 = private unnamed_addr constant [61 x i8] c"an exception of type std::bad_array_new_length is not caught\00", align 1
@.str.5 = private unnamed_addr constant [49 x i8] c"an exception of type std::bad_cast is not caught\00", align 1
@.str.6 = private unnamed_addr constant [58 x i8] c"an exception of type std::bad_function_call is not caught\00", align 1
@.str.7 = private unnamed_addr constant [60 x i8] c"an exception of type std::bad_optional_access is not caught\00", align 1
@.str.8 = private unnamed_addr constant [59 x i8] c"an exception of type std::bad_variant_access is not caught\00", align 1
@.str.9 = private unnamed_addr constant [53 x i8] c"an exception of type std::bad_weak_ptr is not caught\00", align 1
@.str.10 = private unnamed_addr constant [52 x i8] c"an exception of type std::regex_error is not caught\00", align 1
@.str.11 = private unnamed_addr constant [55 x i8] c"an exception of type std::domain_error is not caught: \00", align 1
@.str.12 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.13 = private unnamed_addr constant [55 x i8] c"an exception of type std::format_error is not caught: \00", align 1
@.str.14 = private unnamed_addr constant [59 x i8] c"an exception of type std::invalid_argument is not caught: \00", align 1
@.str.15 = private unnamed_addr constant [55 x i8] c"an exception of type std::length_error is not caught: \00", align 1
@.str.16 = private unnamed_addr constant [54 x i8] c"an exception of type std::logic_error is not caught: \00", align 1
@.str.17 = private unnamed_addr constant [55 x i8] c"an exception of type std::out_of_range is not caught: \00", align 1
@.str.18 = private unnamed_addr constant [57 x i8] c"an exception of type std::overflow_error is not caught: \00", align 1
@.str.19 = private unnamed_addr constant [54 x i8] c"an exception of type std::range_error is not caught: \00", align 1
@.str.20 = private unnamed_addr constant [56 x i8] c"an exception of type std::runtime_error is not caught: \00", align 1
@.str.21 = private unnamed_addr constant [58 x i8] c"an exception of type std::underflow_error is not caught: \00", align 1
@.str.22 = private unnamed_addr constant [60 x i8] c"an exception of type std::ios_base::failure is not caught: \00", align 1
@.str.23 = private unnamed_addr constant [55 x i8] c"an exception of type std::system_error is not caught: \00", align 1
@_ZN12_GLOBAL__N_16caughtE = internal thread_local global ptr null, align 8
@.str.24 = private unnamed_addr constant [59 x i8] c"std::terminate: throw without an exception that is handled\00", align 1
@_ZTISt8bad_cast = external constant ptr
@_ZTISt10bad_typeid = external constant ptr
@.str.25 = private unnamed_addr constant [46 x i8] c"a failing operator new[] (a bad array length)\00", align 1
@.str.26 = private unnamed_addr constant [42 x i8] c"an exception specification that is broken\00", align 1
@_ZN12_GLOBAL__N_17handlerE = internal global ptr null, align 8
@.str.27 = private unnamed_addr constant [38 x i8] c" leaves a function that may not throw\00", align 1
@.str.28 = private unnamed_addr constant [29 x i8] c"std::boolalpha while reading\00", align 1
@.str.29 = private unnamed_addr constant [31 x i8] c"a number this long in a stream\00", align 1
@.str.30 = private unnamed_addr constant [20 x i8] c"the end of a locale\00", align 1
@_ZNSt3__15ctypeIcE2idE = global { %"struct.std::__1::once_flag", i32 } zeroinitializer, align 8
@_ZZNSt3__16locale7classicEvE3one = internal constant i64 1, align 8
@_ZZNKSt3__16locale9use_facetERNS0_2idEE7classes = internal thread_local global %"struct.streams::Classes" zeroinitializer, align 8
@.str.31 = private unnamed_addr constant [22 x i8] c"this part of a locale\00", align 1
@_ZN7streamsL8virtualsE = internal constant [11 x ptr] [ptr @_ZN7streams6no_endEPv, ptr @_ZN7streams6no_endEPv, ptr @_ZN7streams6no_endEPv, ptr @_ZN7streams5upperEPvc, ptr @_ZN7streams3allIXadL_ZNS_5upperEPvcEEEEPKcS1_PcS3_, ptr @_ZN7streams5lowerEPvc, ptr @_ZN7streams3allIXadL_ZNS_5lowerEPvcEEEEPKcS1_PcS3_, ptr @_ZN7streams4sameEPvc, ptr @_ZN7streams5widenEPvPKcS2_Pc, ptr @_ZN7streams4sameEPvc, ptr @_ZN7streams6narrowEPvPKcS2_cPc], align 16
@_ZSt7nothrow = constant %"struct.std::nothrow_t" zeroinitializer, align 1
@_ZL10new_failed = internal global ptr null, align 8
@__dso_handle = global ptr null, align 8
@_ZN12_GLOBAL__N_112endings_madeE = internal global i32 0, align 4
@_ZN12_GLOBAL__N_112ending_readyE = internal global [32 x i32] zeroinitializer, align 16
@_ZN12_GLOBAL__N_17endingsE = internal global [32 x %"struct.(anonymous namespace)::Ending"] zeroinitializer, align 16
@.str.32 = private unnamed_addr constant [53 x i8] c"more than 32 objects to destroy at the program's end\00", align 1
@_ZN12_GLOBAL__N_18own_madeE = internal thread_local global i32 0, align 4
@.str.33 = private unnamed_addr constant [59 x i8] c"more than 64 thread-local objects to destroy in one thread\00", align 1
@_ZN12_GLOBAL__N_111own_endingsE = internal thread_local global [64 x %"struct.(anonymous namespace)::Ending"] zeroinitializer, align 16
@.str.34 = private unnamed_addr constant [34 x i8] c"a pure virtual function is called\00", align 1
@.str.35 = private unnamed_addr constant [37 x i8] c"a deleted virtual function is called\00", align 1
@_ZN7streamsL5tableE = internal constant [4 x i64] [i64 8, i64 0, i64 0, i64 0], align 16
@_ZNSt3__14coutE = global %"struct.streams::Console" { ptr getelementptr (i8, ptr @_ZN7streamsL5tableE, i64 24), %"struct.streams::Base" zeroinitializer }, align 8
@_ZNSt3__14cerrE = global %"struct.streams::Console" { ptr getelementptr (i8, ptr @_ZN7streamsL5tableE, i64 24), %"struct.streams::Base" zeroinitializer }, align 8
@_ZNSt3__14clogE = global %"struct.streams::Console" { ptr getelementptr (i8, ptr @_ZN7streamsL5tableE, i64 24), %"struct.streams::Base" zeroinitializer }, align 8
@_ZNSt3__18numpunctIcE2idE = global [2 x i64] zeroinitializer, align 16
@_ZN7streams3ownE = thread_local global %"struct.streams::Format" { i32 4098, i64 6, i64 0 }, align 8
@_ZN7streams8own_fillE = thread_local global i8 32, align 1
@stdout = external global ptr, align 8
@stderr = external global ptr, align 8
@.str.36 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.37 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.38 = private unnamed_addr constant [14 x i8] c"std::hexfloat\00", align 1
@__const._ZN7streams10put_doubleEPvd.format = private unnamed_addr constant [8 x i8] c"%\00\00\00\00\00\00\00", align 1
@.str.39 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.40 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.41 = private unnamed_addr constant [3 x i8] c"%p\00", align 1
@.str.42 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.43 = private unnamed_addr constant [43 x i8] c"a promise that is kept at the thread's end\00", align 1
@.str.44 = private unnamed_addr constant [83 x i8] c"std::terminate: an exception leaves the scope of a std::thread that was not joined\00", align 1
@.str.45 = private unnamed_addr constant [63 x i8] c"std::terminate: a std::thread is destroyed that was not joined\00", align 1
@.str.46 = private unnamed_addr constant [20 x i8] c"thread::join failed\00", align 1
@.str.47 = private unnamed_addr constant [22 x i8] c"thread::detach failed\00", align 1
@.str.48 = private unnamed_addr constant [42 x i8] c"condition_variable::wait without the lock\00", align 1
@.str.49 = private unnamed_addr constant [46 x i8] c"condition_variable::wait_for without the lock\00", align 1
@.str.50 = private unnamed_addr constant [64 x i8] c"the C++ library ends the program: an assertion of its own fails\00", align 1
@.str.51 = private unnamed_addr constant [40 x i8] c"std::latch: more arrivals than expected\00", align 1
@.str.52 = private unnamed_addr constant [42 x i8] c"std::barrier: more arrivals than expected\00", align 1
@.str.53 = private unnamed_addr constant [22 x i8] c"an exception of type \00", align 1
@_ZZN12_GLOBAL__N_111end_programEPKcS1_S1_E4text = internal thread_local global [256 x i8] zeroinitializer, align 16
@.str.54 = private unnamed_addr constant [60 x i8] c"a failing operator new (the size is larger than any object)\00", align 1
@_ZN12_GLOBAL__N_17waitingE = internal global [1024 x i64] zeroinitializer, align 16
@.str.55 = private unnamed_addr constant [78 x i8] c"atomic::wait or condition_variable_any in a program with more than 64 threads\00", align 1
@.str.56 = private unnamed_addr constant [49 x i8] c"condition_variable::timed wait: mutex not locked\00", align 1
@.str.57 = private unnamed_addr constant [37 x i8] c"condition_variable timed_wait failed\00", align 1

@_ZNSt3__16localeC1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__16localeC2Ev
@_ZNSt3__16localeC1ERKS0_ = unnamed_addr alias void (ptr, ptr), ptr @_ZNSt3__16localeC2ERKS0_
@_ZNSt3__16localeD1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__16localeD2Ev
@_ZNSt3__16threadD1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__16threadD2Ev
@_ZNSt3__113random_deviceC1ERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE = unnamed_addr alias void (ptr, ptr), ptr @_ZNSt3__113random_deviceC2ERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE
@_ZNSt3__113random_deviceD1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__113random_deviceD2Ev
@_ZNSt3__115recursive_mutexC1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__115recursive_mutexC2Ev
@_ZNSt3__115recursive_mutexD1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__115recursive_mutexD2Ev
@_ZNSt3__119__shared_mutex_baseC1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__119__shared_mutex_baseC2Ev
@_ZNSt3__118condition_variableD1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__118condition_variableD2Ev

define ptr @__cxa_allocate_exception(i64 noundef %size) personality ptr @__gxx_personality_v0 {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %add = add i64 %0, 64
  %call = invoke ptr @__raddle_allocate(i64 noundef %add, i32 noundef 1)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %add.ptr = getelementptr inbounds %"struct.(anonymous namespace)::Header", ptr %call, i64 1
  ret ptr %add.ptr

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

declare ptr @__raddle_allocate(i64 noundef, i32 noundef)

declare i32 @__gxx_personality_v0(...)

define linkonce_odr hidden void @__clang_call_terminate(ptr noundef %0) comdat {
  %2 = call ptr @__cxa_begin_catch(ptr %0)
  call void @_ZSt9terminatev()
  unreachable
}

define ptr @__cxa_begin_catch(ptr %thrown) personality ptr @__gxx_personality_v0 {
entry:
  %thrown.addr = alloca ptr, align 8
  %header = alloca ptr, align 8
  store ptr %thrown, ptr %thrown.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %header)
  %0 = load ptr, ptr %thrown.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store ptr %call, ptr %header, align 8
  %1 = load ptr, ptr %header, align 8
  %handlers = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %1, i32 0, i32 5
  %2 = load i64, ptr %handlers, align 8
  %cmp = icmp slt i64 %2, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %invoke.cont
  %3 = load ptr, ptr %header, align 8
  %handlers1 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %3, i32 0, i32 5
  %4 = load i64, ptr %handlers1, align 8
  %sub = sub nsw i64 0, %4
  br label %cond.end

cond.false:                                       ; preds = %invoke.cont
  %5 = load ptr, ptr %header, align 8
  %handlers2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %5, i32 0, i32 5
  %6 = load i64, ptr %handlers2, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %6, %cond.false ]
  %add = add nsw i64 %cond, 1
  %7 = load ptr, ptr %header, align 8
  %handlers3 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %7, i32 0, i32 5
  store i64 %add, ptr %handlers3, align 8
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %9 = load ptr, ptr %8, align 8
  %10 = load ptr, ptr %header, align 8
  %cmp4 = icmp ne ptr %9, %10
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %12 = load ptr, ptr %11, align 8
  %13 = load ptr, ptr %header, align 8
  %next = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %13, i32 0, i32 4
  store ptr %12, ptr %next, align 8
  %14 = load ptr, ptr %header, align 8
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  store ptr %14, ptr %15, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18uncaughtE)
  %17 = load i32, ptr %16, align 4
  %dec = add nsw i32 %17, -1
  store i32 %dec, ptr %16, align 4
  %18 = load ptr, ptr %header, align 8
  %adjusted = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %18, i32 0, i32 0
  %19 = load ptr, ptr %adjusted, align 8
  call void @llvm.lifetime.end.p0(ptr %header)
  ret ptr %19

terminate.lpad:                                   ; preds = %entry
  %20 = landingpad { ptr, i32 }
          catch ptr null
  %21 = extractvalue { ptr, i32 } %20, 0
  call void @__clang_call_terminate(ptr %21)
  unreachable
}

define void @_ZSt9terminatev() personality ptr @__gxx_personality_v0 {
entry:
  %own = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %own)
  %0 = load atomic i64, ptr @_ZN12_GLOBAL__N_17handlerE acquire, align 8
  store i64 %0, ptr %atomic-temp, align 8
  %1 = load ptr, ptr %atomic-temp, align 8
  store ptr %1, ptr %own, align 8
  %2 = load ptr, ptr %own, align 8
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %own, align 8
  invoke void %3()
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  br label %if.end

if.end:                                           ; preds = %invoke.cont, %entry
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %5 = load ptr, ptr %4, align 8
  %tobool1 = icmp ne ptr %5, null
  br i1 %tobool1, label %if.then2, label %if.end4

if.then2:                                         ; preds = %if.end
  %6 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %7 = load ptr, ptr %6, align 8
  %type = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %7, i32 0, i32 1
  %8 = load ptr, ptr %type, align 8
  invoke void @_ZN12_GLOBAL__N_111end_programEPKcPKSt9type_info(ptr noundef @.str.27, ptr noundef %8)
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %if.then2
  unreachable

if.end4:                                          ; preds = %if.end
  invoke void @__raddle_error_abort(ptr noundef @.str.1)
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %if.end4
  unreachable

terminate.lpad:                                   ; preds = %if.end4, %if.then2, %if.then
  %9 = landingpad { ptr, i32 }
          catch ptr null
  %10 = extractvalue { ptr, i32 } %9, 0
  call void @__clang_call_terminate(ptr %10)
  unreachable
}

define void @__cxa_free_exception(ptr noundef %thrown) personality ptr @__gxx_personality_v0 {
entry:
  %thrown.addr = alloca ptr, align 8
  store ptr %thrown, ptr %thrown.addr, align 8
  %0 = load ptr, ptr %thrown.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  invoke void @__raddle_free(ptr noundef %call)
          to label %invoke.cont1 unwind label %terminate.lpad

invoke.cont1:                                     ; preds = %invoke.cont
  ret void

terminate.lpad:                                   ; preds = %invoke.cont, %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

declare void @__raddle_free(ptr noundef)

define internal noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %thrown) {
entry:
  %thrown.addr = alloca ptr, align 8
  store ptr %thrown, ptr %thrown.addr, align 8
  %0 = load ptr, ptr %thrown.addr, align 8
  %add.ptr = getelementptr inbounds %"struct.(anonymous namespace)::Header", ptr %0, i64 -1
  ret ptr %add.ptr
}

define ptr @__cxa_init_primary_exception(ptr noundef %thrown, ptr noundef %type, ptr noundef %destructor) personality ptr @__gxx_personality_v0 {
entry:
  %thrown.addr = alloca ptr, align 8
  %type.addr = alloca ptr, align 8
  %destructor.addr = alloca ptr, align 8
  %header = alloca ptr, align 8
  store ptr %thrown, ptr %thrown.addr, align 8
  store ptr %type, ptr %type.addr, align 8
  store ptr %destructor, ptr %destructor.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %header)
  %0 = load ptr, ptr %thrown.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store ptr %call, ptr %header, align 8
  %1 = load ptr, ptr %type.addr, align 8
  %2 = load ptr, ptr %header, align 8
  %type1 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %2, i32 0, i32 1
  store ptr %1, ptr %type1, align 8
  %3 = load ptr, ptr %destructor.addr, align 8
  %4 = load ptr, ptr %header, align 8
  %destructor2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %4, i32 0, i32 2
  store ptr %3, ptr %destructor2, align 8
  %5 = load ptr, ptr %header, align 8
  call void @llvm.lifetime.end.p0(ptr %header)
  ret ptr %5

terminate.lpad:                                   ; preds = %entry
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  call void @__clang_call_terminate(ptr %7)
  unreachable
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

declare void @llvm.lifetime.end.p0(ptr captures(none))

define void @__cxa_throw(ptr noundef %thrown, ptr noundef %type, ptr noundef %destructor) {
entry:
  %thrown.addr = alloca ptr, align 8
  %type.addr = alloca ptr, align 8
  %destructor.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  store ptr %thrown, ptr %thrown.addr, align 8
  store ptr %type, ptr %type.addr, align 8
  store ptr %destructor, ptr %destructor.addr, align 8
  %0 = load ptr, ptr %thrown.addr, align 8
  %1 = load ptr, ptr %type.addr, align 8
  %2 = load ptr, ptr %destructor.addr, align 8
  %call = call ptr @__cxa_init_primary_exception(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  %3 = load ptr, ptr %thrown.addr, align 8
  %call1 = call noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %3)
  %references = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %call1, i32 0, i32 6
  store i64 1, ptr %.atomictmp, align 8
  %4 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %4, ptr %references monotonic, align 8
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18uncaughtE)
  %6 = load i32, ptr %5, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %5, align 4
  %7 = load ptr, ptr %thrown.addr, align 8
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__raddle_unwinding)
  store ptr %7, ptr %8, align 8
  ret void
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define void @__raddle_fatal_throw(ptr noundef %0, ptr noundef %type, ptr noundef %1) {
entry:
  %.addr = alloca ptr, align 8
  %type.addr = alloca ptr, align 8
  %.addr1 = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %type, ptr %type.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  %2 = load ptr, ptr %type.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcPKSt9type_info(ptr noundef @.str, ptr noundef %2)
  unreachable
}

define internal void @_ZN12_GLOBAL__N_111end_programEPKcPKSt9type_info(ptr noundef %what, ptr noundef %type) {
entry:
  %what.addr = alloca ptr, align 8
  %type.addr = alloca ptr, align 8
  store ptr %what, ptr %what.addr, align 8
  store ptr %type, ptr %type.addr, align 8
  %0 = load ptr, ptr %type.addr, align 8
  %call = call noundef ptr @_ZNKSt9type_info4nameB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(16) %0)
  %1 = load ptr, ptr %what.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.53, ptr noundef %call, ptr noundef %1)
  unreachable
}

define void @__raddle_fatal_rethrow() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.1)
  unreachable
}

declare void @__raddle_error_abort(ptr noundef)

define void @__raddle_fatal_rethrow_primary(ptr noundef %primary) {
entry:
  %primary.addr = alloca ptr, align 8
  store ptr %primary, ptr %primary.addr, align 8
  %0 = load ptr, ptr %primary.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %primary.addr, align 8
  %call = call noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %1)
  %type = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %call, i32 0, i32 1
  %2 = load ptr, ptr %type, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcPKSt9type_info(ptr noundef @.str, ptr noundef %2)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

define void @__raddle_fatal_bad_alloc() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.2)
  unreachable
}

define void @__raddle_fatal_bad_any_cast() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.3)
  unreachable
}

define void @__raddle_fatal_bad_array_new_length() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.4)
  unreachable
}

define void @__raddle_fatal_bad_cast() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.5)
  unreachable
}

define void @__raddle_fatal_bad_function_call() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.6)
  unreachable
}

define void @__raddle_fatal_bad_optional_access() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.7)
  unreachable
}

define void @__raddle_fatal_bad_variant_access() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.8)
  unreachable
}

define void @__raddle_fatal_bad_weak_ptr() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.9)
  unreachable
}

define void @__raddle_fatal_regex_error() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.10)
  unreachable
}

define void @__raddle_fatal_domain_error(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.11, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define internal void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef %first, ptr noundef %second, ptr noundef %third) {
entry:
  %first.addr = alloca ptr, align 8
  %second.addr = alloca ptr, align 8
  %third.addr = alloca ptr, align 8
  %at = alloca i32, align 4
  %__range1 = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::initializer_list", align 8
  %ref.tmp1 = alloca [3 x ptr], align 8
  %__begin1 = alloca ptr, align 8
  %__end1 = alloca ptr, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %part = alloca ptr, align 8
  %c = alloca ptr, align 8
  store ptr %first, ptr %first.addr, align 8
  store ptr %second, ptr %second.addr, align 8
  store ptr %third, ptr %third.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %at)
  store i32 0, ptr %at, align 4
  call void @llvm.lifetime.start.p0(ptr %__range1)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  %0 = load ptr, ptr %first.addr, align 8
  store ptr %0, ptr %ref.tmp1, align 8
  %arrayinit.element = getelementptr inbounds ptr, ptr %ref.tmp1, i64 1
  %1 = load ptr, ptr %second.addr, align 8
  store ptr %1, ptr %arrayinit.element, align 8
  %arrayinit.element2 = getelementptr inbounds ptr, ptr %ref.tmp1, i64 2
  %2 = load ptr, ptr %third.addr, align 8
  store ptr %2, ptr %arrayinit.element2, align 8
  %__begin_ = getelementptr inbounds nuw %"class.std::initializer_list", ptr %ref.tmp, i32 0, i32 0
  store ptr %ref.tmp1, ptr %__begin_, align 8
  %__size_ = getelementptr inbounds nuw %"class.std::initializer_list", ptr %ref.tmp, i32 0, i32 1
  store i64 3, ptr %__size_, align 8
  store ptr %ref.tmp, ptr %__range1, align 8
  call void @llvm.lifetime.start.p0(ptr %__begin1)
  %3 = load ptr, ptr %__range1, align 8
  %call = call noundef ptr @_ZNKSt16initializer_listIPKcE5beginB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(16) %3)
  store ptr %call, ptr %__begin1, align 8
  call void @llvm.lifetime.start.p0(ptr %__end1)
  %4 = load ptr, ptr %__range1, align 8
  %call3 = call noundef ptr @_ZNKSt16initializer_listIPKcE3endB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(16) %4)
  store ptr %call3, ptr %__end1, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc8, %entry
  %5 = load ptr, ptr %__begin1, align 8
  %6 = load ptr, ptr %__end1, align 8
  %cmp = icmp ne ptr %5, %6
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %__end1)
  call void @llvm.lifetime.end.p0(ptr %__begin1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %__range1)
  br label %for.end10

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %part)
  %7 = load ptr, ptr %__begin1, align 8
  %8 = load ptr, ptr %7, align 8
  store ptr %8, ptr %part, align 8
  call void @llvm.lifetime.start.p0(ptr %c)
  %9 = load ptr, ptr %part, align 8
  store ptr %9, ptr %c, align 8
  br label %for.cond4

for.cond4:                                        ; preds = %for.inc, %for.body
  %10 = load ptr, ptr %c, align 8
  %11 = load i8, ptr %10, align 1
  %tobool = icmp ne i8 %11, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond4
  %12 = load i32, ptr %at, align 4
  %cmp5 = icmp ult i32 %12, 255
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond4
  %13 = phi i1 [ false, %for.cond4 ], [ %cmp5, %land.rhs ]
  br i1 %13, label %for.body7, label %for.cond.cleanup6

for.cond.cleanup6:                                ; preds = %land.end
  store i32 4, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %c)
  br label %for.end

for.body7:                                        ; preds = %land.end
  %14 = load ptr, ptr %c, align 8
  %15 = load i8, ptr %14, align 1
  %16 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZZN12_GLOBAL__N_111end_programEPKcS1_S1_E4text)
  %17 = load i32, ptr %at, align 4
  %inc = add i32 %17, 1
  store i32 %inc, ptr %at, align 4
  %idxprom = zext i32 %17 to i64
  %arrayidx = getelementptr inbounds nuw [256 x i8], ptr %16, i64 0, i64 %idxprom
  store i8 %15, ptr %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body7
  %18 = load ptr, ptr %c, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %18, i32 1
  store ptr %incdec.ptr, ptr %c, align 8
  br label %for.cond4

for.end:                                          ; preds = %for.cond.cleanup6
  call void @llvm.lifetime.end.p0(ptr %part)
  br label %for.inc8

for.inc8:                                         ; preds = %for.end
  %19 = load ptr, ptr %__begin1, align 8
  %incdec.ptr9 = getelementptr inbounds nuw ptr, ptr %19, i32 1
  store ptr %incdec.ptr9, ptr %__begin1, align 8
  br label %for.cond

for.end10:                                        ; preds = %for.cond.cleanup
  %20 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZZN12_GLOBAL__N_111end_programEPKcS1_S1_E4text)
  %21 = load i32, ptr %at, align 4
  %idxprom11 = zext i32 %21 to i64
  %arrayidx12 = getelementptr inbounds nuw [256 x i8], ptr %20, i64 0, i64 %idxprom11
  store i8 0, ptr %arrayidx12, align 1
  %22 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZZN12_GLOBAL__N_111end_programEPKcS1_S1_E4text)
  %arraydecay = getelementptr inbounds [256 x i8], ptr %22, i64 0, i64 0
  call void @__raddle_error_abort(ptr noundef %arraydecay)
  unreachable
}

define void @__raddle_fatal_format_error(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.13, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_invalid_argument(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.14, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_length_error(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.15, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_logic_error(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.16, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_out_of_range(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.17, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_overflow_error(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.18, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_range_error(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.19, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_runtime_error(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.20, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_underflow_error(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.21, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_failure(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.22, ptr noundef %0, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_fatal_system_error(i32 noundef %0, ptr noundef %text) {
entry:
  %.addr = alloca i32, align 4
  %text.addr = alloca ptr, align 8
  store i32 %0, ptr %.addr, align 4
  store ptr %text, ptr %text.addr, align 8
  %1 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.23, ptr noundef %1, ptr noundef @.str.12)
  unreachable
}

define void @__raddle_uncaught() {
entry:
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__raddle_unwinding)
  %1 = load ptr, ptr %0, align 8
  %call = call noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %1)
  %type = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %call, i32 0, i32 1
  %2 = load ptr, ptr %type, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcPKSt9type_info(ptr noundef @.str, ptr noundef %2)
  unreachable
}

define i32 @__raddle_catches(ptr noundef %thrown, ptr noundef %wanted, i32 noundef %number, i32 noundef %earlier) {
entry:
  %retval = alloca i32, align 4
  %thrown.addr = alloca ptr, align 8
  %wanted.addr = alloca ptr, align 8
  %number.addr = alloca i32, align 4
  %earlier.addr = alloca i32, align 4
  %header = alloca ptr, align 8
  %object = alloca ptr, align 8
  %asked = alloca ptr, align 8
  %type = alloca ptr, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %thrown, ptr %thrown.addr, align 8
  store ptr %wanted, ptr %wanted.addr, align 8
  store i32 %number, ptr %number.addr, align 4
  store i32 %earlier, ptr %earlier.addr, align 4
  %0 = load i32, ptr %earlier.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %earlier.addr, align 4
  store i32 %1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %header)
  %2 = load ptr, ptr %thrown.addr, align 8
  %call = call noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %2)
  store ptr %call, ptr %header, align 8
  call void @llvm.lifetime.start.p0(ptr %object)
  %3 = load ptr, ptr %header, align 8
  %call1 = call noundef ptr @_ZN12_GLOBAL__N_19object_ofEPNS_6HeaderE(ptr noundef %3)
  store ptr %call1, ptr %object, align 8
  %4 = load ptr, ptr %wanted.addr, align 8
  %tobool2 = icmp ne ptr %4, null
  br i1 %tobool2, label %if.then3, label %if.end9

if.then3:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %asked)
  %5 = load ptr, ptr %wanted.addr, align 8
  store ptr %5, ptr %asked, align 8
  call void @llvm.lifetime.start.p0(ptr %type)
  %6 = load ptr, ptr %header, align 8
  %type4 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %6, i32 0, i32 1
  %7 = load ptr, ptr %type4, align 8
  store ptr %7, ptr %type, align 8
  %8 = load ptr, ptr %asked, align 8
  %9 = load ptr, ptr %type, align 8
  %vtable = load ptr, ptr %8, align 8
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 4
  %10 = load ptr, ptr %vfn, align 8
  %call5 = call noundef zeroext i1 %10(ptr noundef nonnull align 8 dereferenceable(16) %8, ptr noundef %9, ptr noundef nonnull align 8 dereferenceable(8) %object)
  br i1 %call5, label %if.end7, label %if.then6

if.then6:                                         ; preds = %if.then3
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end7:                                          ; preds = %if.then3
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end7, %if.then6
  call void @llvm.lifetime.end.p0(ptr %type)
  call void @llvm.lifetime.end.p0(ptr %asked)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup10 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %if.end9

if.end9:                                          ; preds = %cleanup.cont, %if.end
  %11 = load ptr, ptr %object, align 8
  %12 = load ptr, ptr %header, align 8
  %adjusted = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %12, i32 0, i32 0
  store ptr %11, ptr %adjusted, align 8
  %13 = load i32, ptr %number.addr, align 4
  store i32 %13, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup10

cleanup10:                                        ; preds = %if.end9, %cleanup
  call void @llvm.lifetime.end.p0(ptr %object)
  call void @llvm.lifetime.end.p0(ptr %header)
  br label %return

return:                                           ; preds = %cleanup10, %if.then
  %14 = load i32, ptr %retval, align 4
  ret i32 %14
}

define internal noundef ptr @_ZN12_GLOBAL__N_19object_ofEPNS_6HeaderE(ptr noundef %header) {
entry:
  %header.addr = alloca ptr, align 8
  store ptr %header, ptr %header.addr, align 8
  %0 = load ptr, ptr %header.addr, align 8
  %primary = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %0, i32 0, i32 3
  %1 = load ptr, ptr %primary, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %header.addr, align 8
  %primary1 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %2, i32 0, i32 3
  %3 = load ptr, ptr %primary1, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  %4 = load ptr, ptr %header.addr, align 8
  %add.ptr = getelementptr inbounds %"struct.(anonymous namespace)::Header", ptr %4, i64 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %3, %cond.true ], [ %add.ptr, %cond.false ]
  ret ptr %cond
}

define ptr @__cxa_get_exception_ptr(ptr noundef %thrown) personality ptr @__gxx_personality_v0 {
entry:
  %thrown.addr = alloca ptr, align 8
  store ptr %thrown, ptr %thrown.addr, align 8
  %0 = load ptr, ptr %thrown.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %adjusted = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %call, i32 0, i32 0
  %1 = load ptr, ptr %adjusted, align 8
  ret ptr %1

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3)
  unreachable
}

define void @__cxa_end_catch() {
entry:
  %header = alloca ptr, align 8
  %cleanup.dest.slot = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %header)
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %1 = load ptr, ptr %0, align 8
  store ptr %1, ptr %header, align 8
  %2 = load ptr, ptr %header, align 8
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %header, align 8
  %handlers = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %3, i32 0, i32 5
  %4 = load i64, ptr %handlers, align 8
  %cmp = icmp slt i64 %4, 0
  br i1 %cmp, label %if.then1, label %if.else

if.then1:                                         ; preds = %if.end
  %5 = load ptr, ptr %header, align 8
  %handlers2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %5, i32 0, i32 5
  %6 = load i64, ptr %handlers2, align 8
  %inc = add nsw i64 %6, 1
  store i64 %inc, ptr %handlers2, align 8
  %cmp3 = icmp eq i64 %inc, 0
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.then1
  %7 = load ptr, ptr %header, align 8
  %next = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %7, i32 0, i32 4
  %8 = load ptr, ptr %next, align 8
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  store ptr %8, ptr %9, align 8
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %if.then1
  br label %if.end11

if.else:                                          ; preds = %if.end
  %10 = load ptr, ptr %header, align 8
  %handlers6 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %10, i32 0, i32 5
  %11 = load i64, ptr %handlers6, align 8
  %dec = add nsw i64 %11, -1
  store i64 %dec, ptr %handlers6, align 8
  %cmp7 = icmp eq i64 %dec, 0
  br i1 %cmp7, label %if.then8, label %if.end10

if.then8:                                         ; preds = %if.else
  %12 = load ptr, ptr %header, align 8
  %next9 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %12, i32 0, i32 4
  %13 = load ptr, ptr %next9, align 8
  %14 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  store ptr %13, ptr %14, align 8
  %15 = load ptr, ptr %header, align 8
  %add.ptr = getelementptr inbounds %"struct.(anonymous namespace)::Header", ptr %15, i64 1
  call void @_ZN12_GLOBAL__N_17releaseEPv(ptr noundef %add.ptr)
  br label %if.end10

if.end10:                                         ; preds = %if.then8, %if.else
  br label %if.end11

if.end11:                                         ; preds = %if.end10, %if.end5
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end11, %if.then
  call void @llvm.lifetime.end.p0(ptr %header)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

define internal void @_ZN12_GLOBAL__N_17releaseEPv(ptr noundef %thrown) {
entry:
  %thrown.addr = alloca ptr, align 8
  %header = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %thrown, ptr %thrown.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %header)
  %0 = load ptr, ptr %thrown.addr, align 8
  %call = call noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %0)
  store ptr %call, ptr %header, align 8
  %1 = load ptr, ptr %header, align 8
  %references = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %1, i32 0, i32 6
  store i64 1, ptr %.atomictmp, align 8
  %2 = load i64, ptr %.atomictmp, align 8
  %3 = atomicrmw sub ptr %references, i64 %2 acq_rel, align 8
  store i64 %3, ptr %atomic-temp, align 8
  %4 = load i64, ptr %atomic-temp, align 8
  %cmp = icmp ne i64 %4, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %header, align 8
  %primary = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %5, i32 0, i32 3
  %6 = load ptr, ptr %primary, align 8
  %tobool = icmp ne ptr %6, null
  br i1 %tobool, label %if.then1, label %if.else

if.then1:                                         ; preds = %if.end
  %7 = load ptr, ptr %header, align 8
  %primary2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %7, i32 0, i32 3
  %8 = load ptr, ptr %primary2, align 8
  call void @_ZN12_GLOBAL__N_17releaseEPv(ptr noundef %8)
  br label %if.end7

if.else:                                          ; preds = %if.end
  %9 = load ptr, ptr %header, align 8
  %destructor = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %9, i32 0, i32 2
  %10 = load ptr, ptr %destructor, align 8
  %tobool3 = icmp ne ptr %10, null
  br i1 %tobool3, label %if.then4, label %if.end6

if.then4:                                         ; preds = %if.else
  %11 = load ptr, ptr %header, align 8
  %destructor5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %11, i32 0, i32 2
  %12 = load ptr, ptr %destructor5, align 8
  %13 = load ptr, ptr %thrown.addr, align 8
  call void %12(ptr noundef %13)
  br label %if.end6

if.end6:                                          ; preds = %if.then4, %if.else
  br label %if.end7

if.end7:                                          ; preds = %if.end6, %if.then1
  %14 = load ptr, ptr %header, align 8
  call void @__raddle_free(ptr noundef %14)
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end7, %if.then
  call void @llvm.lifetime.end.p0(ptr %header)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

define void @__cxa_rethrow() {
entry:
  %header = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %header)
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %1 = load ptr, ptr %0, align 8
  store ptr %1, ptr %header, align 8
  %2 = load ptr, ptr %header, align 8
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__raddle_error_abort(ptr noundef @.str.24)
  unreachable

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %header, align 8
  %handlers = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %3, i32 0, i32 5
  %4 = load i64, ptr %handlers, align 8
  %sub = sub nsw i64 0, %4
  %5 = load ptr, ptr %header, align 8
  %handlers1 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %5, i32 0, i32 5
  store i64 %sub, ptr %handlers1, align 8
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18uncaughtE)
  %7 = load i32, ptr %6, align 4
  %inc = add nsw i32 %7, 1
  store i32 %inc, ptr %6, align 4
  %8 = load ptr, ptr %header, align 8
  %add.ptr = getelementptr inbounds %"struct.(anonymous namespace)::Header", ptr %8, i64 1
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__raddle_unwinding)
  store ptr %add.ptr, ptr %9, align 8
  call void @llvm.lifetime.end.p0(ptr %header)
  ret void
}

define ptr @__cxa_current_exception_type() {
entry:
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %1 = load ptr, ptr %0, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %3 = load ptr, ptr %2, align 8
  %type = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %3, i32 0, i32 1
  %4 = load ptr, ptr %type, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %4, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

define void @__cxa_increment_exception_refcount(ptr noundef %thrown) personality ptr @__gxx_personality_v0 {
entry:
  %thrown.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %thrown, ptr %thrown.addr, align 8
  %0 = load ptr, ptr %thrown.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %thrown.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %1)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  %references = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %call, i32 0, i32 6
  store i64 1, ptr %.atomictmp, align 8
  %2 = load i64, ptr %.atomictmp, align 8
  %3 = atomicrmw add ptr %references, i64 %2 monotonic, align 8
  store i64 %3, ptr %atomic-temp, align 8
  %4 = load i64, ptr %atomic-temp, align 8
  br label %if.end

if.end:                                           ; preds = %invoke.cont, %entry
  ret void

terminate.lpad:                                   ; preds = %if.then
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  call void @__clang_call_terminate(ptr %6)
  unreachable
}

define void @__cxa_decrement_exception_refcount(ptr noundef %thrown) personality ptr @__gxx_personality_v0 {
entry:
  %thrown.addr = alloca ptr, align 8
  store ptr %thrown, ptr %thrown.addr, align 8
  %0 = load ptr, ptr %thrown.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %thrown.addr, align 8
  invoke void @_ZN12_GLOBAL__N_17releaseEPv(ptr noundef %1)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  br label %if.end

if.end:                                           ; preds = %invoke.cont, %entry
  ret void

terminate.lpad:                                   ; preds = %if.then
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3)
  unreachable
}

define ptr @__cxa_current_primary_exception() {
entry:
  %retval = alloca ptr, align 8
  %thrown = alloca ptr, align 8
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %1 = load ptr, ptr %0, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store ptr null, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %thrown)
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %3 = load ptr, ptr %2, align 8
  %primary = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %3, i32 0, i32 3
  %4 = load ptr, ptr %primary, align 8
  %tobool1 = icmp ne ptr %4, null
  br i1 %tobool1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %6 = load ptr, ptr %5, align 8
  %primary2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %6, i32 0, i32 3
  %7 = load ptr, ptr %primary2, align 8
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN12_GLOBAL__N_16caughtE)
  %9 = load ptr, ptr %8, align 8
  %add.ptr = getelementptr inbounds %"struct.(anonymous namespace)::Header", ptr %9, i64 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %7, %cond.true ], [ %add.ptr, %cond.false ]
  store ptr %cond, ptr %thrown, align 8
  %10 = load ptr, ptr %thrown, align 8
  call void @__cxa_increment_exception_refcount(ptr noundef %10)
  %11 = load ptr, ptr %thrown, align 8
  store ptr %11, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %thrown)
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %12 = load ptr, ptr %retval, align 8
  ret ptr %12
}

define void @__raddle_rethrow(ptr noundef %primary) {
entry:
  %primary.addr = alloca ptr, align 8
  %header = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  store ptr %primary, ptr %primary.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %header)
  %call = call ptr @__raddle_allocate(i64 noundef 64, i32 noundef 1)
  store ptr %call, ptr %header, align 8
  %0 = load ptr, ptr %primary.addr, align 8
  %call1 = call noundef ptr @_ZN12_GLOBAL__N_19header_ofEPv(ptr noundef %0)
  %type = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %call1, i32 0, i32 1
  %1 = load ptr, ptr %type, align 8
  %2 = load ptr, ptr %header, align 8
  %type2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %2, i32 0, i32 1
  store ptr %1, ptr %type2, align 8
  %3 = load ptr, ptr %primary.addr, align 8
  %4 = load ptr, ptr %header, align 8
  %primary3 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %4, i32 0, i32 3
  store ptr %3, ptr %primary3, align 8
  %5 = load ptr, ptr %header, align 8
  %references = getelementptr inbounds nuw %"struct.(anonymous namespace)::Header", ptr %5, i32 0, i32 6
  store i64 1, ptr %.atomictmp, align 8
  %6 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %6, ptr %references monotonic, align 8
  %7 = load ptr, ptr %primary.addr, align 8
  call void @__cxa_increment_exception_refcount(ptr noundef %7)
  %8 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18uncaughtE)
  %9 = load i32, ptr %8, align 4
  %inc = add nsw i32 %9, 1
  store i32 %inc, ptr %8, align 4
  %10 = load ptr, ptr %header, align 8
  %add.ptr = getelementptr inbounds %"struct.(anonymous namespace)::Header", ptr %10, i64 1
  %11 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @__raddle_unwinding)
  store ptr %add.ptr, ptr %11, align 8
  call void @llvm.lifetime.end.p0(ptr %header)
  ret void
}

define void @__cxa_rethrow_primary_exception(ptr noundef %primary) {
entry:
  %primary.addr = alloca ptr, align 8
  store ptr %primary, ptr %primary.addr, align 8
  %0 = load ptr, ptr %primary.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %primary.addr, align 8
  call void @__raddle_rethrow(ptr noundef %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define zeroext i1 @__cxa_uncaught_exception() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18uncaughtE)
  %1 = load i32, ptr %0, align 4
  %cmp = icmp ne i32 %1, 0
  ret i1 %cmp
}

define i32 @__cxa_uncaught_exceptions() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18uncaughtE)
  %1 = load i32, ptr %0, align 4
  ret i32 %1
}

define void @__cxa_bad_cast() {
entry:
  %exception = call ptr @__cxa_allocate_exception(i64 8)
  call void @_ZNSt8bad_castC1Ev(ptr noundef nonnull align 8 dereferenceable(8) %exception)
  call void @__cxa_throw(ptr %exception, ptr @_ZTISt8bad_cast, ptr @_ZNSt8bad_castD1Ev)
  unreachable
}

declare void @_ZNSt8bad_castC1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr

declare void @_ZNSt8bad_castD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr

define void @__cxa_bad_typeid() {
entry:
  %exception = call ptr @__cxa_allocate_exception(i64 8)
  call void @_ZNSt10bad_typeidC1Ev(ptr noundef nonnull align 8 dereferenceable(8) %exception)
  call void @__cxa_throw(ptr %exception, ptr @_ZTISt10bad_typeid, ptr @_ZNSt10bad_typeidD1Ev)
  unreachable
}

declare void @_ZNSt10bad_typeidC1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr

declare void @_ZNSt10bad_typeidD1Ev(ptr noundef nonnull align 8 dereferenceable(8)) unnamed_addr

define void @__cxa_throw_bad_array_new_length() {
entry:
  call void @__raddle_unsupported(ptr noundef @.str.25)
  unreachable
}

declare void @__raddle_unsupported(ptr noundef)

define void @__cxa_call_unexpected(ptr noundef %0) {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  call void @__raddle_unsupported(ptr noundef @.str.26)
  unreachable
}

define noundef ptr @_ZSt13set_terminatePFvvE(ptr noundef %own) {
entry:
  %own.addr = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %own, ptr %own.addr, align 8
  %0 = load ptr, ptr %own.addr, align 8
  store ptr %0, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw xchg ptr @_ZN12_GLOBAL__N_17handlerE, i64 %1 acq_rel, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load ptr, ptr %atomic-temp, align 8
  ret ptr %3
}

define noundef ptr @_ZSt13get_terminatev() {
entry:
  %atomic-temp = alloca ptr, align 8
  %0 = load atomic i64, ptr @_ZN12_GLOBAL__N_17handlerE acquire, align 8
  store i64 %0, ptr %atomic-temp, align 8
  %1 = load ptr, ptr %atomic-temp, align 8
  ret ptr %1
}

define noundef zeroext i1 @_ZSt18uncaught_exceptionv() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18uncaughtE)
  %1 = load i32, ptr %0, align 4
  %cmp = icmp ne i32 %1, 0
  ret i1 %cmp
}

define noundef i32 @_ZSt19uncaught_exceptionsv() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18uncaughtE)
  %1 = load i32, ptr %0, align 4
  ret i32 %1
}

define noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %stream, i1 noundef zeroext %skip) {
entry:
  %retval = alloca i1, align 1
  %stream.addr = alloca ptr, align 8
  %skip.addr = alloca i8, align 1
  %base = alloca ptr, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %c = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  %storedv = zext i1 %skip to i8
  store i8 %storedv, ptr %skip.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %base)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  store ptr %call, ptr %base, align 8
  %1 = load ptr, ptr %base, align 8
  %state = getelementptr inbounds nuw %"struct.streams::Base", ptr %1, i32 0, i32 2
  %2 = load i32, ptr %state, align 8
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %base, align 8
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %3, i32 noundef 4)
  store i1 false, ptr %retval, align 1
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  %4 = load i8, ptr %skip.addr, align 1
  %loadedv = trunc i8 %4 to i1
  br i1 %loadedv, label %land.lhs.true, label %if.end11

land.lhs.true:                                    ; preds = %if.end
  %5 = load ptr, ptr %base, align 8
  %format = getelementptr inbounds nuw %"struct.streams::Base", ptr %5, i32 0, i32 1
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %format, i32 0, i32 0
  %6 = load i32, ptr %flags, align 8
  %and = and i32 %6, 4096
  %tobool1 = icmp ne i32 %and, 0
  br i1 %tobool1, label %if.then2, label %if.end11

if.then2:                                         ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(ptr %c)
  %7 = load ptr, ptr %base, align 8
  %buffer = getelementptr inbounds nuw %"struct.streams::Base", ptr %7, i32 0, i32 4
  %8 = load ptr, ptr %buffer, align 8
  %call3 = call noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %8)
  store i32 %call3, ptr %c, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.then2
  %9 = load i32, ptr %c, align 4
  %cmp = icmp ne i32 %9, -1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %10 = load i32, ptr %c, align 4
  %call4 = call i32 @isspace(i32 noundef %10)
  %tobool5 = icmp ne i32 %call4, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %11 = phi i1 [ false, %while.cond ], [ %tobool5, %land.rhs ]
  br i1 %11, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %12 = load ptr, ptr %base, align 8
  %buffer6 = getelementptr inbounds nuw %"struct.streams::Base", ptr %12, i32 0, i32 4
  %13 = load ptr, ptr %buffer6, align 8
  %call7 = call noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %13)
  store i32 %call7, ptr %c, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  %14 = load i32, ptr %c, align 4
  %cmp8 = icmp eq i32 %14, -1
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %while.end
  %15 = load ptr, ptr %base, align 8
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %15, i32 noundef 6)
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %while.end
  call void @llvm.lifetime.end.p0(ptr %c)
  br label %if.end11

if.end11:                                         ; preds = %if.end10, %land.lhs.true, %if.end
  %16 = load ptr, ptr %base, align 8
  %state12 = getelementptr inbounds nuw %"struct.streams::Base", ptr %16, i32 0, i32 2
  %17 = load i32, ptr %state12, align 8
  %cmp13 = icmp eq i32 %17, 0
  store i1 %cmp13, ptr %retval, align 1
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end11, %if.then
  call void @llvm.lifetime.end.p0(ptr %base)
  %18 = load i1, ptr %retval, align 1
  ret i1 %18
}

define linkonce_odr noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %stream) comdat {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %stream.addr, align 8
  %2 = load ptr, ptr %1, align 8
  %arrayidx = getelementptr inbounds i64, ptr %2, i64 -3
  %3 = load i64, ptr %arrayidx, align 8
  %add.ptr = getelementptr inbounds i8, ptr %0, i64 %3
  ret ptr %add.ptr
}

define linkonce_odr void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %this, i32 noundef %more) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %more.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  store i32 %more, ptr %more.addr, align 4
  %this1 = load ptr, ptr %this.addr, align 8
  %state = getelementptr inbounds nuw %"struct.streams::Base", ptr %this1, i32 0, i32 2
  %0 = load i32, ptr %state, align 8
  %1 = load i32, ptr %more.addr, align 4
  %or = or i32 %0, %1
  call void @_ZNSt3__18ios_base5clearEj(ptr noundef nonnull align 8 dereferenceable(136) %this1, i32 noundef %or)
  ret void
}

define linkonce_odr noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this) comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca i32, align 4
  %this.addr = alloca ptr, align 8
  %__guard = alloca %"class.std::__1::__scope_guard", align 8
  %agg.tmp = alloca %class.anon, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE18__check_invariantsB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
  call void @llvm.lifetime.start.p0(ptr %__guard)
  %0 = getelementptr inbounds nuw %class.anon, ptr %agg.tmp, i32 0, i32 0
  store ptr %this1, ptr %0, align 8
  %coerce.dive = getelementptr inbounds nuw %class.anon, ptr %agg.tmp, i32 0, i32 0
  %1 = load ptr, ptr %coerce.dive, align 8
  call void @_ZNSt3__118__make_scope_guardB9nie220108IZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EENS_13__scope_guardIT_EES7_(ptr dead_on_unwind writable sret(%"class.std::__1::__scope_guard") align 8 %__guard, ptr %1)
  %call = invoke noundef ptr @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE4gptrB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %call3 = invoke noundef ptr @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE5egptrB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
          to label %invoke.cont2 unwind label %lpad

invoke.cont2:                                     ; preds = %invoke.cont
  %cmp = icmp eq ptr %call, %call3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %invoke.cont2
  %vtable = load ptr, ptr %this1, align 8
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 9
  %2 = load ptr, ptr %vfn, align 8
  %call5 = invoke noundef i32 %2(ptr noundef nonnull align 8 dereferenceable(64) %this1)
          to label %invoke.cont4 unwind label %lpad

invoke.cont4:                                     ; preds = %if.then
  store i32 %call5, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

lpad:                                             ; preds = %if.end, %if.then, %invoke.cont, %entry
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  store ptr %4, ptr %exn.slot, align 8
  %5 = extractvalue { ptr, i32 } %3, 1
  store i32 %5, ptr %ehselector.slot, align 4
  call void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_ED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__guard)
  call void @llvm.lifetime.end.p0(ptr %__guard)
  br label %eh.resume

if.end:                                           ; preds = %invoke.cont2
  %call7 = invoke noundef ptr @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE4gptrB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
          to label %invoke.cont6 unwind label %lpad

invoke.cont6:                                     ; preds = %if.end
  %6 = load i8, ptr %call7, align 1
  %call8 = call noundef i32 @_ZNSt3__111char_traitsIcE11to_int_typeB9nie220108Ec(i8 noundef signext %6)
  store i32 %call8, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %invoke.cont6, %invoke.cont4
  call void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_ED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__guard)
  call void @llvm.lifetime.end.p0(ptr %__guard)
  %7 = load i32, ptr %retval, align 4
  ret i32 %7

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8
  %sel = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0
  %lpad.val10 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1
  resume { ptr, i32 } %lpad.val10
}

define available_externally i32 @isspace(i32 noundef %__c) {
entry:
  %__c.addr = alloca i32, align 4
  store i32 %__c, ptr %__c.addr, align 4
  %call = call ptr @__ctype_b_loc()
  %0 = load ptr, ptr %call, align 8
  %1 = load i32, ptr %__c.addr, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i16, ptr %0, i64 %idxprom
  %2 = load i16, ptr %arrayidx, align 2
  %conv = zext i16 %2 to i32
  %and = and i32 %conv, 8192
  ret i32 %and
}

define linkonce_odr noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this) comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca i32, align 4
  %this.addr = alloca ptr, align 8
  %__guard = alloca %"class.std::__1::__scope_guard.7", align 8
  %agg.tmp = alloca %class.anon.8, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE18__check_invariantsB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
  call void @llvm.lifetime.start.p0(ptr %__guard)
  %0 = getelementptr inbounds nuw %class.anon.8, ptr %agg.tmp, i32 0, i32 0
  store ptr %this1, ptr %0, align 8
  %coerce.dive = getelementptr inbounds nuw %class.anon.8, ptr %agg.tmp, i32 0, i32 0
  %1 = load ptr, ptr %coerce.dive, align 8
  call void @_ZNSt3__118__make_scope_guardB9nie220108IZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EENS_13__scope_guardIT_EES7_(ptr dead_on_unwind writable sret(%"class.std::__1::__scope_guard.7") align 8 %__guard, ptr %1)
  %call = invoke noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %call2 = call noundef i32 @_ZNSt3__111char_traitsIcE3eofB9nie220108Ev()
  %cmp = icmp eq i32 %call, %call2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %invoke.cont
  %call3 = call noundef i32 @_ZNSt3__111char_traitsIcE3eofB9nie220108Ev()
  store i32 %call3, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

lpad:                                             ; preds = %if.end, %entry
  %2 = landingpad { ptr, i32 }
          cleanup
  %3 = extractvalue { ptr, i32 } %2, 0
  store ptr %3, ptr %exn.slot, align 8
  %4 = extractvalue { ptr, i32 } %2, 1
  store i32 %4, ptr %ehselector.slot, align 4
  call void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_ED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__guard)
  call void @llvm.lifetime.end.p0(ptr %__guard)
  br label %eh.resume

if.end:                                           ; preds = %invoke.cont
  %call5 = invoke noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
          to label %invoke.cont4 unwind label %lpad

invoke.cont4:                                     ; preds = %if.end
  store i32 %call5, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %invoke.cont4, %if.then
  call void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_ED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__guard)
  call void @llvm.lifetime.end.p0(ptr %__guard)
  %5 = load i32, ptr %retval, align 4
  ret i32 %5

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8
  %sel = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0
  %lpad.val7 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1
  resume { ptr, i32 } %lpad.val7
}

define noundef i32 @_ZN7streams15base_of_numbersEj(i32 noundef %flags) {
entry:
  %retval = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  store i32 %flags, ptr %flags.addr, align 4
  %0 = load i32, ptr %flags.addr, align 4
  %and = and i32 %0, 74
  switch i32 %and, label %sw.default [
    i32 2, label %sw.bb
    i32 8, label %sw.bb1
    i32 64, label %sw.bb2
  ]

sw.bb:                                            ; preds = %entry
  store i32 10, ptr %retval, align 4
  br label %return

sw.bb1:                                           ; preds = %entry
  store i32 16, ptr %retval, align 4
  br label %return

sw.bb2:                                           ; preds = %entry
  store i32 8, ptr %retval, align 4
  br label %return

sw.default:                                       ; preds = %entry
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %sw.default, %sw.bb2, %sw.bb1, %sw.bb
  %1 = load i32, ptr %retval, align 4
  ret i32 %1
}

define { i64, i64 } @_ZN7streams12read_integerEPv(ptr noundef %stream) {
entry:
  %retval = alloca %"struct.streams::Integer", align 8
  %stream.addr = alloca ptr, align 8
  %from = alloca %"struct.streams::Reader", align 8
  %base = alloca i32, align 4
  %digit = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  call void @_ZN7streams7IntegerC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %retval)
  call void @llvm.lifetime.start.p0(ptr %from)
  %0 = load ptr, ptr %stream.addr, align 8
  call void @_ZN7streams6ReaderC2EPv(ptr noundef nonnull align 8 dereferenceable(13) %from, ptr noundef %0)
  call void @llvm.lifetime.start.p0(ptr %base)
  %base1 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 0
  %1 = load ptr, ptr %base1, align 8
  %format = getelementptr inbounds nuw %"struct.streams::Base", ptr %1, i32 0, i32 1
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %format, i32 0, i32 0
  %2 = load i32, ptr %flags, align 8
  %call = call noundef i32 @_ZN7streams15base_of_numbersEj(i32 noundef %2)
  store i32 %call, ptr %base, align 4
  %c = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %3 = load i32, ptr %c, align 8
  %cmp = icmp eq i32 %3, 45
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 1
  %storedv = zext i1 %cmp to i8
  store i8 %storedv, ptr %negative, align 8
  %c2 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %4 = load i32, ptr %c2, align 8
  %cmp3 = icmp eq i32 %4, 45
  br i1 %cmp3, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %c4 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %5 = load i32, ptr %c4, align 8
  %cmp5 = icmp eq i32 %5, 43
  br i1 %cmp5, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  call void @_ZN7streams6Reader4nextEv(ptr noundef nonnull align 8 dereferenceable(13) %from)
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %6 = load i32, ptr %base, align 4
  %cmp6 = icmp eq i32 %6, 0
  br i1 %cmp6, label %land.lhs.true, label %lor.lhs.false7

lor.lhs.false7:                                   ; preds = %if.end
  %7 = load i32, ptr %base, align 4
  %cmp8 = icmp eq i32 %7, 16
  br i1 %cmp8, label %land.lhs.true, label %if.end20

land.lhs.true:                                    ; preds = %lor.lhs.false7, %if.end
  %call9 = call noundef zeroext i1 @_ZN7streams6Reader4takeEi(ptr noundef nonnull align 8 dereferenceable(13) %from, i32 noundef 48)
  br i1 %call9, label %if.then10, label %if.end20

if.then10:                                        ; preds = %land.lhs.true
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 3
  store i8 1, ptr %digits, align 2
  %call11 = call noundef zeroext i1 @_ZN7streams6Reader4takeEi(ptr noundef nonnull align 8 dereferenceable(13) %from, i32 noundef 120)
  br i1 %call11, label %if.then14, label %lor.lhs.false12

lor.lhs.false12:                                  ; preds = %if.then10
  %call13 = call noundef zeroext i1 @_ZN7streams6Reader4takeEi(ptr noundef nonnull align 8 dereferenceable(13) %from, i32 noundef 88)
  br i1 %call13, label %if.then14, label %if.else

if.then14:                                        ; preds = %lor.lhs.false12, %if.then10
  store i32 16, ptr %base, align 4
  %digits15 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 3
  store i8 0, ptr %digits15, align 2
  br label %if.end19

if.else:                                          ; preds = %lor.lhs.false12
  %8 = load i32, ptr %base, align 4
  %cmp16 = icmp eq i32 %8, 0
  br i1 %cmp16, label %if.then17, label %if.end18

if.then17:                                        ; preds = %if.else
  store i32 8, ptr %base, align 4
  br label %if.end18

if.end18:                                         ; preds = %if.then17, %if.else
  br label %if.end19

if.end19:                                         ; preds = %if.end18, %if.then14
  br label %if.end20

if.end20:                                         ; preds = %if.end19, %land.lhs.true, %lor.lhs.false7
  %9 = load i32, ptr %base, align 4
  %cmp21 = icmp eq i32 %9, 0
  br i1 %cmp21, label %if.then22, label %if.end23

if.then22:                                        ; preds = %if.end20
  store i32 10, ptr %base, align 4
  br label %if.end23

if.end23:                                         ; preds = %if.then22, %if.end20
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end23
  %ended = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 2
  %10 = load i8, ptr %ended, align 4
  %loadedv = trunc i8 %10 to i1
  br i1 %loadedv, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %for.cond
  %c24 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %11 = load i32, ptr %c24, align 8
  %call25 = call i32 @isxdigit(i32 noundef %11)
  %tobool = icmp ne i32 %call25, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %12 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %12, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %digit)
  %c26 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %13 = load i32, ptr %c26, align 8
  %call27 = call i32 @isdigit(i32 noundef %13)
  %tobool28 = icmp ne i32 %call27, 0
  br i1 %tobool28, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %c29 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %14 = load i32, ptr %c29, align 8
  %sub = sub nsw i32 %14, 48
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %c30 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %15 = load i32, ptr %c30, align 8
  %or = or i32 %15, 32
  %sub31 = sub nsw i32 %or, 97
  %add = add nsw i32 %sub31, 10
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %add, %cond.false ]
  store i32 %cond, ptr %digit, align 4
  %16 = load i32, ptr %digit, align 4
  %17 = load i32, ptr %base, align 4
  %cmp32 = icmp uge i32 %16, %17
  br i1 %cmp32, label %if.then33, label %if.end34

if.then33:                                        ; preds = %cond.end
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end34:                                         ; preds = %cond.end
  %digits35 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 3
  store i8 1, ptr %digits35, align 2
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 0
  %18 = load i64, ptr %magnitude, align 8
  %19 = load i32, ptr %base, align 4
  %magnitude36 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 0
  %20 = zext i32 %19 to i64
  %21 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %18, i64 %20)
  %22 = extractvalue { i64, i1 } %21, 1
  %23 = extractvalue { i64, i1 } %21, 0
  store i64 %23, ptr %magnitude36, align 8
  %conv = zext i1 %22 to i32
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 2
  %24 = load i8, ptr %large, align 1
  %loadedv37 = trunc i8 %24 to i1
  %conv38 = zext i1 %loadedv37 to i32
  %or39 = or i32 %conv38, %conv
  %tobool40 = icmp ne i32 %or39, 0
  %storedv41 = zext i1 %tobool40 to i8
  store i8 %storedv41, ptr %large, align 1
  %magnitude42 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 0
  %25 = load i64, ptr %magnitude42, align 8
  %26 = load i32, ptr %digit, align 4
  %magnitude43 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 0
  %27 = zext i32 %26 to i64
  %28 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %25, i64 %27)
  %29 = extractvalue { i64, i1 } %28, 1
  %30 = extractvalue { i64, i1 } %28, 0
  store i64 %30, ptr %magnitude43, align 8
  %conv44 = zext i1 %29 to i32
  %large45 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 2
  %31 = load i8, ptr %large45, align 1
  %loadedv46 = trunc i8 %31 to i1
  %conv47 = zext i1 %loadedv46 to i32
  %or48 = or i32 %conv47, %conv44
  %tobool49 = icmp ne i32 %or48, 0
  %storedv50 = zext i1 %tobool49 to i8
  store i8 %storedv50, ptr %large45, align 1
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end34, %if.then33
  call void @llvm.lifetime.end.p0(ptr %digit)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %for.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  call void @_ZN7streams6Reader4nextEv(ptr noundef nonnull align 8 dereferenceable(13) %from)
  br label %for.cond

for.end:                                          ; preds = %cleanup, %land.end
  %ended51 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 2
  %32 = load i8, ptr %ended51, align 4
  %loadedv52 = trunc i8 %32 to i1
  br i1 %loadedv52, label %if.then53, label %if.end55

if.then53:                                        ; preds = %for.end
  %state = getelementptr inbounds nuw %"struct.streams::Integer", ptr %retval, i32 0, i32 4
  %33 = load i32, ptr %state, align 4
  %or54 = or i32 %33, 2
  store i32 %or54, ptr %state, align 4
  br label %if.end55

if.end55:                                         ; preds = %if.then53, %for.end
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %base)
  call void @llvm.lifetime.end.p0(ptr %from)
  %34 = load { i64, i64 }, ptr %retval, align 8
  ret { i64, i64 } %34

unreachable:                                      ; preds = %cleanup
  unreachable
}

define linkonce_odr void @_ZN7streams7IntegerC2Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %this1, i32 0, i32 0
  store i64 0, ptr %magnitude, align 8
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %this1, i32 0, i32 1
  store i8 0, ptr %negative, align 8
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %this1, i32 0, i32 2
  store i8 0, ptr %large, align 1
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %this1, i32 0, i32 3
  store i8 0, ptr %digits, align 2
  %state = getelementptr inbounds nuw %"struct.streams::Integer", ptr %this1, i32 0, i32 4
  store i32 0, ptr %state, align 4
  ret void
}

define linkonce_odr void @_ZN7streams6ReaderC2EPv(ptr noundef nonnull align 8 dereferenceable(13) %this, ptr noundef %stream) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %base = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  store ptr %call, ptr %base, align 8
  %c = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 1
  %base2 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 0
  %1 = load ptr, ptr %base2, align 8
  %buffer = getelementptr inbounds nuw %"struct.streams::Base", ptr %1, i32 0, i32 4
  %2 = load ptr, ptr %buffer, align 8
  %call3 = call noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %2)
  store i32 %call3, ptr %c, align 8
  %ended = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 2
  %c4 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 1
  %3 = load i32, ptr %c4, align 8
  %cmp = icmp eq i32 %3, -1
  %storedv = zext i1 %cmp to i8
  store i8 %storedv, ptr %ended, align 4
  ret void
}

define linkonce_odr void @_ZN7streams6Reader4nextEv(ptr noundef nonnull align 8 dereferenceable(13) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %base = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %base, align 8
  %buffer = getelementptr inbounds nuw %"struct.streams::Base", ptr %0, i32 0, i32 4
  %1 = load ptr, ptr %buffer, align 8
  %call = call noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %1)
  %c = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 1
  store i32 %call, ptr %c, align 8
  %c2 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 1
  %2 = load i32, ptr %c2, align 8
  %cmp = icmp eq i32 %2, -1
  %ended = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 2
  %storedv = zext i1 %cmp to i8
  store i8 %storedv, ptr %ended, align 4
  ret void
}

define linkonce_odr noundef zeroext i1 @_ZN7streams6Reader4takeEi(ptr noundef nonnull align 8 dereferenceable(13) %this, i32 noundef %wanted) comdat align 2 {
entry:
  %retval = alloca i1, align 1
  %this.addr = alloca ptr, align 8
  %wanted.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  store i32 %wanted, ptr %wanted.addr, align 4
  %this1 = load ptr, ptr %this.addr, align 8
  %c = getelementptr inbounds nuw %"struct.streams::Reader", ptr %this1, i32 0, i32 1
  %0 = load i32, ptr %c, align 8
  %1 = load i32, ptr %wanted.addr, align 4
  %cmp = icmp ne i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i1 false, ptr %retval, align 1
  br label %return

if.end:                                           ; preds = %entry
  call void @_ZN7streams6Reader4nextEv(ptr noundef nonnull align 8 dereferenceable(13) %this1)
  store i1 true, ptr %retval, align 1
  br label %return

return:                                           ; preds = %if.end, %if.then
  %2 = load i1, ptr %retval, align 1
  ret i1 %2
}

define available_externally i32 @isxdigit(i32 noundef %__c) {
entry:
  %__c.addr = alloca i32, align 4
  store i32 %__c, ptr %__c.addr, align 4
  %call = call ptr @__ctype_b_loc()
  %0 = load ptr, ptr %call, align 8
  %1 = load i32, ptr %__c.addr, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i16, ptr %0, i64 %idxprom
  %2 = load i16, ptr %arrayidx, align 2
  %conv = zext i16 %2 to i32
  %and = and i32 %conv, 4096
  ret i32 %and
}

define available_externally i32 @isdigit(i32 noundef %__c) {
entry:
  %__c.addr = alloca i32, align 4
  store i32 %__c, ptr %__c.addr, align 4
  %call = call ptr @__ctype_b_loc()
  %0 = load ptr, ptr %call, align 8
  %1 = load i32, ptr %__c.addr, align 4
  %idxprom = sext i32 %1 to i64
  %arrayidx = getelementptr inbounds i16, ptr %0, i64 %idxprom
  %2 = load i16, ptr %arrayidx, align 2
  %conv = zext i16 %2 to i32
  %and = and i32 %conv, 2048
  ret i32 %and
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

define noundef ptr @_ZN7streams11get_booleanEPvRb(ptr noundef %stream, ptr noundef nonnull align 1 dereferenceable(1) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %number = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  %format = getelementptr inbounds nuw %"struct.streams::Base", ptr %call, i32 0, i32 1
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %format, i32 0, i32 0
  %1 = load i32, ptr %flags, align 8
  %and = and i32 %1, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.28)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %number)
  store i64 0, ptr %number, align 8
  %2 = load ptr, ptr %stream.addr, align 8
  %call1 = call noundef ptr @_ZN7streams11get_integerIlEEPvS1_RT_(ptr noundef %2, ptr noundef nonnull align 8 dereferenceable(8) %number)
  %3 = load i64, ptr %number, align 8
  %cmp = icmp ne i64 %3, 0
  %4 = load ptr, ptr %value.addr, align 8
  %storedv = zext i1 %cmp to i8
  store i8 %storedv, ptr %4, align 1
  %5 = load i64, ptr %number, align 8
  %cmp2 = icmp ne i64 %5, 0
  br i1 %cmp2, label %land.lhs.true, label %if.end6

land.lhs.true:                                    ; preds = %if.end
  %6 = load i64, ptr %number, align 8
  %cmp3 = icmp ne i64 %6, 1
  br i1 %cmp3, label %if.then4, label %if.end6

if.then4:                                         ; preds = %land.lhs.true
  %7 = load ptr, ptr %stream.addr, align 8
  %call5 = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %7)
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %call5, i32 noundef 4)
  br label %if.end6

if.end6:                                          ; preds = %if.then4, %land.lhs.true, %if.end
  %8 = load ptr, ptr %stream.addr, align 8
  call void @llvm.lifetime.end.p0(ptr %number)
  ret ptr %8
}

define linkonce_odr noundef ptr @_ZN7streams11get_integerIlEEPvS1_RT_(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) comdat {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %read = alloca %"struct.streams::Integer", align 8
  %below = alloca i8, align 1
  %fits = alloca i8, align 1
  %state = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext true)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  store ptr %1, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %read)
  %2 = load ptr, ptr %stream.addr, align 8
  %call1 = call { i64, i64 } @_ZN7streams12read_integerEPv(ptr noundef %2)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call1, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call1, 1
  store i64 %6, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %below)
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %7 = load i8, ptr %negative, align 8
  %loadedv = trunc i8 %7 to i1
  %storedv = zext i1 %loadedv to i8
  store i8 %storedv, ptr %below, align 1
  call void @llvm.lifetime.start.p0(ptr %fits)
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 2
  %8 = load i8, ptr %large, align 1
  %loadedv2 = trunc i8 %8 to i1
  br i1 %loadedv2, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %9 = load i64, ptr %magnitude, align 8
  %call3 = call noundef i64 @_ZNSt3__114numeric_limitsIlE3maxB9nie220108Ev()
  %10 = load i8, ptr %below, align 1
  %loadedv4 = trunc i8 %10 to i1
  %conv = zext i1 %loadedv4 to i64
  %add = add i64 %call3, %conv
  %cmp = icmp ule i64 %9, %add
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %11 = phi i1 [ false, %if.end ], [ %cmp, %land.rhs ]
  %storedv5 = zext i1 %11 to i8
  store i8 %storedv5, ptr %fits, align 1
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %12 = load i8, ptr %digits, align 2
  %loadedv6 = trunc i8 %12 to i1
  br i1 %loadedv6, label %if.else, label %if.then7

if.then7:                                         ; preds = %land.end
  %13 = load ptr, ptr %value.addr, align 8
  store i64 0, ptr %13, align 8
  br label %if.end20

if.else:                                          ; preds = %land.end
  %14 = load i8, ptr %fits, align 1
  %loadedv8 = trunc i8 %14 to i1
  br i1 %loadedv8, label %if.else13, label %if.then9

if.then9:                                         ; preds = %if.else
  %15 = load i8, ptr %below, align 1
  %loadedv10 = trunc i8 %15 to i1
  %16 = zext i1 %loadedv10 to i64
  %call11 = call noundef i64 @_ZNSt3__114numeric_limitsIlE3minB9nie220108Ev()
  %call12 = call noundef i64 @_ZNSt3__114numeric_limitsIlE3maxB9nie220108Ev()
  %cond = select i1 %loadedv10, i64 %call11, i64 %call12
  %17 = load ptr, ptr %value.addr, align 8
  store i64 %cond, ptr %17, align 8
  br label %if.end19

if.else13:                                        ; preds = %if.else
  %negative14 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %18 = load i8, ptr %negative14, align 8
  %loadedv15 = trunc i8 %18 to i1
  br i1 %loadedv15, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else13
  %magnitude16 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %19 = load i64, ptr %magnitude16, align 8
  %sub = sub i64 0, %19
  br label %cond.end

cond.false:                                       ; preds = %if.else13
  %magnitude17 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %20 = load i64, ptr %magnitude17, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond18 = phi i64 [ %sub, %cond.true ], [ %20, %cond.false ]
  %21 = load ptr, ptr %value.addr, align 8
  store i64 %cond18, ptr %21, align 8
  br label %if.end19

if.end19:                                         ; preds = %cond.end, %if.then9
  br label %if.end20

if.end20:                                         ; preds = %if.end19, %if.then7
  call void @llvm.lifetime.start.p0(ptr %state)
  %state21 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 4
  %22 = load i32, ptr %state21, align 4
  %digits22 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %23 = load i8, ptr %digits22, align 2
  %loadedv23 = trunc i8 %23 to i1
  br i1 %loadedv23, label %land.rhs24, label %land.end26

land.rhs24:                                       ; preds = %if.end20
  %24 = load i8, ptr %fits, align 1
  %loadedv25 = trunc i8 %24 to i1
  br label %land.end26

land.end26:                                       ; preds = %land.rhs24, %if.end20
  %25 = phi i1 [ false, %if.end20 ], [ %loadedv25, %land.rhs24 ]
  %26 = zext i1 %25 to i64
  %cond27 = select i1 %25, i32 0, i32 4
  %or = or i32 %22, %cond27
  store i32 %or, ptr %state, align 4
  %27 = load i32, ptr %state, align 4
  %tobool = icmp ne i32 %27, 0
  br i1 %tobool, label %if.then28, label %if.end30

if.then28:                                        ; preds = %land.end26
  %28 = load ptr, ptr %stream.addr, align 8
  %call29 = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %28)
  %29 = load i32, ptr %state, align 4
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %call29, i32 noundef %29)
  br label %if.end30

if.end30:                                         ; preds = %if.then28, %land.end26
  %30 = load ptr, ptr %stream.addr, align 8
  store ptr %30, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %state)
  call void @llvm.lifetime.end.p0(ptr %fits)
  call void @llvm.lifetime.end.p0(ptr %below)
  call void @llvm.lifetime.end.p0(ptr %read)
  br label %return

return:                                           ; preds = %if.end30, %if.then
  %31 = load ptr, ptr %retval, align 8
  ret ptr %31
}

define noundef ptr @_ZN7streams11get_decimalEPvRd(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %from = alloca %"struct.streams::Reader", align 8
  %text = alloca [64 x i8], align 16
  %size = alloca i32, align 4
  %state = alloca i32, align 4
  %point = alloca i8, align 1
  %exponent = alloca i8, align 1
  %sign = alloca i8, align 1
  %first = alloca i8, align 1
  %cleanup.dest.slot = alloca i32, align 4
  %rest = alloca ptr, align 8
  %read = alloca double, align 8
  %good = alloca i8, align 1
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext true)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  store ptr %1, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %from)
  %2 = load ptr, ptr %stream.addr, align 8
  call void @_ZN7streams6ReaderC2EPv(ptr noundef nonnull align 8 dereferenceable(13) %from, ptr noundef %2)
  call void @llvm.lifetime.start.p0(ptr %text)
  call void @llvm.lifetime.start.p0(ptr %size)
  store i32 0, ptr %size, align 4
  call void @llvm.lifetime.start.p0(ptr %state)
  store i32 0, ptr %state, align 4
  call void @llvm.lifetime.start.p0(ptr %point)
  store i8 0, ptr %point, align 1
  call void @llvm.lifetime.start.p0(ptr %exponent)
  store i8 0, ptr %exponent, align 1
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %ended = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 2
  %3 = load i8, ptr %ended, align 4
  %loadedv = trunc i8 %3 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %sign)
  %c = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %4 = load i32, ptr %c, align 8
  %cmp = icmp eq i32 %4, 45
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.body
  %c1 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %5 = load i32, ptr %c1, align 8
  %cmp2 = icmp eq i32 %5, 43
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %for.body
  %6 = phi i1 [ true, %for.body ], [ %cmp2, %lor.rhs ]
  %storedv = zext i1 %6 to i8
  store i8 %storedv, ptr %sign, align 1
  call void @llvm.lifetime.start.p0(ptr %first)
  %7 = load i32, ptr %size, align 4
  %cmp3 = icmp eq i32 %7, 0
  br i1 %cmp3, label %lor.end7, label %lor.rhs4

lor.rhs4:                                         ; preds = %lor.end
  %8 = load i8, ptr %exponent, align 1
  %loadedv5 = trunc i8 %8 to i1
  br i1 %loadedv5, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs4
  %9 = load i32, ptr %size, align 4
  %sub = sub i32 %9, 1
  %idxprom = zext i32 %sub to i64
  %arrayidx = getelementptr inbounds nuw [64 x i8], ptr %text, i64 0, i64 %idxprom
  %10 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %10 to i32
  %or = or i32 %conv, 32
  %cmp6 = icmp eq i32 %or, 101
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs4
  %11 = phi i1 [ false, %lor.rhs4 ], [ %cmp6, %land.rhs ]
  br label %lor.end7

lor.end7:                                         ; preds = %land.end, %lor.end
  %12 = phi i1 [ true, %lor.end ], [ %11, %land.end ]
  %storedv8 = zext i1 %12 to i8
  store i8 %storedv8, ptr %first, align 1
  %c9 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %13 = load i32, ptr %c9, align 8
  %cmp10 = icmp eq i32 %13, 46
  br i1 %cmp10, label %land.lhs.true, label %if.else

land.lhs.true:                                    ; preds = %lor.end7
  %14 = load i8, ptr %point, align 1
  %loadedv11 = trunc i8 %14 to i1
  br i1 %loadedv11, label %if.else, label %land.lhs.true12

land.lhs.true12:                                  ; preds = %land.lhs.true
  %15 = load i8, ptr %exponent, align 1
  %loadedv13 = trunc i8 %15 to i1
  br i1 %loadedv13, label %if.else, label %if.then14

if.then14:                                        ; preds = %land.lhs.true12
  store i8 1, ptr %point, align 1
  br label %if.end33

if.else:                                          ; preds = %land.lhs.true12, %land.lhs.true, %lor.end7
  %c15 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %16 = load i32, ptr %c15, align 8
  %or16 = or i32 %16, 32
  %cmp17 = icmp eq i32 %or16, 101
  br i1 %cmp17, label %land.lhs.true18, label %if.else22

land.lhs.true18:                                  ; preds = %if.else
  %17 = load i8, ptr %exponent, align 1
  %loadedv19 = trunc i8 %17 to i1
  br i1 %loadedv19, label %if.else22, label %land.lhs.true20

land.lhs.true20:                                  ; preds = %land.lhs.true18
  %18 = load i32, ptr %size, align 4
  %tobool = icmp ne i32 %18, 0
  br i1 %tobool, label %if.then21, label %if.else22

if.then21:                                        ; preds = %land.lhs.true20
  store i8 1, ptr %exponent, align 1
  br label %if.end32

if.else22:                                        ; preds = %land.lhs.true20, %land.lhs.true18, %if.else
  %19 = load i8, ptr %sign, align 1
  %loadedv23 = trunc i8 %19 to i1
  br i1 %loadedv23, label %land.lhs.true24, label %land.lhs.true26

land.lhs.true24:                                  ; preds = %if.else22
  %20 = load i8, ptr %first, align 1
  %loadedv25 = trunc i8 %20 to i1
  br i1 %loadedv25, label %if.end31, label %land.lhs.true26

land.lhs.true26:                                  ; preds = %land.lhs.true24, %if.else22
  %c27 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %21 = load i32, ptr %c27, align 8
  %call28 = call i32 @isdigit(i32 noundef %21)
  %tobool29 = icmp ne i32 %call28, 0
  br i1 %tobool29, label %if.end31, label %if.then30

if.then30:                                        ; preds = %land.lhs.true26
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end31:                                         ; preds = %land.lhs.true26, %land.lhs.true24
  br label %if.end32

if.end32:                                         ; preds = %if.end31, %if.then21
  br label %if.end33

if.end33:                                         ; preds = %if.end32, %if.then14
  %22 = load i32, ptr %size, align 4
  %conv34 = zext i32 %22 to i64
  %cmp35 = icmp eq i64 %conv34, 63
  br i1 %cmp35, label %if.then36, label %if.end37

if.then36:                                        ; preds = %if.end33
  call void @__raddle_unsupported(ptr noundef @.str.29)
  unreachable

if.end37:                                         ; preds = %if.end33
  %c38 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 1
  %23 = load i32, ptr %c38, align 8
  %conv39 = trunc i32 %23 to i8
  %24 = load i32, ptr %size, align 4
  %inc = add i32 %24, 1
  store i32 %inc, ptr %size, align 4
  %idxprom40 = zext i32 %24 to i64
  %arrayidx41 = getelementptr inbounds nuw [64 x i8], ptr %text, i64 0, i64 %idxprom40
  store i8 %conv39, ptr %arrayidx41, align 1
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end37, %if.then30
  call void @llvm.lifetime.end.p0(ptr %first)
  call void @llvm.lifetime.end.p0(ptr %sign)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 2, label %for.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  call void @_ZN7streams6Reader4nextEv(ptr noundef nonnull align 8 dereferenceable(13) %from)
  br label %for.cond

for.end:                                          ; preds = %cleanup, %for.cond
  %25 = load i32, ptr %size, align 4
  %idxprom43 = zext i32 %25 to i64
  %arrayidx44 = getelementptr inbounds nuw [64 x i8], ptr %text, i64 0, i64 %idxprom43
  store i8 0, ptr %arrayidx44, align 1
  %ended45 = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 2
  %26 = load i8, ptr %ended45, align 4
  %loadedv46 = trunc i8 %26 to i1
  br i1 %loadedv46, label %if.then47, label %if.end49

if.then47:                                        ; preds = %for.end
  %27 = load i32, ptr %state, align 4
  %or48 = or i32 %27, 2
  store i32 %or48, ptr %state, align 4
  br label %if.end49

if.end49:                                         ; preds = %if.then47, %for.end
  call void @llvm.lifetime.start.p0(ptr %rest)
  %arraydecay = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  store ptr %arraydecay, ptr %rest, align 8
  call void @llvm.lifetime.start.p0(ptr %read)
  %28 = load i32, ptr %size, align 4
  %tobool50 = icmp ne i32 %28, 0
  br i1 %tobool50, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end49
  %arraydecay51 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %call52 = call double @strtod(ptr noundef %arraydecay51, ptr noundef %rest)
  br label %cond.end

cond.false:                                       ; preds = %if.end49
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi double [ %call52, %cond.true ], [ 0.000000e+00, %cond.false ]
  store double %cond, ptr %read, align 8
  call void @llvm.lifetime.start.p0(ptr %good)
  %29 = load i32, ptr %size, align 4
  %tobool53 = icmp ne i32 %29, 0
  br i1 %tobool53, label %land.rhs54, label %land.end57

land.rhs54:                                       ; preds = %cond.end
  %30 = load ptr, ptr %rest, align 8
  %arraydecay55 = getelementptr inbounds [64 x i8], ptr %text, i64 0, i64 0
  %31 = load i32, ptr %size, align 4
  %idx.ext = zext i32 %31 to i64
  %add.ptr = getelementptr inbounds nuw i8, ptr %arraydecay55, i64 %idx.ext
  %cmp56 = icmp eq ptr %30, %add.ptr
  br label %land.end57

land.end57:                                       ; preds = %land.rhs54, %cond.end
  %32 = phi i1 [ false, %cond.end ], [ %cmp56, %land.rhs54 ]
  %storedv58 = zext i1 %32 to i8
  store i8 %storedv58, ptr %good, align 1
  %33 = load i8, ptr %good, align 1
  %loadedv59 = trunc i8 %33 to i1
  br i1 %loadedv59, label %cond.true60, label %cond.false61

cond.true60:                                      ; preds = %land.end57
  %34 = load double, ptr %read, align 8
  br label %cond.end62

cond.false61:                                     ; preds = %land.end57
  br label %cond.end62

cond.end62:                                       ; preds = %cond.false61, %cond.true60
  %cond63 = phi double [ %34, %cond.true60 ], [ 0.000000e+00, %cond.false61 ]
  %35 = load ptr, ptr %value.addr, align 8
  store double %cond63, ptr %35, align 8
  %36 = load i8, ptr %good, align 1
  %loadedv64 = trunc i8 %36 to i1
  br i1 %loadedv64, label %if.end67, label %if.then65

if.then65:                                        ; preds = %cond.end62
  %37 = load i32, ptr %state, align 4
  %or66 = or i32 %37, 4
  store i32 %or66, ptr %state, align 4
  br label %if.end67

if.end67:                                         ; preds = %if.then65, %cond.end62
  %38 = load i32, ptr %state, align 4
  %tobool68 = icmp ne i32 %38, 0
  br i1 %tobool68, label %if.then69, label %if.end70

if.then69:                                        ; preds = %if.end67
  %base = getelementptr inbounds nuw %"struct.streams::Reader", ptr %from, i32 0, i32 0
  %39 = load ptr, ptr %base, align 8
  %40 = load i32, ptr %state, align 4
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %39, i32 noundef %40)
  br label %if.end70

if.end70:                                         ; preds = %if.then69, %if.end67
  %41 = load ptr, ptr %stream.addr, align 8
  store ptr %41, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %good)
  call void @llvm.lifetime.end.p0(ptr %read)
  call void @llvm.lifetime.end.p0(ptr %rest)
  call void @llvm.lifetime.end.p0(ptr %exponent)
  call void @llvm.lifetime.end.p0(ptr %point)
  call void @llvm.lifetime.end.p0(ptr %state)
  call void @llvm.lifetime.end.p0(ptr %size)
  call void @llvm.lifetime.end.p0(ptr %text)
  call void @llvm.lifetime.end.p0(ptr %from)
  br label %return

return:                                           ; preds = %if.end70, %if.then
  %42 = load ptr, ptr %retval, align 8
  ret ptr %42

unreachable:                                      ; preds = %cleanup
  unreachable
}

declare double @strtod(ptr noundef, ptr noundef)

define noundef ptr @_ZN7streams17get_short_decimalEPvRf(ptr noundef %stream, ptr noundef nonnull align 4 dereferenceable(4) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %read = alloca double, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %read)
  %0 = load ptr, ptr %value.addr, align 8
  %1 = load float, ptr %0, align 4
  %conv = fpext float %1 to double
  store double %conv, ptr %read, align 8
  %2 = load ptr, ptr %stream.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_decimalEPvRd(ptr noundef %2, ptr noundef nonnull align 8 dereferenceable(8) %read)
  %3 = load double, ptr %read, align 8
  %conv1 = fptrunc double %3 to float
  %4 = load ptr, ptr %value.addr, align 8
  store float %conv1, ptr %4, align 4
  %5 = load ptr, ptr %stream.addr, align 8
  call void @llvm.lifetime.end.p0(ptr %read)
  ret ptr %5
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERs(ptr noundef %stream, ptr noundef nonnull align 2 dereferenceable(2) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_integerIsEEPvS1_RT_(ptr noundef %0, ptr noundef nonnull align 2 dereferenceable(2) %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams11get_integerIsEEPvS1_RT_(ptr noundef %stream, ptr noundef nonnull align 2 dereferenceable(2) %value) comdat {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %read = alloca %"struct.streams::Integer", align 8
  %below = alloca i8, align 1
  %fits = alloca i8, align 1
  %state = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext true)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  store ptr %1, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %read)
  %2 = load ptr, ptr %stream.addr, align 8
  %call1 = call { i64, i64 } @_ZN7streams12read_integerEPv(ptr noundef %2)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call1, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call1, 1
  store i64 %6, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %below)
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %7 = load i8, ptr %negative, align 8
  %loadedv = trunc i8 %7 to i1
  %storedv = zext i1 %loadedv to i8
  store i8 %storedv, ptr %below, align 1
  call void @llvm.lifetime.start.p0(ptr %fits)
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 2
  %8 = load i8, ptr %large, align 1
  %loadedv2 = trunc i8 %8 to i1
  br i1 %loadedv2, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %9 = load i64, ptr %magnitude, align 8
  %call3 = call noundef signext i16 @_ZNSt3__114numeric_limitsIsE3maxB9nie220108Ev()
  %conv = sext i16 %call3 to i64
  %10 = load i8, ptr %below, align 1
  %loadedv4 = trunc i8 %10 to i1
  %conv5 = zext i1 %loadedv4 to i64
  %add = add i64 %conv, %conv5
  %cmp = icmp ule i64 %9, %add
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %11 = phi i1 [ false, %if.end ], [ %cmp, %land.rhs ]
  %storedv6 = zext i1 %11 to i8
  store i8 %storedv6, ptr %fits, align 1
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %12 = load i8, ptr %digits, align 2
  %loadedv7 = trunc i8 %12 to i1
  br i1 %loadedv7, label %if.else, label %if.then8

if.then8:                                         ; preds = %land.end
  %13 = load ptr, ptr %value.addr, align 8
  store i16 0, ptr %13, align 2
  br label %if.end22

if.else:                                          ; preds = %land.end
  %14 = load i8, ptr %fits, align 1
  %loadedv9 = trunc i8 %14 to i1
  br i1 %loadedv9, label %if.else14, label %if.then10

if.then10:                                        ; preds = %if.else
  %15 = load i8, ptr %below, align 1
  %loadedv11 = trunc i8 %15 to i1
  %16 = zext i1 %loadedv11 to i64
  %call12 = call noundef signext i16 @_ZNSt3__114numeric_limitsIsE3minB9nie220108Ev()
  %call13 = call noundef signext i16 @_ZNSt3__114numeric_limitsIsE3maxB9nie220108Ev()
  %cond = select i1 %loadedv11, i16 %call12, i16 %call13
  %17 = load ptr, ptr %value.addr, align 8
  store i16 %cond, ptr %17, align 2
  br label %if.end21

if.else14:                                        ; preds = %if.else
  %negative15 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %18 = load i8, ptr %negative15, align 8
  %loadedv16 = trunc i8 %18 to i1
  br i1 %loadedv16, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else14
  %magnitude17 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %19 = load i64, ptr %magnitude17, align 8
  %sub = sub i64 0, %19
  br label %cond.end

cond.false:                                       ; preds = %if.else14
  %magnitude18 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %20 = load i64, ptr %magnitude18, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond19 = phi i64 [ %sub, %cond.true ], [ %20, %cond.false ]
  %conv20 = trunc i64 %cond19 to i16
  %21 = load ptr, ptr %value.addr, align 8
  store i16 %conv20, ptr %21, align 2
  br label %if.end21

if.end21:                                         ; preds = %cond.end, %if.then10
  br label %if.end22

if.end22:                                         ; preds = %if.end21, %if.then8
  call void @llvm.lifetime.start.p0(ptr %state)
  %state23 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 4
  %22 = load i32, ptr %state23, align 4
  %digits24 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %23 = load i8, ptr %digits24, align 2
  %loadedv25 = trunc i8 %23 to i1
  br i1 %loadedv25, label %land.rhs26, label %land.end28

land.rhs26:                                       ; preds = %if.end22
  %24 = load i8, ptr %fits, align 1
  %loadedv27 = trunc i8 %24 to i1
  br label %land.end28

land.end28:                                       ; preds = %land.rhs26, %if.end22
  %25 = phi i1 [ false, %if.end22 ], [ %loadedv27, %land.rhs26 ]
  %26 = zext i1 %25 to i64
  %cond29 = select i1 %25, i32 0, i32 4
  %or = or i32 %22, %cond29
  store i32 %or, ptr %state, align 4
  %27 = load i32, ptr %state, align 4
  %tobool = icmp ne i32 %27, 0
  br i1 %tobool, label %if.then30, label %if.end32

if.then30:                                        ; preds = %land.end28
  %28 = load ptr, ptr %stream.addr, align 8
  %call31 = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %28)
  %29 = load i32, ptr %state, align 4
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %call31, i32 noundef %29)
  br label %if.end32

if.end32:                                         ; preds = %if.then30, %land.end28
  %30 = load ptr, ptr %stream.addr, align 8
  store ptr %30, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %state)
  call void @llvm.lifetime.end.p0(ptr %fits)
  call void @llvm.lifetime.end.p0(ptr %below)
  call void @llvm.lifetime.end.p0(ptr %read)
  br label %return

return:                                           ; preds = %if.end32, %if.then
  %31 = load ptr, ptr %retval, align 8
  ret ptr %31
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERt(ptr noundef %stream, ptr noundef nonnull align 2 dereferenceable(2) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_integerItEEPvS1_RT_(ptr noundef %0, ptr noundef nonnull align 2 dereferenceable(2) %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams11get_integerItEEPvS1_RT_(ptr noundef %stream, ptr noundef nonnull align 2 dereferenceable(2) %value) comdat {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %read = alloca %"struct.streams::Integer", align 8
  %below = alloca i8, align 1
  %fits = alloca i8, align 1
  %state = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext true)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  store ptr %1, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %read)
  %2 = load ptr, ptr %stream.addr, align 8
  %call1 = call { i64, i64 } @_ZN7streams12read_integerEPv(ptr noundef %2)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call1, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call1, 1
  store i64 %6, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %below)
  store i8 0, ptr %below, align 1
  call void @llvm.lifetime.start.p0(ptr %fits)
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 2
  %7 = load i8, ptr %large, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %8 = load i64, ptr %magnitude, align 8
  %call2 = call noundef zeroext i16 @_ZNSt3__114numeric_limitsItE3maxB9nie220108Ev()
  %conv = zext i16 %call2 to i64
  %add = add i64 %conv, 0
  %cmp = icmp ule i64 %8, %add
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %9 = phi i1 [ false, %if.end ], [ %cmp, %land.rhs ]
  %storedv = zext i1 %9 to i8
  store i8 %storedv, ptr %fits, align 1
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %10 = load i8, ptr %digits, align 2
  %loadedv3 = trunc i8 %10 to i1
  br i1 %loadedv3, label %if.else, label %if.then4

if.then4:                                         ; preds = %land.end
  %11 = load ptr, ptr %value.addr, align 8
  store i16 0, ptr %11, align 2
  br label %if.end14

if.else:                                          ; preds = %land.end
  %12 = load i8, ptr %fits, align 1
  %loadedv5 = trunc i8 %12 to i1
  br i1 %loadedv5, label %if.else8, label %if.then6

if.then6:                                         ; preds = %if.else
  %call7 = call noundef zeroext i16 @_ZNSt3__114numeric_limitsItE3maxB9nie220108Ev()
  %13 = load ptr, ptr %value.addr, align 8
  store i16 %call7, ptr %13, align 2
  br label %if.end13

if.else8:                                         ; preds = %if.else
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %14 = load i8, ptr %negative, align 8
  %loadedv9 = trunc i8 %14 to i1
  br i1 %loadedv9, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else8
  %magnitude10 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %15 = load i64, ptr %magnitude10, align 8
  %sub = sub i64 0, %15
  br label %cond.end

cond.false:                                       ; preds = %if.else8
  %magnitude11 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %16 = load i64, ptr %magnitude11, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %16, %cond.false ]
  %conv12 = trunc i64 %cond to i16
  %17 = load ptr, ptr %value.addr, align 8
  store i16 %conv12, ptr %17, align 2
  br label %if.end13

if.end13:                                         ; preds = %cond.end, %if.then6
  br label %if.end14

if.end14:                                         ; preds = %if.end13, %if.then4
  call void @llvm.lifetime.start.p0(ptr %state)
  %state15 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 4
  %18 = load i32, ptr %state15, align 4
  %digits16 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %19 = load i8, ptr %digits16, align 2
  %loadedv17 = trunc i8 %19 to i1
  br i1 %loadedv17, label %land.rhs18, label %land.end20

land.rhs18:                                       ; preds = %if.end14
  %20 = load i8, ptr %fits, align 1
  %loadedv19 = trunc i8 %20 to i1
  br label %land.end20

land.end20:                                       ; preds = %land.rhs18, %if.end14
  %21 = phi i1 [ false, %if.end14 ], [ %loadedv19, %land.rhs18 ]
  %22 = zext i1 %21 to i64
  %cond21 = select i1 %21, i32 0, i32 4
  %or = or i32 %18, %cond21
  store i32 %or, ptr %state, align 4
  %23 = load i32, ptr %state, align 4
  %tobool = icmp ne i32 %23, 0
  br i1 %tobool, label %if.then22, label %if.end24

if.then22:                                        ; preds = %land.end20
  %24 = load ptr, ptr %stream.addr, align 8
  %call23 = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %24)
  %25 = load i32, ptr %state, align 4
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %call23, i32 noundef %25)
  br label %if.end24

if.end24:                                         ; preds = %if.then22, %land.end20
  %26 = load ptr, ptr %stream.addr, align 8
  store ptr %26, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %state)
  call void @llvm.lifetime.end.p0(ptr %fits)
  call void @llvm.lifetime.end.p0(ptr %below)
  call void @llvm.lifetime.end.p0(ptr %read)
  br label %return

return:                                           ; preds = %if.end24, %if.then
  %27 = load ptr, ptr %retval, align 8
  ret ptr %27
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERi(ptr noundef %stream, ptr noundef nonnull align 4 dereferenceable(4) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_integerIiEEPvS1_RT_(ptr noundef %0, ptr noundef nonnull align 4 dereferenceable(4) %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams11get_integerIiEEPvS1_RT_(ptr noundef %stream, ptr noundef nonnull align 4 dereferenceable(4) %value) comdat {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %read = alloca %"struct.streams::Integer", align 8
  %below = alloca i8, align 1
  %fits = alloca i8, align 1
  %state = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext true)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  store ptr %1, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %read)
  %2 = load ptr, ptr %stream.addr, align 8
  %call1 = call { i64, i64 } @_ZN7streams12read_integerEPv(ptr noundef %2)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call1, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call1, 1
  store i64 %6, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %below)
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %7 = load i8, ptr %negative, align 8
  %loadedv = trunc i8 %7 to i1
  %storedv = zext i1 %loadedv to i8
  store i8 %storedv, ptr %below, align 1
  call void @llvm.lifetime.start.p0(ptr %fits)
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 2
  %8 = load i8, ptr %large, align 1
  %loadedv2 = trunc i8 %8 to i1
  br i1 %loadedv2, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %9 = load i64, ptr %magnitude, align 8
  %call3 = call noundef i32 @_ZNSt3__114numeric_limitsIiE3maxB9nie220108Ev()
  %conv = sext i32 %call3 to i64
  %10 = load i8, ptr %below, align 1
  %loadedv4 = trunc i8 %10 to i1
  %conv5 = zext i1 %loadedv4 to i64
  %add = add i64 %conv, %conv5
  %cmp = icmp ule i64 %9, %add
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %11 = phi i1 [ false, %if.end ], [ %cmp, %land.rhs ]
  %storedv6 = zext i1 %11 to i8
  store i8 %storedv6, ptr %fits, align 1
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %12 = load i8, ptr %digits, align 2
  %loadedv7 = trunc i8 %12 to i1
  br i1 %loadedv7, label %if.else, label %if.then8

if.then8:                                         ; preds = %land.end
  %13 = load ptr, ptr %value.addr, align 8
  store i32 0, ptr %13, align 4
  br label %if.end22

if.else:                                          ; preds = %land.end
  %14 = load i8, ptr %fits, align 1
  %loadedv9 = trunc i8 %14 to i1
  br i1 %loadedv9, label %if.else14, label %if.then10

if.then10:                                        ; preds = %if.else
  %15 = load i8, ptr %below, align 1
  %loadedv11 = trunc i8 %15 to i1
  %16 = zext i1 %loadedv11 to i64
  %call12 = call noundef i32 @_ZNSt3__114numeric_limitsIiE3minB9nie220108Ev()
  %call13 = call noundef i32 @_ZNSt3__114numeric_limitsIiE3maxB9nie220108Ev()
  %cond = select i1 %loadedv11, i32 %call12, i32 %call13
  %17 = load ptr, ptr %value.addr, align 8
  store i32 %cond, ptr %17, align 4
  br label %if.end21

if.else14:                                        ; preds = %if.else
  %negative15 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %18 = load i8, ptr %negative15, align 8
  %loadedv16 = trunc i8 %18 to i1
  br i1 %loadedv16, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else14
  %magnitude17 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %19 = load i64, ptr %magnitude17, align 8
  %sub = sub i64 0, %19
  br label %cond.end

cond.false:                                       ; preds = %if.else14
  %magnitude18 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %20 = load i64, ptr %magnitude18, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond19 = phi i64 [ %sub, %cond.true ], [ %20, %cond.false ]
  %conv20 = trunc i64 %cond19 to i32
  %21 = load ptr, ptr %value.addr, align 8
  store i32 %conv20, ptr %21, align 4
  br label %if.end21

if.end21:                                         ; preds = %cond.end, %if.then10
  br label %if.end22

if.end22:                                         ; preds = %if.end21, %if.then8
  call void @llvm.lifetime.start.p0(ptr %state)
  %state23 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 4
  %22 = load i32, ptr %state23, align 4
  %digits24 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %23 = load i8, ptr %digits24, align 2
  %loadedv25 = trunc i8 %23 to i1
  br i1 %loadedv25, label %land.rhs26, label %land.end28

land.rhs26:                                       ; preds = %if.end22
  %24 = load i8, ptr %fits, align 1
  %loadedv27 = trunc i8 %24 to i1
  br label %land.end28

land.end28:                                       ; preds = %land.rhs26, %if.end22
  %25 = phi i1 [ false, %if.end22 ], [ %loadedv27, %land.rhs26 ]
  %26 = zext i1 %25 to i64
  %cond29 = select i1 %25, i32 0, i32 4
  %or = or i32 %22, %cond29
  store i32 %or, ptr %state, align 4
  %27 = load i32, ptr %state, align 4
  %tobool = icmp ne i32 %27, 0
  br i1 %tobool, label %if.then30, label %if.end32

if.then30:                                        ; preds = %land.end28
  %28 = load ptr, ptr %stream.addr, align 8
  %call31 = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %28)
  %29 = load i32, ptr %state, align 4
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %call31, i32 noundef %29)
  br label %if.end32

if.end32:                                         ; preds = %if.then30, %land.end28
  %30 = load ptr, ptr %stream.addr, align 8
  store ptr %30, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %state)
  call void @llvm.lifetime.end.p0(ptr %fits)
  call void @llvm.lifetime.end.p0(ptr %below)
  call void @llvm.lifetime.end.p0(ptr %read)
  br label %return

return:                                           ; preds = %if.end32, %if.then
  %31 = load ptr, ptr %retval, align 8
  ret ptr %31
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERj(ptr noundef %stream, ptr noundef nonnull align 4 dereferenceable(4) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_integerIjEEPvS1_RT_(ptr noundef %0, ptr noundef nonnull align 4 dereferenceable(4) %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams11get_integerIjEEPvS1_RT_(ptr noundef %stream, ptr noundef nonnull align 4 dereferenceable(4) %value) comdat {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %read = alloca %"struct.streams::Integer", align 8
  %below = alloca i8, align 1
  %fits = alloca i8, align 1
  %state = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext true)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  store ptr %1, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %read)
  %2 = load ptr, ptr %stream.addr, align 8
  %call1 = call { i64, i64 } @_ZN7streams12read_integerEPv(ptr noundef %2)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call1, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call1, 1
  store i64 %6, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %below)
  store i8 0, ptr %below, align 1
  call void @llvm.lifetime.start.p0(ptr %fits)
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 2
  %7 = load i8, ptr %large, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %8 = load i64, ptr %magnitude, align 8
  %call2 = call noundef i32 @_ZNSt3__114numeric_limitsIjE3maxB9nie220108Ev()
  %conv = zext i32 %call2 to i64
  %add = add i64 %conv, 0
  %cmp = icmp ule i64 %8, %add
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %9 = phi i1 [ false, %if.end ], [ %cmp, %land.rhs ]
  %storedv = zext i1 %9 to i8
  store i8 %storedv, ptr %fits, align 1
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %10 = load i8, ptr %digits, align 2
  %loadedv3 = trunc i8 %10 to i1
  br i1 %loadedv3, label %if.else, label %if.then4

if.then4:                                         ; preds = %land.end
  %11 = load ptr, ptr %value.addr, align 8
  store i32 0, ptr %11, align 4
  br label %if.end14

if.else:                                          ; preds = %land.end
  %12 = load i8, ptr %fits, align 1
  %loadedv5 = trunc i8 %12 to i1
  br i1 %loadedv5, label %if.else8, label %if.then6

if.then6:                                         ; preds = %if.else
  %call7 = call noundef i32 @_ZNSt3__114numeric_limitsIjE3maxB9nie220108Ev()
  %13 = load ptr, ptr %value.addr, align 8
  store i32 %call7, ptr %13, align 4
  br label %if.end13

if.else8:                                         ; preds = %if.else
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %14 = load i8, ptr %negative, align 8
  %loadedv9 = trunc i8 %14 to i1
  br i1 %loadedv9, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else8
  %magnitude10 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %15 = load i64, ptr %magnitude10, align 8
  %sub = sub i64 0, %15
  br label %cond.end

cond.false:                                       ; preds = %if.else8
  %magnitude11 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %16 = load i64, ptr %magnitude11, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %16, %cond.false ]
  %conv12 = trunc i64 %cond to i32
  %17 = load ptr, ptr %value.addr, align 8
  store i32 %conv12, ptr %17, align 4
  br label %if.end13

if.end13:                                         ; preds = %cond.end, %if.then6
  br label %if.end14

if.end14:                                         ; preds = %if.end13, %if.then4
  call void @llvm.lifetime.start.p0(ptr %state)
  %state15 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 4
  %18 = load i32, ptr %state15, align 4
  %digits16 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %19 = load i8, ptr %digits16, align 2
  %loadedv17 = trunc i8 %19 to i1
  br i1 %loadedv17, label %land.rhs18, label %land.end20

land.rhs18:                                       ; preds = %if.end14
  %20 = load i8, ptr %fits, align 1
  %loadedv19 = trunc i8 %20 to i1
  br label %land.end20

land.end20:                                       ; preds = %land.rhs18, %if.end14
  %21 = phi i1 [ false, %if.end14 ], [ %loadedv19, %land.rhs18 ]
  %22 = zext i1 %21 to i64
  %cond21 = select i1 %21, i32 0, i32 4
  %or = or i32 %18, %cond21
  store i32 %or, ptr %state, align 4
  %23 = load i32, ptr %state, align 4
  %tobool = icmp ne i32 %23, 0
  br i1 %tobool, label %if.then22, label %if.end24

if.then22:                                        ; preds = %land.end20
  %24 = load ptr, ptr %stream.addr, align 8
  %call23 = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %24)
  %25 = load i32, ptr %state, align 4
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %call23, i32 noundef %25)
  br label %if.end24

if.end24:                                         ; preds = %if.then22, %land.end20
  %26 = load ptr, ptr %stream.addr, align 8
  store ptr %26, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %state)
  call void @llvm.lifetime.end.p0(ptr %fits)
  call void @llvm.lifetime.end.p0(ptr %below)
  call void @llvm.lifetime.end.p0(ptr %read)
  br label %return

return:                                           ; preds = %if.end24, %if.then
  %27 = load ptr, ptr %retval, align 8
  ret ptr %27
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERl(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_integerIlEEPvS1_RT_(ptr noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERm(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_integerImEEPvS1_RT_(ptr noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams11get_integerImEEPvS1_RT_(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) comdat {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %read = alloca %"struct.streams::Integer", align 8
  %below = alloca i8, align 1
  %fits = alloca i8, align 1
  %state = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext true)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  store ptr %1, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %read)
  %2 = load ptr, ptr %stream.addr, align 8
  %call1 = call { i64, i64 } @_ZN7streams12read_integerEPv(ptr noundef %2)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call1, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call1, 1
  store i64 %6, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %below)
  store i8 0, ptr %below, align 1
  call void @llvm.lifetime.start.p0(ptr %fits)
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 2
  %7 = load i8, ptr %large, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %8 = load i64, ptr %magnitude, align 8
  %call2 = call noundef i64 @_ZNSt3__114numeric_limitsImE3maxB9nie220108Ev()
  %add = add i64 %call2, 0
  %cmp = icmp ule i64 %8, %add
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %9 = phi i1 [ false, %if.end ], [ %cmp, %land.rhs ]
  %storedv = zext i1 %9 to i8
  store i8 %storedv, ptr %fits, align 1
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %10 = load i8, ptr %digits, align 2
  %loadedv3 = trunc i8 %10 to i1
  br i1 %loadedv3, label %if.else, label %if.then4

if.then4:                                         ; preds = %land.end
  %11 = load ptr, ptr %value.addr, align 8
  store i64 0, ptr %11, align 8
  br label %if.end13

if.else:                                          ; preds = %land.end
  %12 = load i8, ptr %fits, align 1
  %loadedv5 = trunc i8 %12 to i1
  br i1 %loadedv5, label %if.else8, label %if.then6

if.then6:                                         ; preds = %if.else
  %call7 = call noundef i64 @_ZNSt3__114numeric_limitsImE3maxB9nie220108Ev()
  %13 = load ptr, ptr %value.addr, align 8
  store i64 %call7, ptr %13, align 8
  br label %if.end12

if.else8:                                         ; preds = %if.else
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %14 = load i8, ptr %negative, align 8
  %loadedv9 = trunc i8 %14 to i1
  br i1 %loadedv9, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else8
  %magnitude10 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %15 = load i64, ptr %magnitude10, align 8
  %sub = sub i64 0, %15
  br label %cond.end

cond.false:                                       ; preds = %if.else8
  %magnitude11 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %16 = load i64, ptr %magnitude11, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %16, %cond.false ]
  %17 = load ptr, ptr %value.addr, align 8
  store i64 %cond, ptr %17, align 8
  br label %if.end12

if.end12:                                         ; preds = %cond.end, %if.then6
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %if.then4
  call void @llvm.lifetime.start.p0(ptr %state)
  %state14 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 4
  %18 = load i32, ptr %state14, align 4
  %digits15 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %19 = load i8, ptr %digits15, align 2
  %loadedv16 = trunc i8 %19 to i1
  br i1 %loadedv16, label %land.rhs17, label %land.end19

land.rhs17:                                       ; preds = %if.end13
  %20 = load i8, ptr %fits, align 1
  %loadedv18 = trunc i8 %20 to i1
  br label %land.end19

land.end19:                                       ; preds = %land.rhs17, %if.end13
  %21 = phi i1 [ false, %if.end13 ], [ %loadedv18, %land.rhs17 ]
  %22 = zext i1 %21 to i64
  %cond20 = select i1 %21, i32 0, i32 4
  %or = or i32 %18, %cond20
  store i32 %or, ptr %state, align 4
  %23 = load i32, ptr %state, align 4
  %tobool = icmp ne i32 %23, 0
  br i1 %tobool, label %if.then21, label %if.end23

if.then21:                                        ; preds = %land.end19
  %24 = load ptr, ptr %stream.addr, align 8
  %call22 = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %24)
  %25 = load i32, ptr %state, align 4
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %call22, i32 noundef %25)
  br label %if.end23

if.end23:                                         ; preds = %if.then21, %land.end19
  %26 = load ptr, ptr %stream.addr, align 8
  store ptr %26, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %state)
  call void @llvm.lifetime.end.p0(ptr %fits)
  call void @llvm.lifetime.end.p0(ptr %below)
  call void @llvm.lifetime.end.p0(ptr %read)
  br label %return

return:                                           ; preds = %if.end23, %if.then
  %27 = load ptr, ptr %retval, align 8
  ret ptr %27
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERx(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_integerIxEEPvS1_RT_(ptr noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams11get_integerIxEEPvS1_RT_(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) comdat {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %read = alloca %"struct.streams::Integer", align 8
  %below = alloca i8, align 1
  %fits = alloca i8, align 1
  %state = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext true)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  store ptr %1, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %read)
  %2 = load ptr, ptr %stream.addr, align 8
  %call1 = call { i64, i64 } @_ZN7streams12read_integerEPv(ptr noundef %2)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call1, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call1, 1
  store i64 %6, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %below)
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %7 = load i8, ptr %negative, align 8
  %loadedv = trunc i8 %7 to i1
  %storedv = zext i1 %loadedv to i8
  store i8 %storedv, ptr %below, align 1
  call void @llvm.lifetime.start.p0(ptr %fits)
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 2
  %8 = load i8, ptr %large, align 1
  %loadedv2 = trunc i8 %8 to i1
  br i1 %loadedv2, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %9 = load i64, ptr %magnitude, align 8
  %call3 = call noundef i64 @_ZNSt3__114numeric_limitsIxE3maxB9nie220108Ev()
  %10 = load i8, ptr %below, align 1
  %loadedv4 = trunc i8 %10 to i1
  %conv = zext i1 %loadedv4 to i64
  %add = add i64 %call3, %conv
  %cmp = icmp ule i64 %9, %add
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %11 = phi i1 [ false, %if.end ], [ %cmp, %land.rhs ]
  %storedv5 = zext i1 %11 to i8
  store i8 %storedv5, ptr %fits, align 1
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %12 = load i8, ptr %digits, align 2
  %loadedv6 = trunc i8 %12 to i1
  br i1 %loadedv6, label %if.else, label %if.then7

if.then7:                                         ; preds = %land.end
  %13 = load ptr, ptr %value.addr, align 8
  store i64 0, ptr %13, align 8
  br label %if.end20

if.else:                                          ; preds = %land.end
  %14 = load i8, ptr %fits, align 1
  %loadedv8 = trunc i8 %14 to i1
  br i1 %loadedv8, label %if.else13, label %if.then9

if.then9:                                         ; preds = %if.else
  %15 = load i8, ptr %below, align 1
  %loadedv10 = trunc i8 %15 to i1
  %16 = zext i1 %loadedv10 to i64
  %call11 = call noundef i64 @_ZNSt3__114numeric_limitsIxE3minB9nie220108Ev()
  %call12 = call noundef i64 @_ZNSt3__114numeric_limitsIxE3maxB9nie220108Ev()
  %cond = select i1 %loadedv10, i64 %call11, i64 %call12
  %17 = load ptr, ptr %value.addr, align 8
  store i64 %cond, ptr %17, align 8
  br label %if.end19

if.else13:                                        ; preds = %if.else
  %negative14 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %18 = load i8, ptr %negative14, align 8
  %loadedv15 = trunc i8 %18 to i1
  br i1 %loadedv15, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else13
  %magnitude16 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %19 = load i64, ptr %magnitude16, align 8
  %sub = sub i64 0, %19
  br label %cond.end

cond.false:                                       ; preds = %if.else13
  %magnitude17 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %20 = load i64, ptr %magnitude17, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond18 = phi i64 [ %sub, %cond.true ], [ %20, %cond.false ]
  %21 = load ptr, ptr %value.addr, align 8
  store i64 %cond18, ptr %21, align 8
  br label %if.end19

if.end19:                                         ; preds = %cond.end, %if.then9
  br label %if.end20

if.end20:                                         ; preds = %if.end19, %if.then7
  call void @llvm.lifetime.start.p0(ptr %state)
  %state21 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 4
  %22 = load i32, ptr %state21, align 4
  %digits22 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %23 = load i8, ptr %digits22, align 2
  %loadedv23 = trunc i8 %23 to i1
  br i1 %loadedv23, label %land.rhs24, label %land.end26

land.rhs24:                                       ; preds = %if.end20
  %24 = load i8, ptr %fits, align 1
  %loadedv25 = trunc i8 %24 to i1
  br label %land.end26

land.end26:                                       ; preds = %land.rhs24, %if.end20
  %25 = phi i1 [ false, %if.end20 ], [ %loadedv25, %land.rhs24 ]
  %26 = zext i1 %25 to i64
  %cond27 = select i1 %25, i32 0, i32 4
  %or = or i32 %22, %cond27
  store i32 %or, ptr %state, align 4
  %27 = load i32, ptr %state, align 4
  %tobool = icmp ne i32 %27, 0
  br i1 %tobool, label %if.then28, label %if.end30

if.then28:                                        ; preds = %land.end26
  %28 = load ptr, ptr %stream.addr, align 8
  %call29 = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %28)
  %29 = load i32, ptr %state, align 4
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %call29, i32 noundef %29)
  br label %if.end30

if.end30:                                         ; preds = %if.then28, %land.end26
  %30 = load ptr, ptr %stream.addr, align 8
  store ptr %30, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %state)
  call void @llvm.lifetime.end.p0(ptr %fits)
  call void @llvm.lifetime.end.p0(ptr %below)
  call void @llvm.lifetime.end.p0(ptr %read)
  br label %return

return:                                           ; preds = %if.end30, %if.then
  %31 = load ptr, ptr %retval, align 8
  ret ptr %31
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERy(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_integerIyEEPvS1_RT_(ptr noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams11get_integerIyEEPvS1_RT_(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) comdat {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %read = alloca %"struct.streams::Integer", align 8
  %below = alloca i8, align 1
  %fits = alloca i8, align 1
  %state = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext true)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  store ptr %1, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %read)
  %2 = load ptr, ptr %stream.addr, align 8
  %call1 = call { i64, i64 } @_ZN7streams12read_integerEPv(ptr noundef %2)
  %3 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 0
  %4 = extractvalue { i64, i64 } %call1, 0
  store i64 %4, ptr %3, align 8
  %5 = getelementptr inbounds nuw { i64, i64 }, ptr %read, i32 0, i32 1
  %6 = extractvalue { i64, i64 } %call1, 1
  store i64 %6, ptr %5, align 8
  call void @llvm.lifetime.start.p0(ptr %below)
  store i8 0, ptr %below, align 1
  call void @llvm.lifetime.start.p0(ptr %fits)
  %large = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 2
  %7 = load i8, ptr %large, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %if.end
  %magnitude = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %8 = load i64, ptr %magnitude, align 8
  %call2 = call noundef i64 @_ZNSt3__114numeric_limitsIyE3maxB9nie220108Ev()
  %add = add i64 %call2, 0
  %cmp = icmp ule i64 %8, %add
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.end
  %9 = phi i1 [ false, %if.end ], [ %cmp, %land.rhs ]
  %storedv = zext i1 %9 to i8
  store i8 %storedv, ptr %fits, align 1
  %digits = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %10 = load i8, ptr %digits, align 2
  %loadedv3 = trunc i8 %10 to i1
  br i1 %loadedv3, label %if.else, label %if.then4

if.then4:                                         ; preds = %land.end
  %11 = load ptr, ptr %value.addr, align 8
  store i64 0, ptr %11, align 8
  br label %if.end13

if.else:                                          ; preds = %land.end
  %12 = load i8, ptr %fits, align 1
  %loadedv5 = trunc i8 %12 to i1
  br i1 %loadedv5, label %if.else8, label %if.then6

if.then6:                                         ; preds = %if.else
  %call7 = call noundef i64 @_ZNSt3__114numeric_limitsIyE3maxB9nie220108Ev()
  %13 = load ptr, ptr %value.addr, align 8
  store i64 %call7, ptr %13, align 8
  br label %if.end12

if.else8:                                         ; preds = %if.else
  %negative = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 1
  %14 = load i8, ptr %negative, align 8
  %loadedv9 = trunc i8 %14 to i1
  br i1 %loadedv9, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.else8
  %magnitude10 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %15 = load i64, ptr %magnitude10, align 8
  %sub = sub i64 0, %15
  br label %cond.end

cond.false:                                       ; preds = %if.else8
  %magnitude11 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 0
  %16 = load i64, ptr %magnitude11, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %16, %cond.false ]
  %17 = load ptr, ptr %value.addr, align 8
  store i64 %cond, ptr %17, align 8
  br label %if.end12

if.end12:                                         ; preds = %cond.end, %if.then6
  br label %if.end13

if.end13:                                         ; preds = %if.end12, %if.then4
  call void @llvm.lifetime.start.p0(ptr %state)
  %state14 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 4
  %18 = load i32, ptr %state14, align 4
  %digits15 = getelementptr inbounds nuw %"struct.streams::Integer", ptr %read, i32 0, i32 3
  %19 = load i8, ptr %digits15, align 2
  %loadedv16 = trunc i8 %19 to i1
  br i1 %loadedv16, label %land.rhs17, label %land.end19

land.rhs17:                                       ; preds = %if.end13
  %20 = load i8, ptr %fits, align 1
  %loadedv18 = trunc i8 %20 to i1
  br label %land.end19

land.end19:                                       ; preds = %land.rhs17, %if.end13
  %21 = phi i1 [ false, %if.end13 ], [ %loadedv18, %land.rhs17 ]
  %22 = zext i1 %21 to i64
  %cond20 = select i1 %21, i32 0, i32 4
  %or = or i32 %18, %cond20
  store i32 %or, ptr %state, align 4
  %23 = load i32, ptr %state, align 4
  %tobool = icmp ne i32 %23, 0
  br i1 %tobool, label %if.then21, label %if.end23

if.then21:                                        ; preds = %land.end19
  %24 = load ptr, ptr %stream.addr, align 8
  %call22 = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %24)
  %25 = load i32, ptr %state, align 4
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %call22, i32 noundef %25)
  br label %if.end23

if.end23:                                         ; preds = %if.then21, %land.end19
  %26 = load ptr, ptr %stream.addr, align 8
  store ptr %26, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %state)
  call void @llvm.lifetime.end.p0(ptr %fits)
  call void @llvm.lifetime.end.p0(ptr %below)
  call void @llvm.lifetime.end.p0(ptr %read)
  br label %return

return:                                           ; preds = %if.end23, %if.then
  %27 = load ptr, ptr %retval, align 8
  ret ptr %27
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERb(ptr noundef %stream, ptr noundef nonnull align 1 dereferenceable(1) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_booleanEPvRb(ptr noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERf(ptr noundef %stream, ptr noundef nonnull align 4 dereferenceable(4) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams17get_short_decimalEPvRf(ptr noundef %0, ptr noundef nonnull align 4 dereferenceable(4) %1)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEErsERd(ptr noundef %stream, ptr noundef nonnull align 8 dereferenceable(8) %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11get_decimalEPvRd(ptr noundef %0, ptr noundef nonnull align 8 dereferenceable(8) %1)
  ret ptr %call
}

define void @_ZNSt3__113basic_istreamIcNS_11char_traitsIcEEE6sentryC1ERS3_b(ptr noundef %ok, ptr noundef %stream, i1 noundef zeroext %no_skipping) {
entry:
  %ok.addr = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %no_skipping.addr = alloca i8, align 1
  store ptr %ok, ptr %ok.addr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  %storedv = zext i1 %no_skipping to i8
  store i8 %storedv, ptr %no_skipping.addr, align 1
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load i8, ptr %no_skipping.addr, align 1
  %loadedv = trunc i8 %1 to i1
  %lnot = xor i1 %loadedv, true
  %call = call noundef zeroext i1 @_ZN7streams5beginEPvb(ptr noundef %0, i1 noundef zeroext %lnot)
  %2 = load ptr, ptr %ok.addr, align 8
  %storedv1 = zext i1 %call to i8
  store i8 %storedv1, ptr %2, align 1
  ret void
}

define void @_ZN7streams6no_endEPv(ptr noundef %0) {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  call void @__raddle_unsupported(ptr noundef @.str.30)
  unreachable
}

define noundef signext i8 @_ZN7streams5upperEPvc(ptr noundef %0, i8 noundef signext %c) {
entry:
  %.addr = alloca ptr, align 8
  %c.addr = alloca i8, align 1
  store ptr %0, ptr %.addr, align 8
  store i8 %c, ptr %c.addr, align 1
  %1 = load i8, ptr %c.addr, align 1
  %conv = sext i8 %1 to i32
  %call = call i32 @toupper(i32 noundef %conv)
  %conv1 = trunc i32 %call to i8
  ret i8 %conv1
}

define available_externally i32 @toupper(i32 noundef %__c) {
entry:
  %__c.addr = alloca i32, align 4
  store i32 %__c, ptr %__c.addr, align 4
  %0 = load i32, ptr %__c.addr, align 4
  %cmp = icmp sge i32 %0, -128
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %__c.addr, align 4
  %cmp1 = icmp slt i32 %1, 256
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %call = call ptr @__ctype_toupper_loc()
  %2 = load ptr, ptr %call, align 8
  %3 = load i32, ptr %__c.addr, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  %5 = load i32, ptr %__c.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %4, %cond.true ], [ %5, %cond.false ]
  ret i32 %cond
}

define noundef signext i8 @_ZN7streams5lowerEPvc(ptr noundef %0, i8 noundef signext %c) {
entry:
  %.addr = alloca ptr, align 8
  %c.addr = alloca i8, align 1
  store ptr %0, ptr %.addr, align 8
  store i8 %c, ptr %c.addr, align 1
  %1 = load i8, ptr %c.addr, align 1
  %conv = sext i8 %1 to i32
  %call = call i32 @tolower(i32 noundef %conv)
  %conv1 = trunc i32 %call to i8
  ret i8 %conv1
}

define available_externally i32 @tolower(i32 noundef %__c) {
entry:
  %__c.addr = alloca i32, align 4
  store i32 %__c, ptr %__c.addr, align 4
  %0 = load i32, ptr %__c.addr, align 4
  %cmp = icmp sge i32 %0, -128
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %__c.addr, align 4
  %cmp1 = icmp slt i32 %1, 256
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %call = call ptr @__ctype_tolower_loc()
  %2 = load ptr, ptr %call, align 8
  %3 = load i32, ptr %__c.addr, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds i32, ptr %2, i64 %idxprom
  %4 = load i32, ptr %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  %5 = load i32, ptr %__c.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %4, %cond.true ], [ %5, %cond.false ]
  ret i32 %cond
}

define noundef signext i8 @_ZN7streams4sameEPvc(ptr noundef %0, i8 noundef signext %c) {
entry:
  %.addr = alloca ptr, align 8
  %c.addr = alloca i8, align 1
  store ptr %0, ptr %.addr, align 8
  store i8 %c, ptr %c.addr, align 1
  %1 = load i8, ptr %c.addr, align 1
  ret i8 %1
}

define noundef ptr @_ZN7streams4copyEPKcS1_Pc(ptr noundef %from, ptr noundef %to, ptr noundef %target) {
entry:
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %target.addr = alloca ptr, align 8
  store ptr %from, ptr %from.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %target, ptr %target.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %from.addr, align 8
  %1 = load ptr, ptr %to.addr, align 8
  %cmp = icmp ne ptr %0, %1
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load ptr, ptr %from.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %2, i32 1
  store ptr %incdec.ptr, ptr %from.addr, align 8
  %3 = load i8, ptr %2, align 1
  %4 = load ptr, ptr %target.addr, align 8
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %4, i32 1
  store ptr %incdec.ptr1, ptr %target.addr, align 8
  store i8 %3, ptr %4, align 1
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %5 = load ptr, ptr %to.addr, align 8
  ret ptr %5
}

define noundef ptr @_ZN7streams5widenEPvPKcS2_Pc(ptr noundef %0, ptr noundef %from, ptr noundef %to, ptr noundef %target) {
entry:
  %.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %target.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  store ptr %target, ptr %target.addr, align 8
  %1 = load ptr, ptr %from.addr, align 8
  %2 = load ptr, ptr %to.addr, align 8
  %3 = load ptr, ptr %target.addr, align 8
  %call = call noundef ptr @_ZN7streams4copyEPKcS1_Pc(ptr noundef %1, ptr noundef %2, ptr noundef %3)
  ret ptr %call
}

define noundef ptr @_ZN7streams6narrowEPvPKcS2_cPc(ptr noundef %0, ptr noundef %from, ptr noundef %to, i8 noundef signext %1, ptr noundef %target) {
entry:
  %.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  %.addr1 = alloca i8, align 1
  %target.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  store i8 %1, ptr %.addr1, align 1
  store ptr %target, ptr %target.addr, align 8
  %2 = load ptr, ptr %from.addr, align 8
  %3 = load ptr, ptr %to.addr, align 8
  %4 = load ptr, ptr %target.addr, align 8
  %call = call noundef ptr @_ZN7streams4copyEPKcS1_Pc(ptr noundef %2, ptr noundef %3, ptr noundef %4)
  ret ptr %call
}

define void @_ZNSt3__16localeC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__locale_ = getelementptr inbounds nuw %"class.std::__1::locale", ptr %this1, i32 0, i32 0
  store ptr inttoptr (i64 1 to ptr), ptr %__locale_, align 8
  ret void
}

define void @_ZNSt3__16localeC2ERKS0_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %other) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %other.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %other, ptr %other.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__locale_ = getelementptr inbounds nuw %"class.std::__1::locale", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %other.addr, align 8
  %__locale_2 = getelementptr inbounds nuw %"class.std::__1::locale", ptr %0, i32 0, i32 0
  %1 = load ptr, ptr %__locale_2, align 8
  store ptr %1, ptr %__locale_, align 8
  ret void
}

define void @_ZNSt3__16localeD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void
}

define noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__16localeaSERKS0_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %0) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret ptr %this1
}

define noundef zeroext i1 @_ZNKSt3__16localeeqERKS0_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %0) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret i1 true
}

define noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__16locale7classicEv() align 2 {
entry:
  ret ptr @_ZZNSt3__16locale7classicEvE3one
}

define noundef ptr @_ZNKSt3__16locale9use_facetERNS0_2idE(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(12) %wanted) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %wanted.addr = alloca ptr, align 8
  %ref.tmp = alloca %"struct.streams::Classes", align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %wanted, ptr %wanted.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %wanted.addr, align 8
  %cmp = icmp ne ptr %0, @_ZNSt3__15ctypeIcE2idE
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.31)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %table = getelementptr inbounds nuw %"struct.streams::Classes", ptr %ref.tmp, i32 0, i32 0
  store ptr @_ZN7streamsL8virtualsE, ptr %table, align 8
  %references = getelementptr inbounds nuw %"struct.streams::Classes", ptr %ref.tmp, i32 0, i32 1
  store i64 0, ptr %references, align 8
  %classes = getelementptr inbounds nuw %"struct.streams::Classes", ptr %ref.tmp, i32 0, i32 2
  %call = call ptr @__ctype_b_loc()
  %1 = load ptr, ptr %call, align 8
  store ptr %1, ptr %classes, align 8
  %own = getelementptr inbounds nuw %"struct.streams::Classes", ptr %ref.tmp, i32 0, i32 3
  store i8 0, ptr %own, align 8
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZZNKSt3__16locale9use_facetERNS0_2idEE7classes)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %ref.tmp, i64 32, i1 false)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %3 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZZNKSt3__16locale9use_facetERNS0_2idEE7classes)
  ret ptr %3
}

declare ptr @__ctype_b_loc()

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define ptr @__raddle_new_by_new(i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call noalias noundef nonnull ptr @_Znwm(i64 noundef %0)
  ret ptr %call
}

define noundef nonnull ptr @_Znwm(i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call ptr @__raddle_new(i64 noundef %0)
  %call1 = call noundef ptr @_ZL4surePv(ptr noundef %call)
  ret ptr %call1
}

define void @__raddle_end_by_delete(ptr noundef %block) {
entry:
  %block.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  %0 = load ptr, ptr %block.addr, align 8
  call void @_ZdlPv(ptr noundef %0)
  ret void
}

define void @_ZdlPv(ptr noundef %block) personality ptr @__gxx_personality_v0 {
entry:
  %block.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  %0 = load ptr, ptr %block.addr, align 8
  invoke void @__raddle_end_new(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define internal noundef ptr @_ZL4surePv(ptr noundef %block) {
entry:
  %block.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  %0 = load ptr, ptr %block.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.54)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %block.addr, align 8
  ret ptr %1
}

declare ptr @__raddle_new(i64 noundef)

define noundef nonnull ptr @_Znam(i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call ptr @__raddle_new_array(i64 noundef %0)
  %call1 = call noundef ptr @_ZL4surePv(ptr noundef %call)
  ret ptr %call1
}

declare ptr @__raddle_new_array(i64 noundef)

define noalias noundef ptr @_ZnwmRKSt9nothrow_t(i64 noundef %size, ptr noundef nonnull align 1 dereferenceable(1) %0) personality ptr @__gxx_personality_v0 {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %call = invoke ptr @__raddle_new_or_null(i64 noundef %1)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret ptr %call

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3)
  unreachable
}

declare ptr @__raddle_new_or_null(i64 noundef)

define noalias noundef ptr @_ZnamRKSt9nothrow_t(i64 noundef %size, ptr noundef nonnull align 1 dereferenceable(1) %0) personality ptr @__gxx_personality_v0 {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %call = invoke ptr @__raddle_new_array(i64 noundef %1)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret ptr %call

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3)
  unreachable
}

define noundef nonnull ptr @_ZnwmSt11align_val_t(i64 noundef %size, i64 noundef %0) {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %call = call ptr @__raddle_new(i64 noundef %1)
  %call1 = call noundef ptr @_ZL4surePv(ptr noundef %call)
  ret ptr %call1
}

define noundef nonnull ptr @_ZnamSt11align_val_t(i64 noundef %size, i64 noundef %0) {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %call = call ptr @__raddle_new_array(i64 noundef %1)
  %call1 = call noundef ptr @_ZL4surePv(ptr noundef %call)
  ret ptr %call1
}

define noalias noundef ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1) personality ptr @__gxx_personality_v0 {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  %2 = load i64, ptr %size.addr, align 8
  %call = invoke ptr @__raddle_new(i64 noundef %2)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret ptr %call

terminate.lpad:                                   ; preds = %entry
  %3 = landingpad { ptr, i32 }
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  call void @__clang_call_terminate(ptr %4)
  unreachable
}

define noalias noundef ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1) personality ptr @__gxx_personality_v0 {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  %2 = load i64, ptr %size.addr, align 8
  %call = invoke ptr @__raddle_new_array(i64 noundef %2)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret ptr %call

terminate.lpad:                                   ; preds = %entry
  %3 = landingpad { ptr, i32 }
          catch ptr null
  %4 = extractvalue { ptr, i32 } %3, 0
  call void @__clang_call_terminate(ptr %4)
  unreachable
}

declare void @__raddle_end_new(ptr noundef)

define void @_ZdaPv(ptr noundef %block) personality ptr @__gxx_personality_v0 {
entry:
  %block.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  %0 = load ptr, ptr %block.addr, align 8
  invoke void @__raddle_end_array(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

declare void @__raddle_end_array(ptr noundef)

define void @_ZdlPvm(ptr noundef %block, i64 noundef %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @_ZdlPv(ptr noundef %1)
  ret void
}

define void @_ZdaPvm(ptr noundef %block, i64 noundef %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @_ZdaPv(ptr noundef %1)
  ret void
}

define void @_ZdlPvRKSt9nothrow_t(ptr noundef %block, ptr noundef nonnull align 1 dereferenceable(1) %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @_ZdlPv(ptr noundef %1)
  ret void
}

define void @_ZdaPvRKSt9nothrow_t(ptr noundef %block, ptr noundef nonnull align 1 dereferenceable(1) %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @_ZdaPv(ptr noundef %1)
  ret void
}

define void @_ZdlPvSt11align_val_t(ptr noundef %block, i64 noundef %0) personality ptr @__gxx_personality_v0 {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  invoke void @__raddle_end_new(ptr noundef %1)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3)
  unreachable
}

define void @_ZdaPvSt11align_val_t(ptr noundef %block, i64 noundef %0) personality ptr @__gxx_personality_v0 {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  invoke void @__raddle_end_array(ptr noundef %1)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3)
  unreachable
}

define void @_ZdlPvmSt11align_val_t(ptr noundef %block, i64 noundef %0, i64 noundef %at) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  %at.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store i64 %at, ptr %at.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  %2 = load i64, ptr %at.addr, align 8
  call void @_ZdlPvSt11align_val_t(ptr noundef %1, i64 noundef %2)
  ret void
}

define void @_ZdaPvmSt11align_val_t(ptr noundef %block, i64 noundef %0, i64 noundef %at) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  %at.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store i64 %at, ptr %at.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  %2 = load i64, ptr %at.addr, align 8
  call void @_ZdaPvSt11align_val_t(ptr noundef %1, i64 noundef %2)
  ret void
}

define void @_ZdlPvSt11align_val_tRKSt9nothrow_t(ptr noundef %block, i64 noundef %at, ptr noundef nonnull align 1 dereferenceable(1) %0) {
entry:
  %block.addr = alloca ptr, align 8
  %at.addr = alloca i64, align 8
  %.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %at, ptr %at.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  %2 = load i64, ptr %at.addr, align 8
  call void @_ZdlPvSt11align_val_t(ptr noundef %1, i64 noundef %2)
  ret void
}

define void @_ZdaPvSt11align_val_tRKSt9nothrow_t(ptr noundef %block, i64 noundef %at, ptr noundef nonnull align 1 dereferenceable(1) %0) {
entry:
  %block.addr = alloca ptr, align 8
  %at.addr = alloca i64, align 8
  %.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %at, ptr %at.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  %2 = load i64, ptr %at.addr, align 8
  call void @_ZdaPvSt11align_val_t(ptr noundef %1, i64 noundef %2)
  ret void
}

define noundef ptr @_ZSt15set_new_handlerPFvvE(ptr noundef %next) {
entry:
  %next.addr = alloca ptr, align 8
  %.atomictmp = alloca ptr, align 8
  %atomic-temp = alloca ptr, align 8
  store ptr %next, ptr %next.addr, align 8
  %0 = load ptr, ptr %next.addr, align 8
  store ptr %0, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw xchg ptr @_ZL10new_failed, i64 %1 acq_rel, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load ptr, ptr %atomic-temp, align 8
  ret ptr %3
}

define noundef ptr @_ZSt15get_new_handlerv() {
entry:
  %atomic-temp = alloca ptr, align 8
  %0 = load atomic i64, ptr @_ZL10new_failed acquire, align 8
  store i64 %0, ptr %atomic-temp, align 8
  %1 = load ptr, ptr %atomic-temp, align 8
  ret ptr %1
}

define void @_ZNSt3__119__shared_weak_count14__release_weakEv(ptr noundef nonnull align 8 dereferenceable(24) %this) align 2 personality ptr @__gxx_personality_v0 {
entry:
  %this.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__shared_weak_owners_ = getelementptr inbounds nuw %"class.std::__1::__shared_weak_count", ptr %this1, i32 0, i32 1
  %call = invoke noundef ptr @_ZNSt3__1L9atomic_atERl(ptr noundef nonnull align 8 dereferenceable(8) %__shared_weak_owners_)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store i64 1, ptr %.atomictmp, align 8
  %0 = load i64, ptr %.atomictmp, align 8
  %1 = atomicrmw sub ptr %call, i64 %0 acq_rel, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  %cmp = icmp eq i64 %2, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %invoke.cont
  %vtable = load ptr, ptr %this1, align 8
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 4
  %3 = load ptr, ptr %vfn, align 8
  call void %3(ptr noundef nonnull align 8 dereferenceable(24) %this1)
  br label %if.end

if.end:                                           ; preds = %if.then, %invoke.cont
  ret void

terminate.lpad:                                   ; preds = %entry
  %4 = landingpad { ptr, i32 }
          catch ptr null
  %5 = extractvalue { ptr, i32 } %4, 0
  call void @__clang_call_terminate(ptr %5)
  unreachable
}

define internal noundef ptr @_ZNSt3__1L9atomic_atERl(ptr noundef nonnull align 8 dereferenceable(8) %count) {
entry:
  %count.addr = alloca ptr, align 8
  store ptr %count, ptr %count.addr, align 8
  %0 = load ptr, ptr %count.addr, align 8
  ret ptr %0
}

define noundef ptr @_ZNSt3__119__shared_weak_count4lockEv(ptr noundef nonnull align 8 dereferenceable(24) %this) align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca ptr, align 8
  %this.addr = alloca ptr, align 8
  %owners = alloca ptr, align 8
  %seen = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %owners)
  %__shared_owners_ = getelementptr inbounds nuw %"class.std::__1::__shared_count", ptr %this1, i32 0, i32 1
  %call = invoke noundef ptr @_ZNSt3__1L9atomic_atERl(ptr noundef nonnull align 8 dereferenceable(8) %__shared_owners_)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store ptr %call, ptr %owners, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %owners, align 8
  %1 = load atomic i64, ptr %0 seq_cst, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %seen, align 8
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %invoke.cont
  %3 = load i64, ptr %seen, align 8
  %cmp = icmp eq i64 %3, -1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  store ptr null, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %do.body
  br label %do.cond

do.cond:                                          ; preds = %if.end
  %4 = load ptr, ptr %owners, align 8
  %5 = load i64, ptr %seen, align 8
  %add = add nsw i64 %5, 1
  store i64 %add, ptr %.atomictmp, align 8
  %6 = load i64, ptr %seen, align 8
  %7 = load i64, ptr %.atomictmp, align 8
  %8 = cmpxchg ptr %4, i64 %6, i64 %7 seq_cst seq_cst, align 8
  %9 = extractvalue { i64, i1 } %8, 0
  %10 = extractvalue { i64, i1 } %8, 1
  br i1 %10, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %do.cond
  store i64 %9, ptr %seen, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %10 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %11 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %11 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %do.body, label %do.end

do.end:                                           ; preds = %cmpxchg.continue
  store ptr %this1, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %do.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  call void @llvm.lifetime.end.p0(ptr %owners)
  %12 = load ptr, ptr %retval, align 8
  ret ptr %12

terminate.lpad:                                   ; preds = %entry
  %13 = landingpad { ptr, i32 }
          catch ptr null
  %14 = extractvalue { ptr, i32 } %13, 0
  call void @__clang_call_terminate(ptr %14)
  unreachable
}

define void @__raddle_end_last_object() {
entry:
  %last = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %atomic-temp1 = alloca i32, align 4
  call void @llvm.lifetime.start.p0(ptr %last)
  store i32 1, ptr %.atomictmp, align 4
  %0 = load i32, ptr %.atomictmp, align 4
  %1 = atomicrmw sub ptr @_ZN12_GLOBAL__N_112endings_madeE, i32 %0 monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  %sub = sub i32 %2, 1
  store i32 %sub, ptr %last, align 4
  %3 = load i32, ptr %last, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds nuw [32 x i32], ptr @_ZN12_GLOBAL__N_112ending_readyE, i64 0, i64 %idxprom
  %4 = load atomic i32, ptr %arrayidx acquire, align 4
  store i32 %4, ptr %atomic-temp1, align 4
  %5 = load i32, ptr %atomic-temp1, align 4
  %6 = load i32, ptr %last, align 4
  %idxprom2 = zext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds nuw [32 x %"struct.(anonymous namespace)::Ending"], ptr @_ZN12_GLOBAL__N_17endingsE, i64 0, i64 %idxprom2
  %function = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ending", ptr %arrayidx3, i32 0, i32 0
  %7 = load ptr, ptr %function, align 16
  %8 = load i32, ptr %last, align 4
  %idxprom4 = zext i32 %8 to i64
  %arrayidx5 = getelementptr inbounds nuw [32 x %"struct.(anonymous namespace)::Ending"], ptr @_ZN12_GLOBAL__N_17endingsE, i64 0, i64 %idxprom4
  %argument = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ending", ptr %arrayidx5, i32 0, i32 1
  %9 = load ptr, ptr %argument, align 8
  call void %7(ptr noundef %9)
  call void @llvm.lifetime.end.p0(ptr %last)
  ret void
}

define i32 @__cxa_atexit(ptr noundef %function, ptr noundef %argument, ptr noundef %0) {
entry:
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  %at = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %ref.tmp = alloca %"struct.(anonymous namespace)::Ending", align 8
  %.atomictmp5 = alloca i32, align 4
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  store ptr %0, ptr %.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %at)
  store i32 1, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = atomicrmw add ptr @_ZN12_GLOBAL__N_112endings_madeE, i32 %1 monotonic, align 4
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4
  store i32 %3, ptr %at, align 4
  %4 = load i32, ptr %at, align 4
  %cmp = icmp uge i32 %4, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.32)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %function1 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ending", ptr %ref.tmp, i32 0, i32 0
  %5 = load ptr, ptr %function.addr, align 8
  store ptr %5, ptr %function1, align 8
  %argument2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ending", ptr %ref.tmp, i32 0, i32 1
  %6 = load ptr, ptr %argument.addr, align 8
  store ptr %6, ptr %argument2, align 8
  %7 = load i32, ptr %at, align 4
  %idxprom = zext i32 %7 to i64
  %arrayidx = getelementptr inbounds nuw [32 x %"struct.(anonymous namespace)::Ending"], ptr @_ZN12_GLOBAL__N_17endingsE, i64 0, i64 %idxprom
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx, ptr align 8 %ref.tmp, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %8 = load i32, ptr %at, align 4
  %idxprom3 = zext i32 %8 to i64
  %arrayidx4 = getelementptr inbounds nuw [32 x i32], ptr @_ZN12_GLOBAL__N_112ending_readyE, i64 0, i64 %idxprom3
  store i32 1, ptr %.atomictmp5, align 4
  %9 = load i32, ptr %.atomictmp5, align 4
  store atomic i32 %9, ptr %arrayidx4 release, align 4
  call void @__raddle_at_exit(ptr noundef @__raddle_end_last_object)
  call void @llvm.lifetime.end.p0(ptr %at)
  ret i32 0
}

declare void @__raddle_at_exit(ptr noundef)

define i32 @__cxa_thread_atexit(ptr noundef %function, ptr noundef %argument, ptr noundef %0) {
entry:
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  %ref.tmp = alloca %"struct.(anonymous namespace)::Ending", align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18own_madeE)
  %2 = load i32, ptr %1, align 4
  %cmp = icmp eq i32 %2, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.33)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %function1 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ending", ptr %ref.tmp, i32 0, i32 0
  %3 = load ptr, ptr %function.addr, align 8
  store ptr %3, ptr %function1, align 8
  %argument2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ending", ptr %ref.tmp, i32 0, i32 1
  %4 = load ptr, ptr %argument.addr, align 8
  store ptr %4, ptr %argument2, align 8
  %5 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZN12_GLOBAL__N_111own_endingsE)
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18own_madeE)
  %7 = load i32, ptr %6, align 4
  %inc = add i32 %7, 1
  store i32 %inc, ptr %6, align 4
  %idxprom = zext i32 %7 to i64
  %arrayidx = getelementptr inbounds nuw [64 x %"struct.(anonymous namespace)::Ending"], ptr %5, i64 0, i64 %idxprom
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %arrayidx, ptr align 8 %ref.tmp, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  ret i32 0
}

define void @__raddle_end_thread_locals() {
entry:
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18own_madeE)
  %1 = load i32, ptr %0, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18own_madeE)
  %3 = load i32, ptr %2, align 4
  %dec = add i32 %3, -1
  store i32 %dec, ptr %2, align 4
  %4 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZN12_GLOBAL__N_111own_endingsE)
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18own_madeE)
  %6 = load i32, ptr %5, align 4
  %idxprom = zext i32 %6 to i64
  %arrayidx = getelementptr inbounds nuw [64 x %"struct.(anonymous namespace)::Ending"], ptr %4, i64 0, i64 %idxprom
  %function = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ending", ptr %arrayidx, i32 0, i32 0
  %7 = load ptr, ptr %function, align 16
  %8 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @_ZN12_GLOBAL__N_111own_endingsE)
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN12_GLOBAL__N_18own_madeE)
  %10 = load i32, ptr %9, align 4
  %idxprom1 = zext i32 %10 to i64
  %arrayidx2 = getelementptr inbounds nuw [64 x %"struct.(anonymous namespace)::Ending"], ptr %8, i64 0, i64 %idxprom1
  %argument = getelementptr inbounds nuw %"struct.(anonymous namespace)::Ending", ptr %arrayidx2, i32 0, i32 1
  %11 = load ptr, ptr %argument, align 8
  call void %7(ptr noundef %11)
  br label %while.cond

while.end:                                        ; preds = %while.cond
  ret void
}

define void @__raddle_full_exit(i32 noundef %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, ptr %status.addr, align 4
  call void @__raddle_end_thread_locals()
  %0 = load i32, ptr %status.addr, align 4
  call void @__raddle_handled_exit(i32 noundef %0)
  ret void
}

declare void @__raddle_handled_exit(i32 noundef)

define ptr @__raddle_run_thread(ptr noundef %function, ptr noundef %argument) {
entry:
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  %result = alloca ptr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %result)
  %0 = load ptr, ptr %function.addr, align 8
  %1 = load ptr, ptr %argument.addr, align 8
  %call = call noundef ptr %0(ptr noundef %1)
  store ptr %call, ptr %result, align 8
  call void @__raddle_end_thread_locals()
  %2 = load ptr, ptr %result, align 8
  call void @llvm.lifetime.end.p0(ptr %result)
  ret ptr %2
}

define i32 @__raddle_watched_pthread_create(ptr noundef %thread, ptr noundef %attributes, ptr noundef %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 8
  %attributes.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  store ptr %thread, ptr %thread.addr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  %0 = load ptr, ptr %function.addr, align 8
  %1 = load ptr, ptr %argument.addr, align 8
  %call = call i64 (ptr, ptr, ...) @__raddle_spawn(ptr noundef @__raddle_run_thread, ptr noundef %0, ptr noundef %1)
  %2 = load ptr, ptr %thread.addr, align 8
  store i64 %call, ptr %2, align 8
  %3 = load ptr, ptr %attributes.addr, align 8
  %tobool = icmp ne ptr %3, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %4 = load ptr, ptr %attributes.addr, align 8
  %5 = load i32, ptr %4, align 4
  %tobool1 = icmp ne i32 %5, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %6 = load ptr, ptr %thread.addr, align 8
  %7 = load i64, ptr %6, align 8
  call void @__raddle_detach(i64 noundef %7)
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  ret i32 0
}

declare i64 @__raddle_spawn(ptr noundef, ptr noundef, ...)

declare void @__raddle_detach(i64 noundef)

define i32 @__cxa_guard_acquire(ptr noundef %guard) {
entry:
  %retval = alloca i32, align 4
  %guard.addr = alloca ptr, align 8
  %done = alloca ptr, align 8
  %lock = alloca ptr, align 8
  %atomic-temp = alloca i8, align 1
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %guard, ptr %guard.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %done)
  %0 = load ptr, ptr %guard.addr, align 8
  store ptr %0, ptr %done, align 8
  call void @llvm.lifetime.start.p0(ptr %lock)
  %1 = load ptr, ptr %guard.addr, align 8
  %add.ptr = getelementptr inbounds i32, ptr %1, i64 1
  store ptr %add.ptr, ptr %lock, align 8
  %2 = load ptr, ptr %lock, align 8
  %call = call i64 @__raddle_await_rmw_eq_32_xchg(ptr noundef %2, i64 noundef 4294967295, i64 noundef 0, i64 noundef 1)
  %3 = load ptr, ptr %done, align 8
  %4 = load atomic i8, ptr %3 monotonic, align 1
  store i8 %4, ptr %atomic-temp, align 1
  %5 = load i8, ptr %atomic-temp, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  %6 = load ptr, ptr %lock, align 8
  store i32 0, ptr %.atomictmp, align 4
  %7 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %7, ptr %6 release, align 4
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %lock)
  call void @llvm.lifetime.end.p0(ptr %done)
  %8 = load i32, ptr %retval, align 4
  ret i32 %8
}

declare i64 @__raddle_await_rmw_eq_32_xchg(ptr noundef, i64 noundef, i64 noundef, i64 noundef)

define void @__cxa_guard_release(ptr noundef %guard) {
entry:
  %guard.addr = alloca ptr, align 8
  %.atomictmp = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  store ptr %guard, ptr %guard.addr, align 8
  %0 = load ptr, ptr %guard.addr, align 8
  store i8 1, ptr %.atomictmp, align 1
  %1 = load i8, ptr %.atomictmp, align 1
  store atomic i8 %1, ptr %0 release, align 1
  %2 = load ptr, ptr %guard.addr, align 8
  %add.ptr = getelementptr inbounds i32, ptr %2, i64 1
  store i32 0, ptr %.atomictmp1, align 4
  %3 = load i32, ptr %.atomictmp1, align 4
  store atomic i32 %3, ptr %add.ptr release, align 4
  ret void
}

define void @__cxa_guard_abort(ptr noundef %guard) {
entry:
  %guard.addr = alloca ptr, align 8
  %.atomictmp = alloca i32, align 4
  store ptr %guard, ptr %guard.addr, align 8
  %0 = load ptr, ptr %guard.addr, align 8
  %add.ptr = getelementptr inbounds i32, ptr %0, i64 1
  store i32 0, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %1, ptr %add.ptr release, align 4
  ret void
}

define void @__cxa_pure_virtual() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.34)
  unreachable
}

define void @__cxa_deleted_virtual() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.35)
  unreachable
}

define noundef zeroext i1 @_ZN7streams10is_consoleERKNS_4BaseE(ptr noundef nonnull align 8 dereferenceable(152) %base) {
entry:
  %base.addr = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  %cmp = icmp eq ptr %0, getelementptr inbounds nuw (%"struct.streams::Console", ptr @_ZNSt3__14coutE, i32 0, i32 1)
  br i1 %cmp, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load ptr, ptr %base.addr, align 8
  %cmp1 = icmp eq ptr %1, getelementptr inbounds nuw (%"struct.streams::Console", ptr @_ZNSt3__14cerrE, i32 0, i32 1)
  br i1 %cmp1, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %2 = load ptr, ptr %base.addr, align 8
  %cmp2 = icmp eq ptr %2, getelementptr inbounds nuw (%"struct.streams::Console", ptr @_ZNSt3__14clogE, i32 0, i32 1)
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %entry
  %3 = phi i1 [ true, %lor.lhs.false ], [ true, %entry ], [ %cmp2, %lor.rhs ]
  ret i1 %3
}

define noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %base) {
entry:
  %base.addr = alloca ptr, align 8
  %of = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %of)
  %0 = load ptr, ptr %base.addr, align 8
  store ptr %0, ptr %of, align 8
  %1 = load ptr, ptr %of, align 8
  %call = call noundef zeroext i1 @_ZN7streams10is_consoleERKNS_4BaseE(ptr noundef nonnull align 8 dereferenceable(152) %1)
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams3ownE)
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load ptr, ptr %of, align 8
  %format = getelementptr inbounds nuw %"struct.streams::Base", ptr %3, i32 0, i32 1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %2, %cond.true ], [ %format, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %of)
  ret ptr %cond
}

define noundef signext i8 @_ZN7streams7fill_ofERNS_4BaseE(ptr noundef nonnull align 8 dereferenceable(152) %base) {
entry:
  %base.addr = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef zeroext i1 @_ZN7streams10is_consoleERKNS_4BaseE(ptr noundef nonnull align 8 dereferenceable(152) %0)
  br i1 %call, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @_ZN7streams8own_fillE)
  %2 = load i8, ptr %1, align 1
  br label %cond.end4

cond.false:                                       ; preds = %entry
  %3 = load ptr, ptr %base.addr, align 8
  %fill = getelementptr inbounds nuw %"struct.streams::Base", ptr %3, i32 0, i32 17
  %4 = load i32, ptr %fill, align 8
  %cmp = icmp slt i32 %4, 0
  br i1 %cmp, label %cond.true1, label %cond.false2

cond.true1:                                       ; preds = %cond.false
  br label %cond.end

cond.false2:                                      ; preds = %cond.false
  %5 = load ptr, ptr %base.addr, align 8
  %fill3 = getelementptr inbounds nuw %"struct.streams::Base", ptr %5, i32 0, i32 17
  %6 = load i32, ptr %fill3, align 8
  %conv = trunc i32 %6 to i8
  br label %cond.end

cond.end:                                         ; preds = %cond.false2, %cond.true1
  %cond = phi i8 [ 32, %cond.true1 ], [ %conv, %cond.false2 ]
  br label %cond.end4

cond.end4:                                        ; preds = %cond.end, %cond.true
  %cond5 = phi i8 [ %2, %cond.true ], [ %cond, %cond.end ]
  ret i8 %cond5
}

define void @_ZN7streams5writeEPvPKcm(ptr noundef %stream, ptr noundef %text, i64 noundef %size) {
entry:
  %stream.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %base = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %text, ptr %text.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %base)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  store ptr %call, ptr %base, align 8
  %1 = load ptr, ptr %base, align 8
  %call1 = call noundef zeroext i1 @_ZN7streams10is_consoleERKNS_4BaseE(ptr noundef nonnull align 8 dereferenceable(152) %1)
  br i1 %call1, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %text.addr, align 8
  %3 = load i64, ptr %size.addr, align 8
  %4 = load ptr, ptr %base, align 8
  %cmp = icmp eq ptr %4, getelementptr inbounds nuw (%"struct.streams::Console", ptr @_ZNSt3__14coutE, i32 0, i32 1)
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %5 = load ptr, ptr @stdout, align 8
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %6 = load ptr, ptr @stderr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %5, %cond.true ], [ %6, %cond.false ]
  %call2 = call i64 @fwrite(ptr noundef %2, i64 noundef 1, i64 noundef %3, ptr noundef %cond)
  br label %if.end7

if.else:                                          ; preds = %entry
  %7 = load ptr, ptr %base, align 8
  %state = getelementptr inbounds nuw %"struct.streams::Base", ptr %7, i32 0, i32 2
  %8 = load i32, ptr %state, align 8
  %cmp3 = icmp eq i32 %8, 0
  br i1 %cmp3, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %if.else
  %9 = load ptr, ptr %base, align 8
  %buffer = getelementptr inbounds nuw %"struct.streams::Base", ptr %9, i32 0, i32 4
  %10 = load ptr, ptr %buffer, align 8
  %11 = load ptr, ptr %text.addr, align 8
  %12 = load i64, ptr %size.addr, align 8
  %call4 = call noundef i64 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sputnB9nie220108EPKcl(ptr noundef nonnull align 8 dereferenceable(64) %10, ptr noundef %11, i64 noundef %12)
  %13 = load i64, ptr %size.addr, align 8
  %cmp5 = icmp ne i64 %call4, %13
  br i1 %cmp5, label %if.then6, label %if.end

if.then6:                                         ; preds = %land.lhs.true
  %14 = load ptr, ptr %base, align 8
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %14, i32 noundef 5)
  br label %if.end

if.end:                                           ; preds = %if.then6, %land.lhs.true, %if.else
  br label %if.end7

if.end7:                                          ; preds = %if.end, %cond.end
  call void @llvm.lifetime.end.p0(ptr %base)
  ret void
}

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef)

define linkonce_odr noundef i64 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sputnB9nie220108EPKcl(ptr noundef nonnull align 8 dereferenceable(64) %this, ptr noundef %__s, i64 noundef %__n) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__s.addr = alloca ptr, align 8
  %__n.addr = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__s, ptr %__s.addr, align 8
  store i64 %__n, ptr %__n.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__s.addr, align 8
  %1 = load i64, ptr %__n.addr, align 8
  %vtable = load ptr, ptr %this1, align 8
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 12
  %2 = load ptr, ptr %vfn, align 8
  %call = call noundef i64 %2(ptr noundef nonnull align 8 dereferenceable(64) %this1, ptr noundef %0, i64 noundef %1)
  ret i64 %call
}

define void @_ZN7streams3padEPvm(ptr noundef %stream, i64 noundef %count) {
entry:
  %stream.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %fill = alloca i8, align 1
  %i = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %fill)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  %call1 = call noundef signext i8 @_ZN7streams7fill_ofERNS_4BaseE(ptr noundef nonnull align 8 dereferenceable(152) %call)
  store i8 %call1, ptr %fill, align 1
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, ptr %i, align 8
  %2 = load i64, ptr %count.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %stream.addr, align 8
  call void @_ZN7streams5writeEPvPKcm(ptr noundef %3, ptr noundef %fill, i64 noundef 1)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %4 = load i64, ptr %i, align 8
  %inc = add i64 %4, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %fill)
  ret void
}

define noundef ptr @_ZN7streams3putEPvPKcmm(ptr noundef %stream, ptr noundef %text, i64 noundef %size, i64 noundef %sign) {
entry:
  %stream.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %sign.addr = alloca i64, align 8
  %format = alloca ptr, align 8
  %rest = alloca i64, align 8
  %before = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %text, ptr %text.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %sign, ptr %sign.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %format)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  %call1 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %call)
  store ptr %call1, ptr %format, align 8
  call void @llvm.lifetime.start.p0(ptr %rest)
  %1 = load ptr, ptr %format, align 8
  %width = getelementptr inbounds nuw %"struct.streams::Format", ptr %1, i32 0, i32 2
  %2 = load i64, ptr %width, align 8
  %cmp = icmp sgt i64 %2, 0
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %3 = load ptr, ptr %format, align 8
  %width2 = getelementptr inbounds nuw %"struct.streams::Format", ptr %3, i32 0, i32 2
  %4 = load i64, ptr %width2, align 8
  %5 = load i64, ptr %size.addr, align 8
  %cmp3 = icmp ugt i64 %4, %5
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %6 = load ptr, ptr %format, align 8
  %width4 = getelementptr inbounds nuw %"struct.streams::Format", ptr %6, i32 0, i32 2
  %7 = load i64, ptr %width4, align 8
  %8 = load i64, ptr %size.addr, align 8
  %sub = sub i64 %7, %8
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ 0, %cond.false ]
  store i64 %cond, ptr %rest, align 8
  call void @llvm.lifetime.start.p0(ptr %before)
  %9 = load ptr, ptr %format, align 8
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %9, i32 0, i32 0
  %10 = load i32, ptr %flags, align 8
  %and = and i32 %10, 32
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true5, label %cond.false6

cond.true5:                                       ; preds = %cond.end
  %11 = load i64, ptr %size.addr, align 8
  br label %cond.end14

cond.false6:                                      ; preds = %cond.end
  %12 = load ptr, ptr %format, align 8
  %flags7 = getelementptr inbounds nuw %"struct.streams::Format", ptr %12, i32 0, i32 0
  %13 = load i32, ptr %flags7, align 8
  %and8 = and i32 %13, 16
  %tobool9 = icmp ne i32 %and8, 0
  br i1 %tobool9, label %cond.true10, label %cond.false11

cond.true10:                                      ; preds = %cond.false6
  %14 = load i64, ptr %sign.addr, align 8
  br label %cond.end12

cond.false11:                                     ; preds = %cond.false6
  br label %cond.end12

cond.end12:                                       ; preds = %cond.false11, %cond.true10
  %cond13 = phi i64 [ %14, %cond.true10 ], [ 0, %cond.false11 ]
  br label %cond.end14

cond.end14:                                       ; preds = %cond.end12, %cond.true5
  %cond15 = phi i64 [ %11, %cond.true5 ], [ %cond13, %cond.end12 ]
  store i64 %cond15, ptr %before, align 8
  %15 = load ptr, ptr %format, align 8
  %width16 = getelementptr inbounds nuw %"struct.streams::Format", ptr %15, i32 0, i32 2
  store i64 0, ptr %width16, align 8
  %16 = load ptr, ptr %stream.addr, align 8
  %17 = load ptr, ptr %text.addr, align 8
  %18 = load i64, ptr %before, align 8
  call void @_ZN7streams5writeEPvPKcm(ptr noundef %16, ptr noundef %17, i64 noundef %18)
  %19 = load ptr, ptr %stream.addr, align 8
  %20 = load i64, ptr %rest, align 8
  call void @_ZN7streams3padEPvm(ptr noundef %19, i64 noundef %20)
  %21 = load ptr, ptr %stream.addr, align 8
  %22 = load ptr, ptr %text.addr, align 8
  %23 = load i64, ptr %before, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %22, i64 %23
  %24 = load i64, ptr %size.addr, align 8
  %25 = load i64, ptr %before, align 8
  %sub17 = sub i64 %24, %25
  call void @_ZN7streams5writeEPvPKcm(ptr noundef %21, ptr noundef %add.ptr, i64 noundef %sub17)
  %26 = load ptr, ptr %stream.addr, align 8
  call void @llvm.lifetime.end.p0(ptr %before)
  call void @llvm.lifetime.end.p0(ptr %rest)
  call void @llvm.lifetime.end.p0(ptr %format)
  ret ptr %26
}

define noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %stream, i64 noundef %magnitude, i1 noundef zeroext %negative, i1 noundef zeroext %is_signed) {
entry:
  %stream.addr = alloca ptr, align 8
  %magnitude.addr = alloca i64, align 8
  %negative.addr = alloca i8, align 1
  %is_signed.addr = alloca i8, align 1
  %flags = alloca i32, align 4
  %base = alloca i32, align 4
  %text = alloca [32 x i8], align 16
  %at = alloca i32, align 4
  %digits = alloca ptr, align 8
  %rest = alloca i64, align 8
  %sign = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store i64 %magnitude, ptr %magnitude.addr, align 8
  %storedv = zext i1 %negative to i8
  store i8 %storedv, ptr %negative.addr, align 1
  %storedv1 = zext i1 %is_signed to i8
  store i8 %storedv1, ptr %is_signed.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %flags)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  %call2 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %call)
  %flags3 = getelementptr inbounds nuw %"struct.streams::Format", ptr %call2, i32 0, i32 0
  %1 = load i32, ptr %flags3, align 8
  store i32 %1, ptr %flags, align 4
  call void @llvm.lifetime.start.p0(ptr %base)
  %2 = load i32, ptr %flags, align 4
  %and = and i32 %2, 8
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i32, ptr %flags, align 4
  %and4 = and i32 %3, 64
  %tobool5 = icmp ne i32 %and4, 0
  %4 = zext i1 %tobool5 to i64
  %cond = select i1 %tobool5, i32 8, i32 10
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond6 = phi i32 [ 16, %cond.true ], [ %cond, %cond.false ]
  store i32 %cond6, ptr %base, align 4
  call void @llvm.lifetime.start.p0(ptr %text)
  call void @llvm.lifetime.start.p0(ptr %at)
  store i32 32, ptr %at, align 4
  call void @llvm.lifetime.start.p0(ptr %digits)
  %5 = load i32, ptr %flags, align 4
  %and7 = and i32 %5, 16384
  %tobool8 = icmp ne i32 %and7, 0
  br i1 %tobool8, label %cond.true9, label %cond.false10

cond.true9:                                       ; preds = %cond.end
  br label %cond.end11

cond.false10:                                     ; preds = %cond.end
  br label %cond.end11

cond.end11:                                       ; preds = %cond.false10, %cond.true9
  %cond12 = phi ptr [ @.str.36, %cond.true9 ], [ @.str.37, %cond.false10 ]
  %arraydecay = getelementptr inbounds [17 x i8], ptr %cond12, i64 0, i64 0
  store ptr %arraydecay, ptr %digits, align 8
  call void @llvm.lifetime.start.p0(ptr %rest)
  %6 = load i64, ptr %magnitude.addr, align 8
  store i64 %6, ptr %rest, align 8
  call void @llvm.lifetime.start.p0(ptr %sign)
  store i32 0, ptr %sign, align 4
  br label %do.body

do.body:                                          ; preds = %do.cond, %cond.end11
  %7 = load ptr, ptr %digits, align 8
  %8 = load i64, ptr %rest, align 8
  %9 = load i32, ptr %base, align 4
  %conv = zext i32 %9 to i64
  %rem = urem i64 %8, %conv
  %arrayidx = getelementptr inbounds nuw i8, ptr %7, i64 %rem
  %10 = load i8, ptr %arrayidx, align 1
  %11 = load i32, ptr %at, align 4
  %dec = add i32 %11, -1
  store i32 %dec, ptr %at, align 4
  %idxprom = zext i32 %dec to i64
  %arrayidx13 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom
  store i8 %10, ptr %arrayidx13, align 1
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %12 = load i32, ptr %base, align 4
  %conv14 = zext i32 %12 to i64
  %13 = load i64, ptr %rest, align 8
  %div = udiv i64 %13, %conv14
  store i64 %div, ptr %rest, align 8
  %tobool15 = icmp ne i64 %div, 0
  br i1 %tobool15, label %do.body, label %do.end

do.end:                                           ; preds = %do.cond
  %14 = load i32, ptr %base, align 4
  %cmp = icmp ne i32 %14, 10
  br i1 %cmp, label %land.lhs.true, label %if.end33

land.lhs.true:                                    ; preds = %do.end
  %15 = load i32, ptr %flags, align 4
  %and16 = and i32 %15, 512
  %tobool17 = icmp ne i32 %and16, 0
  br i1 %tobool17, label %land.lhs.true18, label %if.end33

land.lhs.true18:                                  ; preds = %land.lhs.true
  %16 = load i64, ptr %magnitude.addr, align 8
  %tobool19 = icmp ne i64 %16, 0
  br i1 %tobool19, label %if.then, label %if.end33

if.then:                                          ; preds = %land.lhs.true18
  %17 = load i32, ptr %base, align 4
  %cmp20 = icmp eq i32 %17, 16
  br i1 %cmp20, label %if.then21, label %if.end

if.then21:                                        ; preds = %if.then
  %18 = load i32, ptr %flags, align 4
  %and22 = and i32 %18, 16384
  %tobool23 = icmp ne i32 %and22, 0
  %19 = zext i1 %tobool23 to i64
  %cond24 = select i1 %tobool23, i8 88, i8 120
  %20 = load i32, ptr %at, align 4
  %dec25 = add i32 %20, -1
  store i32 %dec25, ptr %at, align 4
  %idxprom26 = zext i32 %dec25 to i64
  %arrayidx27 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom26
  store i8 %cond24, ptr %arrayidx27, align 1
  br label %if.end

if.end:                                           ; preds = %if.then21, %if.then
  %21 = load i32, ptr %at, align 4
  %dec28 = add i32 %21, -1
  store i32 %dec28, ptr %at, align 4
  %idxprom29 = zext i32 %dec28 to i64
  %arrayidx30 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom29
  store i8 48, ptr %arrayidx30, align 1
  %22 = load i32, ptr %base, align 4
  %cmp31 = icmp eq i32 %22, 16
  %23 = zext i1 %cmp31 to i64
  %cond32 = select i1 %cmp31, i32 2, i32 0
  store i32 %cond32, ptr %sign, align 4
  br label %if.end33

if.end33:                                         ; preds = %if.end, %land.lhs.true18, %land.lhs.true, %do.end
  %24 = load i32, ptr %base, align 4
  %cmp34 = icmp eq i32 %24, 10
  br i1 %cmp34, label %land.lhs.true35, label %if.end40

land.lhs.true35:                                  ; preds = %if.end33
  %25 = load i8, ptr %negative.addr, align 1
  %loadedv = trunc i8 %25 to i1
  br i1 %loadedv, label %if.then36, label %if.end40

if.then36:                                        ; preds = %land.lhs.true35
  %26 = load i32, ptr %at, align 4
  %dec37 = add i32 %26, -1
  store i32 %dec37, ptr %at, align 4
  %idxprom38 = zext i32 %dec37 to i64
  %arrayidx39 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom38
  store i8 45, ptr %arrayidx39, align 1
  store i32 1, ptr %sign, align 4
  br label %if.end40

if.end40:                                         ; preds = %if.then36, %land.lhs.true35, %if.end33
  %27 = load i32, ptr %base, align 4
  %cmp41 = icmp eq i32 %27, 10
  br i1 %cmp41, label %land.lhs.true42, label %if.end53

land.lhs.true42:                                  ; preds = %if.end40
  %28 = load i8, ptr %is_signed.addr, align 1
  %loadedv43 = trunc i8 %28 to i1
  br i1 %loadedv43, label %land.lhs.true44, label %if.end53

land.lhs.true44:                                  ; preds = %land.lhs.true42
  %29 = load i8, ptr %negative.addr, align 1
  %loadedv45 = trunc i8 %29 to i1
  br i1 %loadedv45, label %if.end53, label %land.lhs.true46

land.lhs.true46:                                  ; preds = %land.lhs.true44
  %30 = load i32, ptr %flags, align 4
  %and47 = and i32 %30, 2048
  %tobool48 = icmp ne i32 %and47, 0
  br i1 %tobool48, label %if.then49, label %if.end53

if.then49:                                        ; preds = %land.lhs.true46
  %31 = load i32, ptr %at, align 4
  %dec50 = add i32 %31, -1
  store i32 %dec50, ptr %at, align 4
  %idxprom51 = zext i32 %dec50 to i64
  %arrayidx52 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom51
  store i8 43, ptr %arrayidx52, align 1
  store i32 1, ptr %sign, align 4
  br label %if.end53

if.end53:                                         ; preds = %if.then49, %land.lhs.true46, %land.lhs.true44, %land.lhs.true42, %if.end40
  %32 = load ptr, ptr %stream.addr, align 8
  %arraydecay54 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %33 = load i32, ptr %at, align 4
  %idx.ext = zext i32 %33 to i64
  %add.ptr = getelementptr inbounds nuw i8, ptr %arraydecay54, i64 %idx.ext
  %34 = load i32, ptr %at, align 4
  %conv55 = zext i32 %34 to i64
  %sub = sub i64 32, %conv55
  %35 = load i32, ptr %sign, align 4
  %conv56 = zext i32 %35 to i64
  %call57 = call noundef ptr @_ZN7streams3putEPvPKcmm(ptr noundef %32, ptr noundef %add.ptr, i64 noundef %sub, i64 noundef %conv56)
  call void @llvm.lifetime.end.p0(ptr %sign)
  call void @llvm.lifetime.end.p0(ptr %rest)
  call void @llvm.lifetime.end.p0(ptr %digits)
  call void @llvm.lifetime.end.p0(ptr %at)
  call void @llvm.lifetime.end.p0(ptr %text)
  call void @llvm.lifetime.end.p0(ptr %base)
  call void @llvm.lifetime.end.p0(ptr %flags)
  ret ptr %call57
}

define noundef ptr @_ZN7streams10put_doubleEPvd(ptr noundef %stream, double noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca double, align 8
  %0 = alloca %"struct.streams::Format", align 8
  %format = alloca [8 x i8], align 1
  %at = alloca ptr, align 8
  %text = alloca [400 x i8], align 16
  %size = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store double %value, ptr %value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %0)
  %1 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %1)
  %call1 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %call)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %0, ptr align 8 %call1, i64 24, i1 false)
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %0, i32 0, i32 0
  %2 = load i32, ptr %flags, align 8
  %and = and i32 %2, 4
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %flags2 = getelementptr inbounds nuw %"struct.streams::Format", ptr %0, i32 0, i32 0
  %3 = load i32, ptr %flags2, align 8
  %and3 = and i32 %3, 256
  %tobool4 = icmp ne i32 %and3, 0
  br i1 %tobool4, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__raddle_unsupported(ptr noundef @.str.38)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  call void @llvm.lifetime.start.p0(ptr %format)
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %format, ptr align 1 @__const._ZN7streams10put_doubleEPvd.format, i64 8, i1 false)
  call void @llvm.lifetime.start.p0(ptr %at)
  %arraydecay = getelementptr inbounds [8 x i8], ptr %format, i64 0, i64 0
  %add.ptr = getelementptr inbounds i8, ptr %arraydecay, i64 1
  store ptr %add.ptr, ptr %at, align 8
  %flags5 = getelementptr inbounds nuw %"struct.streams::Format", ptr %0, i32 0, i32 0
  %4 = load i32, ptr %flags5, align 8
  %and6 = and i32 %4, 2048
  %tobool7 = icmp ne i32 %and6, 0
  br i1 %tobool7, label %if.then8, label %if.end9

if.then8:                                         ; preds = %if.end
  %5 = load ptr, ptr %at, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %5, i32 1
  store ptr %incdec.ptr, ptr %at, align 8
  store i8 43, ptr %5, align 1
  br label %if.end9

if.end9:                                          ; preds = %if.then8, %if.end
  %flags10 = getelementptr inbounds nuw %"struct.streams::Format", ptr %0, i32 0, i32 0
  %6 = load i32, ptr %flags10, align 8
  %and11 = and i32 %6, 1024
  %tobool12 = icmp ne i32 %and11, 0
  br i1 %tobool12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %if.end9
  %7 = load ptr, ptr %at, align 8
  %incdec.ptr14 = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr14, ptr %at, align 8
  store i8 35, ptr %7, align 1
  br label %if.end15

if.end15:                                         ; preds = %if.then13, %if.end9
  %8 = load ptr, ptr %at, align 8
  %incdec.ptr16 = getelementptr inbounds nuw i8, ptr %8, i32 1
  store ptr %incdec.ptr16, ptr %at, align 8
  store i8 46, ptr %8, align 1
  %9 = load ptr, ptr %at, align 8
  %incdec.ptr17 = getelementptr inbounds nuw i8, ptr %9, i32 1
  store ptr %incdec.ptr17, ptr %at, align 8
  store i8 42, ptr %9, align 1
  %flags18 = getelementptr inbounds nuw %"struct.streams::Format", ptr %0, i32 0, i32 0
  %10 = load i32, ptr %flags18, align 8
  %and19 = and i32 %10, 4
  %tobool20 = icmp ne i32 %and19, 0
  br i1 %tobool20, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end15
  br label %cond.end

cond.false:                                       ; preds = %if.end15
  %flags21 = getelementptr inbounds nuw %"struct.streams::Format", ptr %0, i32 0, i32 0
  %11 = load i32, ptr %flags21, align 8
  %and22 = and i32 %11, 256
  %tobool23 = icmp ne i32 %and22, 0
  %12 = zext i1 %tobool23 to i64
  %cond = select i1 %tobool23, i8 101, i8 103
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond24 = phi i8 [ 102, %cond.true ], [ %cond, %cond.false ]
  %conv = sext i8 %cond24 to i32
  %flags25 = getelementptr inbounds nuw %"struct.streams::Format", ptr %0, i32 0, i32 0
  %13 = load i32, ptr %flags25, align 8
  %and26 = and i32 %13, 16384
  %tobool27 = icmp ne i32 %and26, 0
  %14 = zext i1 %tobool27 to i64
  %cond28 = select i1 %tobool27, i32 32, i32 0
  %sub = sub nsw i32 %conv, %cond28
  %conv29 = trunc i32 %sub to i8
  %15 = load ptr, ptr %at, align 8
  %incdec.ptr30 = getelementptr inbounds nuw i8, ptr %15, i32 1
  store ptr %incdec.ptr30, ptr %at, align 8
  store i8 %conv29, ptr %15, align 1
  %16 = load ptr, ptr %at, align 8
  store i8 0, ptr %16, align 1
  call void @llvm.lifetime.start.p0(ptr %text)
  %17 = load double, ptr %value.addr, align 8
  %cmp = fcmp oge double %17, 1.000000e+300
  br i1 %cmp, label %if.then34, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %cond.end
  %18 = load double, ptr %value.addr, align 8
  %cmp31 = fcmp ole double %18, -1.000000e+300
  br i1 %cmp31, label %if.then34, label %lor.lhs.false32

lor.lhs.false32:                                  ; preds = %lor.lhs.false
  %precision = getelementptr inbounds nuw %"struct.streams::Format", ptr %0, i32 0, i32 1
  %19 = load i64, ptr %precision, align 8
  %cmp33 = icmp sgt i64 %19, 60
  br i1 %cmp33, label %if.then34, label %if.end35

if.then34:                                        ; preds = %lor.lhs.false32, %lor.lhs.false, %cond.end
  call void @__raddle_unsupported(ptr noundef @.str.29)
  unreachable

if.end35:                                         ; preds = %lor.lhs.false32
  call void @llvm.lifetime.start.p0(ptr %size)
  %arraydecay36 = getelementptr inbounds [400 x i8], ptr %text, i64 0, i64 0
  %arraydecay37 = getelementptr inbounds [8 x i8], ptr %format, i64 0, i64 0
  %precision38 = getelementptr inbounds nuw %"struct.streams::Format", ptr %0, i32 0, i32 1
  %20 = load i64, ptr %precision38, align 8
  %conv39 = trunc i64 %20 to i32
  %21 = load double, ptr %value.addr, align 8
  %call40 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay36, i64 noundef 400, ptr noundef %arraydecay37, i32 noundef %conv39, double noundef %21)
  store i32 %call40, ptr %size, align 4
  %22 = load ptr, ptr %stream.addr, align 8
  %arraydecay41 = getelementptr inbounds [400 x i8], ptr %text, i64 0, i64 0
  %23 = load i32, ptr %size, align 4
  %conv42 = sext i32 %23 to i64
  %arrayidx = getelementptr inbounds [400 x i8], ptr %text, i64 0, i64 0
  %24 = load i8, ptr %arrayidx, align 16
  %conv43 = sext i8 %24 to i32
  %cmp44 = icmp eq i32 %conv43, 45
  br i1 %cmp44, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end35
  %arrayidx45 = getelementptr inbounds [400 x i8], ptr %text, i64 0, i64 0
  %25 = load i8, ptr %arrayidx45, align 16
  %conv46 = sext i8 %25 to i32
  %cmp47 = icmp eq i32 %conv46, 43
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.end35
  %26 = phi i1 [ true, %if.end35 ], [ %cmp47, %lor.rhs ]
  %conv48 = zext i1 %26 to i64
  %call49 = call noundef ptr @_ZN7streams3putEPvPKcmm(ptr noundef %22, ptr noundef %arraydecay41, i64 noundef %conv42, i64 noundef %conv48)
  call void @llvm.lifetime.end.p0(ptr %size)
  call void @llvm.lifetime.end.p0(ptr %text)
  call void @llvm.lifetime.end.p0(ptr %at)
  call void @llvm.lifetime.end.p0(ptr %format)
  call void @llvm.lifetime.end.p0(ptr %0)
  ret ptr %call49
}

declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...)

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEs(ptr noundef %stream, i16 noundef signext %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i16, align 2
  store ptr %stream, ptr %stream.addr, align 8
  store i16 %value, ptr %value.addr, align 2
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load i16, ptr %value.addr, align 2
  %call = call noundef ptr @_ZN7streams10put_signedIstEEPvS1_T_(ptr noundef %0, i16 noundef signext %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams10put_signedIstEEPvS1_T_(ptr noundef %stream, i16 noundef signext %value) comdat {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i16, align 2
  %bits = alloca i8, align 1
  %whole = alloca i16, align 2
  store ptr %stream, ptr %stream.addr, align 8
  store i16 %value, ptr %value.addr, align 2
  call void @llvm.lifetime.start.p0(ptr %bits)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  %call1 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %call)
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %call1, i32 0, i32 0
  %1 = load i32, ptr %flags, align 8
  %and = and i32 %1, 72
  %tobool = icmp ne i32 %and, 0
  %storedv = zext i1 %tobool to i8
  store i8 %storedv, ptr %bits, align 1
  call void @llvm.lifetime.start.p0(ptr %whole)
  %2 = load i16, ptr %value.addr, align 2
  store i16 %2, ptr %whole, align 2
  %3 = load ptr, ptr %stream.addr, align 8
  %4 = load i8, ptr %bits, align 1
  %loadedv = trunc i8 %4 to i1
  br i1 %loadedv, label %cond.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %5 = load i16, ptr %value.addr, align 2
  %conv = sext i16 %5 to i32
  %cmp = icmp sge i32 %conv, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false, %entry
  %6 = load i16, ptr %whole, align 2
  %conv2 = zext i16 %6 to i64
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  %7 = load i16, ptr %value.addr, align 2
  %conv3 = sext i16 %7 to i64
  %sub = sub i64 0, %conv3
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %conv2, %cond.true ], [ %sub, %cond.false ]
  %8 = load i16, ptr %value.addr, align 2
  %conv4 = sext i16 %8 to i32
  %cmp5 = icmp slt i32 %conv4, 0
  %call6 = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %3, i64 noundef %cond, i1 noundef zeroext %cmp5, i1 noundef zeroext true)
  call void @llvm.lifetime.end.p0(ptr %whole)
  call void @llvm.lifetime.end.p0(ptr %bits)
  ret ptr %call6
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEt(ptr noundef %stream, i16 noundef zeroext %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i16, align 2
  store ptr %stream, ptr %stream.addr, align 8
  store i16 %value, ptr %value.addr, align 2
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load i16, ptr %value.addr, align 2
  %conv = zext i16 %1 to i64
  %call = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %0, i64 noundef %conv, i1 noundef zeroext false, i1 noundef zeroext false)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEi(ptr noundef %stream, i32 noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load i32, ptr %value.addr, align 4
  %call = call noundef ptr @_ZN7streams10put_signedIijEEPvS1_T_(ptr noundef %0, i32 noundef %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams10put_signedIijEEPvS1_T_(ptr noundef %stream, i32 noundef %value) comdat {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  %bits = alloca i8, align 1
  %whole = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %bits)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  %call1 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %call)
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %call1, i32 0, i32 0
  %1 = load i32, ptr %flags, align 8
  %and = and i32 %1, 72
  %tobool = icmp ne i32 %and, 0
  %storedv = zext i1 %tobool to i8
  store i8 %storedv, ptr %bits, align 1
  call void @llvm.lifetime.start.p0(ptr %whole)
  %2 = load i32, ptr %value.addr, align 4
  store i32 %2, ptr %whole, align 4
  %3 = load ptr, ptr %stream.addr, align 8
  %4 = load i8, ptr %bits, align 1
  %loadedv = trunc i8 %4 to i1
  br i1 %loadedv, label %cond.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %5 = load i32, ptr %value.addr, align 4
  %cmp = icmp sge i32 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false, %entry
  %6 = load i32, ptr %whole, align 4
  %conv = zext i32 %6 to i64
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  %7 = load i32, ptr %value.addr, align 4
  %conv2 = sext i32 %7 to i64
  %sub = sub i64 0, %conv2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %conv, %cond.true ], [ %sub, %cond.false ]
  %8 = load i32, ptr %value.addr, align 4
  %cmp3 = icmp slt i32 %8, 0
  %call4 = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %3, i64 noundef %cond, i1 noundef zeroext %cmp3, i1 noundef zeroext true)
  call void @llvm.lifetime.end.p0(ptr %whole)
  call void @llvm.lifetime.end.p0(ptr %bits)
  ret ptr %call4
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEj(ptr noundef %stream, i32 noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store i32 %value, ptr %value.addr, align 4
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load i32, ptr %value.addr, align 4
  %conv = zext i32 %1 to i64
  %call = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %0, i64 noundef %conv, i1 noundef zeroext false, i1 noundef zeroext false)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEl(ptr noundef %stream, i64 noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store i64 %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load i64, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams10put_signedIlmEEPvS1_T_(ptr noundef %0, i64 noundef %1)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZN7streams10put_signedIlmEEPvS1_T_(ptr noundef %stream, i64 noundef %value) comdat {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  %bits = alloca i8, align 1
  %whole = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store i64 %value, ptr %value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %bits)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  %call1 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %call)
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %call1, i32 0, i32 0
  %1 = load i32, ptr %flags, align 8
  %and = and i32 %1, 72
  %tobool = icmp ne i32 %and, 0
  %storedv = zext i1 %tobool to i8
  store i8 %storedv, ptr %bits, align 1
  call void @llvm.lifetime.start.p0(ptr %whole)
  %2 = load i64, ptr %value.addr, align 8
  store i64 %2, ptr %whole, align 8
  %3 = load ptr, ptr %stream.addr, align 8
  %4 = load i8, ptr %bits, align 1
  %loadedv = trunc i8 %4 to i1
  br i1 %loadedv, label %cond.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %5 = load i64, ptr %value.addr, align 8
  %cmp = icmp sge i64 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false, %entry
  %6 = load i64, ptr %whole, align 8
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  %7 = load i64, ptr %value.addr, align 8
  %sub = sub i64 0, %7
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %6, %cond.true ], [ %sub, %cond.false ]
  %8 = load i64, ptr %value.addr, align 8
  %cmp2 = icmp slt i64 %8, 0
  %call3 = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %3, i64 noundef %cond, i1 noundef zeroext %cmp2, i1 noundef zeroext true)
  call void @llvm.lifetime.end.p0(ptr %whole)
  call void @llvm.lifetime.end.p0(ptr %bits)
  ret ptr %call3
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEm(ptr noundef %stream, i64 noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store i64 %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load i64, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %0, i64 noundef %1, i1 noundef zeroext false, i1 noundef zeroext false)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEx(ptr noundef %stream, i64 noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store i64 %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load i64, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams10put_signedIlmEEPvS1_T_(ptr noundef %0, i64 noundef %1)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEy(ptr noundef %stream, i64 noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store i64 %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load i64, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %0, i64 noundef %1, i1 noundef zeroext false, i1 noundef zeroext false)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEf(ptr noundef %stream, float noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca float, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store float %value, ptr %value.addr, align 4
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load float, ptr %value.addr, align 4
  %conv = fpext float %1 to double
  %call = call noundef ptr @_ZN7streams10put_doubleEPvd(ptr noundef %0, double noundef %conv)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEd(ptr noundef %stream, double noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca double, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store double %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load double, ptr %value.addr, align 8
  %call = call noundef ptr @_ZN7streams10put_doubleEPvd(ptr noundef %0, double noundef %1)
  ret ptr %call
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEb(ptr noundef %stream, i1 noundef zeroext %value) {
entry:
  %retval = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i8, align 1
  store ptr %stream, ptr %stream.addr, align 8
  %storedv = zext i1 %value to i8
  store i8 %storedv, ptr %value.addr, align 1
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  %call1 = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %call)
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %call1, i32 0, i32 0
  %1 = load i32, ptr %flags, align 8
  %and = and i32 %1, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %stream.addr, align 8
  %3 = load i8, ptr %value.addr, align 1
  %loadedv = trunc i8 %3 to i1
  %conv = zext i1 %loadedv to i64
  %call2 = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %2, i64 noundef %conv, i1 noundef zeroext false, i1 noundef zeroext true)
  store ptr %call2, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %4 = load i8, ptr %value.addr, align 1
  %loadedv3 = trunc i8 %4 to i1
  br i1 %loadedv3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %5 = load ptr, ptr %stream.addr, align 8
  %call4 = call noundef ptr @_ZN7streams3putEPvPKcmm(ptr noundef %5, ptr noundef @.str.39, i64 noundef 4, i64 noundef 0)
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %6 = load ptr, ptr %stream.addr, align 8
  %call5 = call noundef ptr @_ZN7streams3putEPvPKcmm(ptr noundef %6, ptr noundef @.str.40, i64 noundef 5, i64 noundef 0)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call4, %cond.true ], [ %call5, %cond.false ]
  store ptr %cond, ptr %retval, align 8
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %7 = load ptr, ptr %retval, align 8
  ret ptr %7
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEElsEPKv(ptr noundef %stream, ptr noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %text = alloca [32 x i8], align 16
  %size = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %text)
  call void @llvm.lifetime.start.p0(ptr %size)
  %0 = load ptr, ptr %value.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %arraydecay = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %1 = load ptr, ptr %value.addr, align 8
  %call = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay, i64 noundef 32, ptr noundef @.str.41, ptr noundef %1)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, ptr %size, align 4
  %2 = load ptr, ptr %value.addr, align 8
  %tobool1 = icmp ne ptr %2, null
  br i1 %tobool1, label %cond.true2, label %cond.false5

cond.true2:                                       ; preds = %cond.end
  %3 = load ptr, ptr %stream.addr, align 8
  %arraydecay3 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %4 = load i32, ptr %size, align 4
  %conv = sext i32 %4 to i64
  %call4 = call noundef ptr @_ZN7streams3putEPvPKcmm(ptr noundef %3, ptr noundef %arraydecay3, i64 noundef %conv, i64 noundef 2)
  br label %cond.end7

cond.false5:                                      ; preds = %cond.end
  %5 = load ptr, ptr %stream.addr, align 8
  %call6 = call noundef ptr @_ZN7streams3putEPvPKcmm(ptr noundef %5, ptr noundef @.str.42, i64 noundef 1, i64 noundef 0)
  br label %cond.end7

cond.end7:                                        ; preds = %cond.false5, %cond.true2
  %cond8 = phi ptr [ %call4, %cond.true2 ], [ %call6, %cond.false5 ]
  call void @llvm.lifetime.end.p0(ptr %size)
  call void @llvm.lifetime.end.p0(ptr %text)
  ret ptr %cond8
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEE3putEc(ptr noundef %stream, i8 noundef signext %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca i8, align 1
  store ptr %stream, ptr %stream.addr, align 8
  store i8 %value, ptr %value.addr, align 1
  %0 = load ptr, ptr %stream.addr, align 8
  call void @_ZN7streams5writeEPvPKcm(ptr noundef %0, ptr noundef %value.addr, i64 noundef 1)
  %1 = load ptr, ptr %stream.addr, align 8
  ret ptr %1
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEE5writeEPKcl(ptr noundef %stream, ptr noundef %text, i64 noundef %size) {
entry:
  %stream.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %text, ptr %text.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %text.addr, align 8
  %2 = load i64, ptr %size.addr, align 8
  call void @_ZN7streams5writeEPvPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  %3 = load ptr, ptr %stream.addr, align 8
  ret ptr %3
}

define noundef ptr @_ZNSt3__113basic_ostreamIcNS_11char_traitsIcEEE5flushEv(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  %base = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %base)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(152) ptr @_ZN7streams7base_ofEPv(ptr noundef %0)
  store ptr %call, ptr %base, align 8
  %1 = load ptr, ptr %base, align 8
  %call1 = call noundef zeroext i1 @_ZN7streams10is_consoleERKNS_4BaseE(ptr noundef nonnull align 8 dereferenceable(152) %1)
  br i1 %call1, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %2 = load ptr, ptr %base, align 8
  %buffer = getelementptr inbounds nuw %"struct.streams::Base", ptr %2, i32 0, i32 4
  %3 = load ptr, ptr %buffer, align 8
  %tobool = icmp ne ptr %3, null
  br i1 %tobool, label %land.lhs.true2, label %if.end

land.lhs.true2:                                   ; preds = %land.lhs.true
  %4 = load ptr, ptr %base, align 8
  %buffer3 = getelementptr inbounds nuw %"struct.streams::Base", ptr %4, i32 0, i32 4
  %5 = load ptr, ptr %buffer3, align 8
  %call4 = call noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE7pubsyncB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %5)
  %cmp = icmp slt i32 %call4, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true2
  %6 = load ptr, ptr %base, align 8
  call void @_ZN7streams4Base3addEj(ptr noundef nonnull align 8 dereferenceable(152) %6, i32 noundef 1)
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true2, %land.lhs.true, %entry
  %7 = load ptr, ptr %stream.addr, align 8
  call void @llvm.lifetime.end.p0(ptr %base)
  ret ptr %7
}

define linkonce_odr noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE7pubsyncB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %vtable = load ptr, ptr %this1, align 8
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 6
  %0 = load ptr, ptr %vfn, align 8
  %call = call noundef i32 %0(ptr noundef nonnull align 8 dereferenceable(64) %this1)
  ret i32 %call
}

define noundef zeroext i1 @_ZNSt3__18ios_base15sync_with_stdioEb(i1 noundef zeroext %0) {
entry:
  %.addr = alloca i8, align 1
  %storedv = zext i1 %0 to i8
  store i8 %storedv, ptr %.addr, align 1
  ret i1 true
}

define noundef zeroext i1 @_ZNSt3__119__is_posix_terminalEP8_IO_FILE(ptr noundef %0) {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  ret i1 false
}

define ptr @__raddle_stream_text(ptr noundef %stream, ptr noundef %text, i64 noundef %size) {
entry:
  %stream.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %text, ptr %text.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %1 = load ptr, ptr %text.addr, align 8
  %2 = load i64, ptr %size.addr, align 8
  %call = call noundef ptr @_ZN7streams3putEPvPKcmm(ptr noundef %0, ptr noundef %1, i64 noundef %2, i64 noundef 0)
  ret ptr %call
}

define signext i8 @__raddle_stream_widen(ptr noundef %0, i8 noundef signext %c) {
entry:
  %.addr = alloca ptr, align 8
  %c.addr = alloca i8, align 1
  store ptr %0, ptr %.addr, align 8
  store i8 %c, ptr %c.addr, align 1
  %1 = load i8, ptr %c.addr, align 1
  ret i8 %1
}

define signext i8 @__raddle_stream_narrow(ptr noundef %0, i8 noundef signext %c, i8 noundef signext %1) {
entry:
  %.addr = alloca ptr, align 8
  %c.addr = alloca i8, align 1
  %.addr1 = alloca i8, align 1
  store ptr %0, ptr %.addr, align 8
  store i8 %c, ptr %c.addr, align 1
  store i8 %1, ptr %.addr1, align 1
  %2 = load i8, ptr %c.addr, align 1
  ret i8 %2
}

define i32 @__raddle_stream_flags(ptr noundef %base) {
entry:
  %base.addr = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %0)
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %call, i32 0, i32 0
  %1 = load i32, ptr %flags, align 8
  ret i32 %1
}

define i32 @__raddle_stream_set_flags(ptr noundef %base, i32 noundef %flags) {
entry:
  %base.addr = alloca ptr, align 8
  %flags.addr = alloca i32, align 4
  store ptr %base, ptr %base.addr, align 8
  store i32 %flags, ptr %flags.addr, align 4
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %0)
  %flags1 = getelementptr inbounds nuw %"struct.streams::Format", ptr %call, i32 0, i32 0
  %call2 = call noundef i32 @_ZNSt3__18exchangeB9nie220108IjRjEET_RS2_OT0_(ptr noundef nonnull align 4 dereferenceable(4) %flags1, ptr noundef nonnull align 4 dereferenceable(4) %flags.addr)
  ret i32 %call2
}

define linkonce_odr noundef i32 @_ZNSt3__18exchangeB9nie220108IjRjEET_RS2_OT0_(ptr noundef nonnull align 4 dereferenceable(4) %__obj, ptr noundef nonnull align 4 dereferenceable(4) %__new_value) comdat {
entry:
  %__obj.addr = alloca ptr, align 8
  %__new_value.addr = alloca ptr, align 8
  %__old_value = alloca i32, align 4
  store ptr %__obj, ptr %__obj.addr, align 8
  store ptr %__new_value, ptr %__new_value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %__old_value)
  %0 = load ptr, ptr %__obj.addr, align 8
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__14moveB9nie220108IRjEEOu20__remove_reference_tIT_EOS2_(ptr noundef nonnull align 4 dereferenceable(4) %0)
  %1 = load i32, ptr %call, align 4
  store i32 %1, ptr %__old_value, align 4
  %2 = load ptr, ptr %__new_value.addr, align 8
  %call1 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__17forwardB9nie220108IRjEEOT_Ru20__remove_reference_tIS2_E(ptr noundef nonnull align 4 dereferenceable(4) %2)
  %3 = load i32, ptr %call1, align 4
  %4 = load ptr, ptr %__obj.addr, align 8
  store i32 %3, ptr %4, align 4
  %5 = load i32, ptr %__old_value, align 4
  call void @llvm.lifetime.end.p0(ptr %__old_value)
  ret i32 %5
}

define i32 @__raddle_stream_setf(ptr noundef %base, i32 noundef %flags) {
entry:
  %base.addr = alloca ptr, align 8
  %flags.addr = alloca i32, align 4
  %all = alloca ptr, align 8
  %ref.tmp = alloca i32, align 4
  store ptr %base, ptr %base.addr, align 8
  store i32 %flags, ptr %flags.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %all)
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %0)
  %flags1 = getelementptr inbounds nuw %"struct.streams::Format", ptr %call, i32 0, i32 0
  store ptr %flags1, ptr %all, align 8
  %1 = load ptr, ptr %all, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %2 = load ptr, ptr %all, align 8
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr %flags.addr, align 4
  %or = or i32 %3, %4
  store i32 %or, ptr %ref.tmp, align 4
  %call2 = call noundef i32 @_ZNSt3__18exchangeB9nie220108IjjEET_RS1_OT0_(ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %all)
  ret i32 %call2
}

define linkonce_odr noundef i32 @_ZNSt3__18exchangeB9nie220108IjjEET_RS1_OT0_(ptr noundef nonnull align 4 dereferenceable(4) %__obj, ptr noundef nonnull align 4 dereferenceable(4) %__new_value) comdat {
entry:
  %__obj.addr = alloca ptr, align 8
  %__new_value.addr = alloca ptr, align 8
  %__old_value = alloca i32, align 4
  store ptr %__obj, ptr %__obj.addr, align 8
  store ptr %__new_value, ptr %__new_value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %__old_value)
  %0 = load ptr, ptr %__obj.addr, align 8
  %call = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__14moveB9nie220108IRjEEOu20__remove_reference_tIT_EOS2_(ptr noundef nonnull align 4 dereferenceable(4) %0)
  %1 = load i32, ptr %call, align 4
  store i32 %1, ptr %__old_value, align 4
  %2 = load ptr, ptr %__new_value.addr, align 8
  %call1 = call noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__17forwardB9nie220108IjEEOT_Ru20__remove_reference_tIS1_E(ptr noundef nonnull align 4 dereferenceable(4) %2)
  %3 = load i32, ptr %call1, align 4
  %4 = load ptr, ptr %__obj.addr, align 8
  store i32 %3, ptr %4, align 4
  %5 = load i32, ptr %__old_value, align 4
  call void @llvm.lifetime.end.p0(ptr %__old_value)
  ret i32 %5
}

define i32 @__raddle_stream_setf_of(ptr noundef %base, i32 noundef %flags, i32 noundef %mask) {
entry:
  %base.addr = alloca ptr, align 8
  %flags.addr = alloca i32, align 4
  %mask.addr = alloca i32, align 4
  %all = alloca ptr, align 8
  %ref.tmp = alloca i32, align 4
  store ptr %base, ptr %base.addr, align 8
  store i32 %flags, ptr %flags.addr, align 4
  store i32 %mask, ptr %mask.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %all)
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %0)
  %flags1 = getelementptr inbounds nuw %"struct.streams::Format", ptr %call, i32 0, i32 0
  store ptr %flags1, ptr %all, align 8
  %1 = load ptr, ptr %all, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %2 = load ptr, ptr %all, align 8
  %3 = load i32, ptr %2, align 4
  %4 = load i32, ptr %mask.addr, align 4
  %not = xor i32 %4, -1
  %and = and i32 %3, %not
  %5 = load i32, ptr %flags.addr, align 4
  %6 = load i32, ptr %mask.addr, align 4
  %and2 = and i32 %5, %6
  %or = or i32 %and, %and2
  store i32 %or, ptr %ref.tmp, align 4
  %call3 = call noundef i32 @_ZNSt3__18exchangeB9nie220108IjjEET_RS1_OT0_(ptr noundef nonnull align 4 dereferenceable(4) %1, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %all)
  ret i32 %call3
}

define void @__raddle_stream_unsetf(ptr noundef %base, i32 noundef %mask) {
entry:
  %base.addr = alloca ptr, align 8
  %mask.addr = alloca i32, align 4
  store ptr %base, ptr %base.addr, align 8
  store i32 %mask, ptr %mask.addr, align 4
  %0 = load i32, ptr %mask.addr, align 4
  %not = xor i32 %0, -1
  %1 = load ptr, ptr %base.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %1)
  %flags = getelementptr inbounds nuw %"struct.streams::Format", ptr %call, i32 0, i32 0
  %2 = load i32, ptr %flags, align 8
  %and = and i32 %2, %not
  store i32 %and, ptr %flags, align 8
  ret void
}

define i64 @__raddle_stream_precision(ptr noundef %base) {
entry:
  %base.addr = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %0)
  %precision = getelementptr inbounds nuw %"struct.streams::Format", ptr %call, i32 0, i32 1
  %1 = load i64, ptr %precision, align 8
  ret i64 %1
}

define i64 @__raddle_stream_set_precision(ptr noundef %base, i64 noundef %precision) {
entry:
  %base.addr = alloca ptr, align 8
  %precision.addr = alloca i64, align 8
  store ptr %base, ptr %base.addr, align 8
  store i64 %precision, ptr %precision.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %0)
  %precision1 = getelementptr inbounds nuw %"struct.streams::Format", ptr %call, i32 0, i32 1
  %call2 = call noundef i64 @_ZNSt3__18exchangeB9nie220108IlRlEET_RS2_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %precision1, ptr noundef nonnull align 8 dereferenceable(8) %precision.addr)
  ret i64 %call2
}

define linkonce_odr noundef i64 @_ZNSt3__18exchangeB9nie220108IlRlEET_RS2_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %__obj, ptr noundef nonnull align 8 dereferenceable(8) %__new_value) comdat {
entry:
  %__obj.addr = alloca ptr, align 8
  %__new_value.addr = alloca ptr, align 8
  %__old_value = alloca i64, align 8
  store ptr %__obj, ptr %__obj.addr, align 8
  store ptr %__new_value, ptr %__new_value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %__old_value)
  %0 = load ptr, ptr %__obj.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRlEEOu20__remove_reference_tIT_EOS2_(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %1 = load i64, ptr %call, align 8
  store i64 %1, ptr %__old_value, align 8
  %2 = load ptr, ptr %__new_value.addr, align 8
  %call1 = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__17forwardB9nie220108IRlEEOT_Ru20__remove_reference_tIS2_E(ptr noundef nonnull align 8 dereferenceable(8) %2)
  %3 = load i64, ptr %call1, align 8
  %4 = load ptr, ptr %__obj.addr, align 8
  store i64 %3, ptr %4, align 8
  %5 = load i64, ptr %__old_value, align 8
  call void @llvm.lifetime.end.p0(ptr %__old_value)
  ret i64 %5
}

define i64 @__raddle_stream_width(ptr noundef %base) {
entry:
  %base.addr = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %0)
  %width = getelementptr inbounds nuw %"struct.streams::Format", ptr %call, i32 0, i32 2
  %1 = load i64, ptr %width, align 8
  ret i64 %1
}

define i64 @__raddle_stream_set_width(ptr noundef %base, i64 noundef %width) {
entry:
  %base.addr = alloca ptr, align 8
  %width.addr = alloca i64, align 8
  store ptr %base, ptr %base.addr, align 8
  store i64 %width, ptr %width.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef nonnull align 8 dereferenceable(24) ptr @_ZN7streams9format_ofEPv(ptr noundef %0)
  %width1 = getelementptr inbounds nuw %"struct.streams::Format", ptr %call, i32 0, i32 2
  %call2 = call noundef i64 @_ZNSt3__18exchangeB9nie220108IlRlEET_RS2_OT0_(ptr noundef nonnull align 8 dereferenceable(8) %width1, ptr noundef nonnull align 8 dereferenceable(8) %width.addr)
  ret i64 %call2
}

define signext i8 @__raddle_stream_fill(ptr noundef %base) {
entry:
  %base.addr = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  %call = call noundef signext i8 @_ZN7streams7fill_ofERNS_4BaseE(ptr noundef nonnull align 8 dereferenceable(152) %0)
  ret i8 %call
}

define signext i8 @__raddle_stream_set_fill(ptr noundef %base, i8 noundef signext %fill) {
entry:
  %base.addr = alloca ptr, align 8
  %fill.addr = alloca i8, align 1
  %before = alloca i8, align 1
  %of = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  store i8 %fill, ptr %fill.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %before)
  %0 = load ptr, ptr %base.addr, align 8
  %call = call signext i8 @__raddle_stream_fill(ptr noundef %0)
  store i8 %call, ptr %before, align 1
  call void @llvm.lifetime.start.p0(ptr %of)
  %1 = load ptr, ptr %base.addr, align 8
  store ptr %1, ptr %of, align 8
  %2 = load ptr, ptr %of, align 8
  %call1 = call noundef zeroext i1 @_ZN7streams10is_consoleERKNS_4BaseE(ptr noundef nonnull align 8 dereferenceable(152) %2)
  br i1 %call1, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %3 = load i8, ptr %fill.addr, align 1
  %4 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @_ZN7streams8own_fillE)
  store i8 %3, ptr %4, align 1
  br label %if.end

if.else:                                          ; preds = %entry
  %5 = load i8, ptr %fill.addr, align 1
  %conv = zext i8 %5 to i32
  %6 = load ptr, ptr %of, align 8
  %fill2 = getelementptr inbounds nuw %"struct.streams::Base", ptr %6, i32 0, i32 17
  store i32 %conv, ptr %fill2, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %7 = load i8, ptr %before, align 1
  call void @llvm.lifetime.end.p0(ptr %of)
  call void @llvm.lifetime.end.p0(ptr %before)
  ret i8 %7
}

define noundef ptr @_ZNSt3__119__thread_local_dataEv() {
entry:
  ret ptr null
}

define void @_ZNSt3__115__thread_struct27__make_ready_at_thread_exitEPNS_17__assoc_sub_stateE(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef %0) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @__raddle_unsupported(ptr noundef @.str.43)
  unreachable
}

define void @_ZNSt3__16threadD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__t_ = getelementptr inbounds nuw %"class.std::__1::thread", ptr %this1, i32 0, i32 0
  %call = invoke noundef zeroext i1 @_ZNSt3__122__libcpp_thread_isnullB9nie220108EPKm(ptr noundef %__t_)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %invoke.cont
  ret void

if.end:                                           ; preds = %invoke.cont
  %call2 = call noundef i32 @_ZSt19uncaught_exceptionsv()
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then3, label %if.end5

if.then3:                                         ; preds = %if.end
  invoke void @__raddle_error_abort(ptr noundef @.str.44)
          to label %invoke.cont4 unwind label %terminate.lpad

invoke.cont4:                                     ; preds = %if.then3
  unreachable

if.end5:                                          ; preds = %if.end
  invoke void @__raddle_error_abort(ptr noundef @.str.45)
          to label %invoke.cont6 unwind label %terminate.lpad

invoke.cont6:                                     ; preds = %if.end5
  unreachable

terminate.lpad:                                   ; preds = %if.end5, %if.then3, %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  call void @__clang_call_terminate(ptr %1)
  unreachable
}

define linkonce_odr noundef zeroext i1 @_ZNSt3__122__libcpp_thread_isnullB9nie220108EPKm(ptr noundef %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  %call = call noundef i64 @_ZNSt3__122__libcpp_thread_get_idB9nie220108EPKm(ptr noundef %0)
  %cmp = icmp eq i64 %call, 0
  ret i1 %cmp
}

define void @_ZNSt3__16thread4joinEv(ptr noundef nonnull align 8 dereferenceable(8) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__t_ = getelementptr inbounds nuw %"class.std::__1::thread", ptr %this1, i32 0, i32 0
  %call = call noundef zeroext i1 @_ZNSt3__122__libcpp_thread_isnullB9nie220108EPKm(ptr noundef %__t_)
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 22, ptr noundef @.str.46)
  unreachable

if.end:                                           ; preds = %entry
  %__t_2 = getelementptr inbounds nuw %"class.std::__1::thread", ptr %this1, i32 0, i32 0
  %0 = load i64, ptr %__t_2, align 8
  %call3 = call i32 @pthread_join(i64 noundef %0, ptr noundef null)
  %__t_4 = getelementptr inbounds nuw %"class.std::__1::thread", ptr %this1, i32 0, i32 0
  store i64 0, ptr %__t_4, align 8
  ret void
}

declare void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef, ptr noundef)

declare i32 @pthread_join(i64 noundef, ptr noundef)

define void @_ZNSt3__16thread6detachEv(ptr noundef nonnull align 8 dereferenceable(8) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__t_ = getelementptr inbounds nuw %"class.std::__1::thread", ptr %this1, i32 0, i32 0
  %call = call noundef zeroext i1 @_ZNSt3__122__libcpp_thread_isnullB9nie220108EPKm(ptr noundef %__t_)
  br i1 %call, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 22, ptr noundef @.str.47)
  unreachable

if.end:                                           ; preds = %entry
  %__t_2 = getelementptr inbounds nuw %"class.std::__1::thread", ptr %this1, i32 0, i32 0
  %0 = load i64, ptr %__t_2, align 8
  %call3 = call i32 @pthread_detach(i64 noundef %0)
  %__t_4 = getelementptr inbounds nuw %"class.std::__1::thread", ptr %this1, i32 0, i32 0
  store i64 0, ptr %__t_4, align 8
  ret void
}

declare i32 @pthread_detach(i64 noundef)

define noundef i32 @_ZNSt3__16thread20hardware_concurrencyEv() align 2 {
entry:
  ret i32 4
}

define void @_ZNSt3__111this_thread9sleep_forERKNS_6chrono8durationIxNS_5ratioILl1ELl1000000000EEEEE(ptr noundef nonnull align 8 dereferenceable(8) %0) {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  ret void
}

define void @_ZNSt3__113random_deviceC2ERKNS_12basic_stringIcNS_11char_traitsIcEENS_9allocatorIcEEEE(ptr noundef nonnull align 4 dereferenceable(4) %this, ptr noundef nonnull align 8 dereferenceable(24) %0) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void
}

define void @_ZNSt3__113random_deviceD2Ev(ptr noundef nonnull align 4 dereferenceable(4) %this) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void
}

define noundef i32 @_ZNSt3__113random_deviceclEv(ptr noundef nonnull align 4 dereferenceable(4) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call i32 @rand()
  %shl = shl i32 %call, 16
  %call2 = call i32 @rand()
  %xor = xor i32 %shl, %call2
  ret i32 %xor
}

declare i32 @rand()

define noundef double @_ZNKSt3__113random_device7entropyEv(ptr noundef nonnull align 4 dereferenceable(4) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret double 0.000000e+00
}

define void @_ZNSt3__15mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::mutex", ptr %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_lock(ptr noundef %__m_)
  ret void
}

declare i32 @pthread_mutex_lock(ptr noundef)

define noundef zeroext i1 @_ZNSt3__15mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::mutex", ptr %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_trylock(ptr noundef %__m_)
  %cmp = icmp eq i32 %call, 0
  ret i1 %cmp
}

declare i32 @pthread_mutex_trylock(ptr noundef)

define void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::mutex", ptr %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_unlock(ptr noundef %__m_)
  ret void
}

declare i32 @pthread_mutex_unlock(ptr noundef)

define void @_ZNSt3__115recursive_mutexC2Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::recursive_mutex", ptr %this1, i32 0, i32 0
  %__m_2 = getelementptr inbounds nuw %"class.std::__1::recursive_mutex", ptr %this1, i32 0, i32 0
  store i64 4294967296, ptr %.atomictmp, align 8
  %0 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %0, ptr %__m_2 monotonic, align 8
  ret void
}

define void @_ZNSt3__115recursive_mutexD2Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void
}

define void @_ZNSt3__115recursive_mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::recursive_mutex", ptr %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_lock(ptr noundef %__m_)
  ret void
}

define noundef zeroext i1 @_ZNSt3__115recursive_mutex8try_lockEv(ptr noundef nonnull align 8 dereferenceable(40) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::recursive_mutex", ptr %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_trylock(ptr noundef %__m_)
  %cmp = icmp eq i32 %call, 0
  ret i1 %cmp
}

define void @_ZNSt3__115recursive_mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::recursive_mutex", ptr %this1, i32 0, i32 0
  %call = call i32 @pthread_mutex_unlock(ptr noundef %__m_)
  ret void
}

define void @_ZNSt3__119__shared_mutex_baseC2Ev(ptr noundef nonnull align 8 dereferenceable(140) %this) unnamed_addr align 2 personality ptr @__gxx_personality_v0 {
entry:
  %this.addr = alloca ptr, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__mut_ = getelementptr inbounds nuw %"struct.std::__1::__shared_mutex_base", ptr %this1, i32 0, i32 0
  call void @_ZNSt3__15mutexC2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(40) %__mut_)
  %__gate1_ = getelementptr inbounds nuw %"struct.std::__1::__shared_mutex_base", ptr %this1, i32 0, i32 1
  call void @_ZNSt3__118condition_variableC2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(48) %__gate1_)
  %__gate2_ = getelementptr inbounds nuw %"struct.std::__1::__shared_mutex_base", ptr %this1, i32 0, i32 2
  call void @_ZNSt3__118condition_variableC2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(48) %__gate2_)
  %call = invoke noundef ptr @_ZNSt3__1L6rwlockEPNS_19__shared_mutex_baseE(ptr noundef %this1)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %entry
  %call2 = call i32 @pthread_rwlock_init(ptr noundef %call, ptr noundef null)
  ret void

lpad:                                             ; preds = %entry
  %0 = landingpad { ptr, i32 }
          cleanup
  %1 = extractvalue { ptr, i32 } %0, 0
  store ptr %1, ptr %exn.slot, align 8
  %2 = extractvalue { ptr, i32 } %0, 1
  store i32 %2, ptr %ehselector.slot, align 4
  call void @_ZNSt3__118condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %__gate2_)
  call void @_ZNSt3__118condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %__gate1_)
  br label %eh.resume

eh.resume:                                        ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8
  %sel = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0
  %lpad.val3 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1
  resume { ptr, i32 } %lpad.val3
}

define linkonce_odr void @_ZNSt3__15mutexC2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::mutex", ptr %this1, i32 0, i32 0
  call void @llvm.memset.p0.i64(ptr align 8 %__m_, i8 0, i64 40, i1 false)
  %__lock = getelementptr inbounds nuw %struct.__pthread_mutex_s, ptr %__m_, i32 0, i32 0
  %__count = getelementptr inbounds nuw %struct.__pthread_mutex_s, ptr %__m_, i32 0, i32 1
  %__owner = getelementptr inbounds nuw %struct.__pthread_mutex_s, ptr %__m_, i32 0, i32 2
  %__nusers = getelementptr inbounds nuw %struct.__pthread_mutex_s, ptr %__m_, i32 0, i32 3
  %__kind = getelementptr inbounds nuw %struct.__pthread_mutex_s, ptr %__m_, i32 0, i32 4
  %__spins = getelementptr inbounds nuw %struct.__pthread_mutex_s, ptr %__m_, i32 0, i32 5
  %__glibc_reserved = getelementptr inbounds nuw %struct.__pthread_mutex_s, ptr %__m_, i32 0, i32 6
  %__list = getelementptr inbounds nuw %struct.__pthread_mutex_s, ptr %__m_, i32 0, i32 7
  %__prev = getelementptr inbounds nuw %struct.__pthread_internal_list, ptr %__list, i32 0, i32 0
  %__next = getelementptr inbounds nuw %struct.__pthread_internal_list, ptr %__list, i32 0, i32 1
  ret void
}

define linkonce_odr void @_ZNSt3__118condition_variableC2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__cv_ = getelementptr inbounds nuw %"class.std::__1::condition_variable", ptr %this1, i32 0, i32 0
  call void @llvm.memset.p0.i64(ptr align 8 %__cv_, i8 0, i64 48, i1 false)
  %__wseq = getelementptr inbounds nuw %struct.__pthread_cond_s, ptr %__cv_, i32 0, i32 0
  %__g1_start = getelementptr inbounds nuw %struct.__pthread_cond_s, ptr %__cv_, i32 0, i32 1
  %__g_size = getelementptr inbounds nuw %struct.__pthread_cond_s, ptr %__cv_, i32 0, i32 2
  %__g1_orig_size = getelementptr inbounds nuw %struct.__pthread_cond_s, ptr %__cv_, i32 0, i32 3
  %__wrefs = getelementptr inbounds nuw %struct.__pthread_cond_s, ptr %__cv_, i32 0, i32 4
  %__g_signals = getelementptr inbounds nuw %struct.__pthread_cond_s, ptr %__cv_, i32 0, i32 5
  %__unused_initialized_1 = getelementptr inbounds nuw %struct.__pthread_cond_s, ptr %__cv_, i32 0, i32 6
  %__unused_initialized_2 = getelementptr inbounds nuw %struct.__pthread_cond_s, ptr %__cv_, i32 0, i32 7
  ret void
}

declare i32 @pthread_rwlock_init(ptr noundef, ptr noundef)

define internal noundef ptr @_ZNSt3__1L6rwlockEPNS_19__shared_mutex_baseE(ptr noundef %base) {
entry:
  %base.addr = alloca ptr, align 8
  store ptr %base, ptr %base.addr, align 8
  %0 = load ptr, ptr %base.addr, align 8
  ret ptr %0
}

define void @_ZNSt3__119__shared_mutex_base4lockEv(ptr noundef nonnull align 8 dereferenceable(140) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef ptr @_ZNSt3__1L6rwlockEPNS_19__shared_mutex_baseE(ptr noundef %this1)
  %call2 = call i32 @pthread_rwlock_wrlock(ptr noundef %call)
  ret void
}

declare i32 @pthread_rwlock_wrlock(ptr noundef)

define noundef zeroext i1 @_ZNSt3__119__shared_mutex_base8try_lockEv(ptr noundef nonnull align 8 dereferenceable(140) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef ptr @_ZNSt3__1L6rwlockEPNS_19__shared_mutex_baseE(ptr noundef %this1)
  %call2 = call i32 @pthread_rwlock_trywrlock(ptr noundef %call)
  %cmp = icmp eq i32 %call2, 0
  ret i1 %cmp
}

declare i32 @pthread_rwlock_trywrlock(ptr noundef)

define void @_ZNSt3__119__shared_mutex_base6unlockEv(ptr noundef nonnull align 8 dereferenceable(140) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef ptr @_ZNSt3__1L6rwlockEPNS_19__shared_mutex_baseE(ptr noundef %this1)
  %call2 = call i32 @pthread_rwlock_unlock(ptr noundef %call)
  ret void
}

declare i32 @pthread_rwlock_unlock(ptr noundef)

define void @_ZNSt3__119__shared_mutex_base11lock_sharedEv(ptr noundef nonnull align 8 dereferenceable(140) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef ptr @_ZNSt3__1L6rwlockEPNS_19__shared_mutex_baseE(ptr noundef %this1)
  %call2 = call i32 @pthread_rwlock_rdlock(ptr noundef %call)
  ret void
}

declare i32 @pthread_rwlock_rdlock(ptr noundef)

define noundef zeroext i1 @_ZNSt3__119__shared_mutex_base15try_lock_sharedEv(ptr noundef nonnull align 8 dereferenceable(140) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef ptr @_ZNSt3__1L6rwlockEPNS_19__shared_mutex_baseE(ptr noundef %this1)
  %call2 = call i32 @pthread_rwlock_tryrdlock(ptr noundef %call)
  %cmp = icmp eq i32 %call2, 0
  ret i1 %cmp
}

declare i32 @pthread_rwlock_tryrdlock(ptr noundef)

define void @_ZNSt3__119__shared_mutex_base13unlock_sharedEv(ptr noundef nonnull align 8 dereferenceable(140) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %call = call noundef ptr @_ZNSt3__1L6rwlockEPNS_19__shared_mutex_baseE(ptr noundef %this1)
  %call2 = call i32 @pthread_rwlock_unlock(ptr noundef %call)
  ret void
}

define void @_ZNSt3__118condition_variableD2Ev(ptr noundef nonnull align 8 dereferenceable(48) %this) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void
}

define void @_ZNSt3__118condition_variable10notify_oneEv(ptr noundef nonnull align 8 dereferenceable(48) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__cv_ = getelementptr inbounds nuw %"class.std::__1::condition_variable", ptr %this1, i32 0, i32 0
  %call = call i32 @pthread_cond_signal(ptr noundef %__cv_)
  ret void
}

declare i32 @pthread_cond_signal(ptr noundef)

define void @_ZNSt3__118condition_variable10notify_allEv(ptr noundef nonnull align 8 dereferenceable(48) %this) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__cv_ = getelementptr inbounds nuw %"class.std::__1::condition_variable", ptr %this1, i32 0, i32 0
  %call = call i32 @pthread_cond_broadcast(ptr noundef %__cv_)
  ret void
}

declare i32 @pthread_cond_broadcast(ptr noundef)

define void @_ZNSt3__118condition_variable4waitERNS_11unique_lockINS_5mutexEEE(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 8 dereferenceable(9) %lock) align 2 personality ptr @__gxx_personality_v0 {
entry:
  %this.addr = alloca ptr, align 8
  %lock.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__111unique_lockINS_5mutexEE9owns_lockB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %0)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  invoke void @__raddle_error_lock(ptr noundef @.str.48)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  unreachable

if.end:                                           ; preds = %entry
  %__cv_ = getelementptr inbounds nuw %"class.std::__1::condition_variable", ptr %this1, i32 0, i32 0
  %1 = load ptr, ptr %lock.addr, align 8
  %call2 = call noundef ptr @_ZNKSt3__111unique_lockINS_5mutexEE5mutexB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %1)
  %call4 = invoke noundef ptr @_ZNSt3__15mutex13native_handleB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(40) %call2)
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %if.end
  %call6 = invoke i32 @pthread_cond_wait(ptr noundef %__cv_, ptr noundef %call4)
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %invoke.cont3
  ret void

terminate.lpad:                                   ; preds = %invoke.cont3, %if.end, %if.then
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3)
  unreachable
}

define linkonce_odr noundef zeroext i1 @_ZNKSt3__111unique_lockINS_5mutexEE9owns_lockB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__owns_ = getelementptr inbounds nuw %"class.std::__1::unique_lock", ptr %this1, i32 0, i32 1
  %0 = load i8, ptr %__owns_, align 8
  %loadedv = trunc i8 %0 to i1
  ret i1 %loadedv
}

declare void @__raddle_error_lock(ptr noundef)

declare i32 @pthread_cond_wait(ptr noundef, ptr noundef)

define linkonce_odr noundef ptr @_ZNKSt3__111unique_lockINS_5mutexEE5mutexB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::unique_lock", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__m_, align 8
  ret ptr %0
}

define linkonce_odr noundef ptr @_ZNSt3__15mutex13native_handleB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(40) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::mutex", ptr %this1, i32 0, i32 0
  ret ptr %__m_
}

define void @_ZNSt3__118condition_variable15__do_timed_waitERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12system_clockENS5_8durationIxNS_5ratioILl1ELl1000000000EEEEEEE(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 8 dereferenceable(9) %lock, i64 %end.coerce) align 2 personality ptr @__gxx_personality_v0 {
entry:
  %end = alloca %"class.std::__1::chrono::time_point", align 8
  %this.addr = alloca ptr, align 8
  %lock.addr = alloca ptr, align 8
  %until = alloca i64, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  %deadline = alloca %struct.timespec, align 8
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::time_point", ptr %end, i32 0, i32 0
  %coerce.dive1 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %coerce.dive, i32 0, i32 0
  store i64 %end.coerce, ptr %coerce.dive1, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %this2 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__111unique_lockINS_5mutexEE9owns_lockB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %0)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  invoke void @__raddle_error_lock(ptr noundef @.str.49)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %until)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %call4 = invoke i64 @_ZNKSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE16time_since_epochB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %end)
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %if.end
  %coerce.dive5 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp, i32 0, i32 0
  store i64 %call4, ptr %coerce.dive5, align 8
  %call7 = invoke noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont6 unwind label %terminate.lpad

invoke.cont6:                                     ; preds = %invoke.cont3
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  store i64 %call7, ptr %until, align 8
  call void @llvm.lifetime.start.p0(ptr %deadline)
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %deadline, i32 0, i32 0
  %1 = load i64, ptr %until, align 8
  %div = sdiv i64 %1, 1000000000
  store i64 %div, ptr %tv_sec, align 8
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %deadline, i32 0, i32 1
  %2 = load i64, ptr %until, align 8
  %rem = srem i64 %2, 1000000000
  store i64 %rem, ptr %tv_nsec, align 8
  %__cv_ = getelementptr inbounds nuw %"class.std::__1::condition_variable", ptr %this2, i32 0, i32 0
  %3 = load ptr, ptr %lock.addr, align 8
  %call8 = call noundef ptr @_ZNKSt3__111unique_lockINS_5mutexEE5mutexB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %3)
  %call10 = invoke noundef ptr @_ZNSt3__15mutex13native_handleB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(40) %call8)
          to label %invoke.cont9 unwind label %terminate.lpad

invoke.cont9:                                     ; preds = %invoke.cont6
  %call12 = invoke i32 @pthread_cond_timedwait(ptr noundef %__cv_, ptr noundef %call10, ptr noundef %deadline)
          to label %invoke.cont11 unwind label %terminate.lpad

invoke.cont11:                                    ; preds = %invoke.cont9
  call void @llvm.lifetime.end.p0(ptr %deadline)
  call void @llvm.lifetime.end.p0(ptr %until)
  ret void

terminate.lpad:                                   ; preds = %invoke.cont9, %invoke.cont6, %invoke.cont3, %if.end, %if.then
  %4 = landingpad { ptr, i32 }
          catch ptr null
  %5 = extractvalue { ptr, i32 } %4, 0
  call void @__clang_call_terminate(ptr %5)
  unreachable
}

define linkonce_odr i64 @_ZNKSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE16time_since_epochB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__d_ = getelementptr inbounds nuw %"class.std::__1::chrono::time_point", ptr %this1, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval, ptr align 8 %__d_, i64 8, i1 false)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive, align 8
  ret i64 %0
}

define linkonce_odr noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %this1, i32 0, i32 0
  %0 = load i64, ptr %__rep_, align 8
  ret i64 %0
}

declare i32 @pthread_cond_timedwait(ptr noundef, ptr noundef, ptr noundef)

define void @_ZNSt3__111__call_onceERVmPvPFvS2_E(ptr noundef nonnull align 8 dereferenceable(8) %flag, ptr noundef %argument, ptr noundef %function) personality ptr @__gxx_personality_v0 {
entry:
  %flag.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %state = alloca ptr, align 8
  %seen = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  %cleanup.dest.slot = alloca i32, align 4
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %.atomictmp3 = alloca i64, align 8
  %.atomictmp6 = alloca i64, align 8
  store ptr %flag, ptr %flag.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %state)
  %0 = load ptr, ptr %flag.addr, align 8
  store ptr %0, ptr %state, align 8
  br label %for.cond

for.cond:                                         ; preds = %cleanup.cont, %entry
  call void @llvm.lifetime.start.p0(ptr %seen)
  store i64 0, ptr %seen, align 8
  %1 = load ptr, ptr %state, align 8
  store i64 1, ptr %.atomictmp, align 8
  %2 = load i64, ptr %seen, align 8
  %3 = load i64, ptr %.atomictmp, align 8
  %4 = cmpxchg volatile ptr %1, i64 %2, i64 %3 acquire acquire, align 8
  %5 = extractvalue { i64, i1 } %4, 0
  %6 = extractvalue { i64, i1 } %4, 1
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %for.cond
  store i64 %5, ptr %seen, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %for.cond
  %storedv = zext i1 %6 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %7 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %cmpxchg.continue
  %8 = load i64, ptr %seen, align 8
  %cmp = icmp eq i64 %8, -1
  br i1 %cmp, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end2:                                          ; preds = %if.end
  %9 = load ptr, ptr %flag.addr, align 8
  %call = call i64 @__raddle_await_ne_64(ptr noundef %9, i64 noundef -1, i64 noundef 1)
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end2, %if.then1, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup7 [
    i32 0, label %cleanup.cont
    i32 2, label %for.end
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.cond

for.end:                                          ; preds = %cleanup
  %10 = load ptr, ptr %function.addr, align 8
  %11 = load ptr, ptr %argument.addr, align 8
  invoke void %10(ptr noundef %11)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %for.end
  br label %try.cont

lpad:                                             ; preds = %for.end
  %12 = landingpad { ptr, i32 }
          catch ptr null
  %13 = extractvalue { ptr, i32 } %12, 0
  store ptr %13, ptr %exn.slot, align 8
  %14 = extractvalue { ptr, i32 } %12, 1
  store i32 %14, ptr %ehselector.slot, align 4
  br label %catch

catch:                                            ; preds = %lpad
  %exn = load ptr, ptr %exn.slot, align 8
  %15 = call ptr @__cxa_begin_catch(ptr %exn)
  %16 = load ptr, ptr %state, align 8
  store i64 0, ptr %.atomictmp3, align 8
  %17 = load i64, ptr %.atomictmp3, align 8
  store atomic volatile i64 %17, ptr %16 release, align 8
  invoke void @__cxa_rethrow()
          to label %unreachable unwind label %lpad4

lpad4:                                            ; preds = %catch
  %18 = landingpad { ptr, i32 }
          cleanup
  %19 = extractvalue { ptr, i32 } %18, 0
  store ptr %19, ptr %exn.slot, align 8
  %20 = extractvalue { ptr, i32 } %18, 1
  store i32 %20, ptr %ehselector.slot, align 4
  invoke void @__cxa_end_catch()
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %lpad4
  call void @llvm.lifetime.end.p0(ptr %state)
  br label %eh.resume

try.cont:                                         ; preds = %invoke.cont
  %21 = load ptr, ptr %state, align 8
  store i64 -1, ptr %.atomictmp6, align 8
  %22 = load i64, ptr %.atomictmp6, align 8
  store atomic volatile i64 %22, ptr %21 release, align 8
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup7

cleanup7:                                         ; preds = %try.cont, %cleanup
  call void @llvm.lifetime.end.p0(ptr %state)
  %cleanup.dest8 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest8, label %unreachable [
    i32 0, label %cleanup.cont9
    i32 1, label %cleanup.cont9
  ]

cleanup.cont9:                                    ; preds = %cleanup7, %cleanup7
  ret void

eh.resume:                                        ; preds = %invoke.cont5
  %exn10 = load ptr, ptr %exn.slot, align 8
  %sel = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn10, 0
  %lpad.val11 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1
  resume { ptr, i32 } %lpad.val11

terminate.lpad:                                   ; preds = %lpad4
  %23 = landingpad { ptr, i32 }
          catch ptr null
  %24 = extractvalue { ptr, i32 } %23, 0
  call void @__clang_call_terminate(ptr %24)
  unreachable

unreachable:                                      ; preds = %cleanup7, %catch
  unreachable
}

declare i64 @__raddle_await_ne_64(ptr noundef, i64 noundef, i64 noundef)

define i64 @_ZNSt3__16chrono12system_clock3nowEv() align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca %"class.std::__1::chrono::time_point.0", align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration.1", align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  %call = invoke i64 @_ZNSt3__1L3nowEi(i32 noundef 0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp1, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  %call3 = invoke i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000EEEEExNS3_ILl1ELl1000000000EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1)
          to label %invoke.cont2 unwind label %terminate.lpad

invoke.cont2:                                     ; preds = %invoke.cont
  %coerce.dive4 = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %ref.tmp, i32 0, i32 0
  store i64 %call3, ptr %coerce.dive4, align 8
  invoke void @_ZNSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEEC2B9nie220108ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %invoke.cont2
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive6 = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.0", ptr %retval, i32 0, i32 0
  %coerce.dive7 = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %coerce.dive6, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive7, align 8
  ret i64 %0

terminate.lpad:                                   ; preds = %invoke.cont2, %invoke.cont, %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define linkonce_odr i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000EEEEExNS3_ILl1ELl1000000000EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.1", align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca %"struct.std::__1::chrono::__duration_cast", align 1
  store ptr %__fd, ptr %__fd.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1ELl1000EEELb1ELb0EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %0)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %retval, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive1 = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive1, align 8
  ret i64 %1
}

define internal i64 @_ZNSt3__1L3nowEi(i32 noundef %clock) {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %clock.addr = alloca i32, align 4
  %time = alloca %struct.timespec, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration.2", align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration", align 8
  store i32 %clock, ptr %clock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %time)
  %0 = load i32, ptr %clock.addr, align 4
  %call = call i32 @clock_gettime(i32 noundef %0, ptr noundef %time)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %time, i32 0, i32 0
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %tv_sec)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %time, i32 0, i32 1
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1, ptr noundef nonnull align 8 dereferenceable(8) %tv_nsec)
  %call2 = call i64 @_ZNSt3__16chronoplB9nie220108IxNS_5ratioILl1ELl1EEExNS2_ILl1ELl1000000000EEEEENS_11common_typeIJNS0_8durationIT_T0_EENS6_IT1_T2_EEEE4typeERKS9_RKSC_(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  store i64 %call2, ptr %coerce.dive, align 8
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %time)
  %coerce.dive3 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive3, align 8
  ret i64 %1
}

define linkonce_odr void @_ZNSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEEC2B9nie220108ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__d) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__d.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__d, ptr %__d.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__d_ = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.0", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__d.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__d_, ptr align 8 %0, i64 8, i1 false)
  ret void
}

define noundef i64 @_ZNSt3__16chrono12system_clock9to_time_tERKNS0_10time_pointIS1_NS0_8durationIxNS_5ratioILl1ELl1000000EEEEEEE(ptr noundef nonnull align 8 dereferenceable(8) %time) align 2 personality ptr @__gxx_personality_v0 {
entry:
  %time.addr = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration.2", align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration.1", align 8
  store ptr %time, ptr %time.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  %0 = load ptr, ptr %time.addr, align 8
  %call = invoke i64 @_ZNKSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEE16time_since_epochB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %ref.tmp1, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  %call3 = invoke i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1EEEEExNS3_ILl1ELl1000000EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1)
          to label %invoke.cont2 unwind label %terminate.lpad

invoke.cont2:                                     ; preds = %invoke.cont
  %coerce.dive4 = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %ref.tmp, i32 0, i32 0
  store i64 %call3, ptr %coerce.dive4, align 8
  %call6 = invoke noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %invoke.cont2
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  ret i64 %call6

terminate.lpad:                                   ; preds = %invoke.cont2, %invoke.cont, %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define linkonce_odr i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1EEEEExNS3_ILl1ELl1000000EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.2", align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca %"struct.std::__1::chrono::__duration_cast.5", align 1
  store ptr %__fd, ptr %__fd.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000EEEEENS2_IxNS3_ILl1ELl1EEEEES4_Lb1ELb0EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %0)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %retval, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive1 = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive1, align 8
  ret i64 %1
}

define linkonce_odr i64 @_ZNKSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEE16time_since_epochB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.1", align 8
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__d_ = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.0", ptr %this1, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval, ptr align 8 %__d_, i64 8, i1 false)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %retval, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive, align 8
  ret i64 %0
}

define linkonce_odr noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %this1, i32 0, i32 0
  %0 = load i64, ptr %__rep_, align 8
  ret i64 %0
}

define i64 @_ZNSt3__16chrono12system_clock11from_time_tEl(i64 noundef %time) align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca %"class.std::__1::chrono::time_point.0", align 8
  %time.addr = alloca i64, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration.1", align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration.2", align 8
  store i64 %time, ptr %time.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1, ptr noundef nonnull align 8 dereferenceable(8) %time.addr)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2B9nie220108IxNS2_ILl1ELl1EEETnNS_9enable_ifIXaasr13__no_overflowIT0_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIT_EE5valueEiE4typeELi0EEERKNS1_ISB_S8_EE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1)
          to label %invoke.cont2 unwind label %terminate.lpad

invoke.cont2:                                     ; preds = %invoke.cont
  invoke void @_ZNSt3__16chrono10time_pointINS0_12system_clockENS0_8durationIxNS_5ratioILl1ELl1000000EEEEEEC2B9nie220108ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %invoke.cont2
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.0", ptr %retval, i32 0, i32 0
  %coerce.dive4 = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %coerce.dive, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive4, align 8
  ret i64 %0

terminate.lpad:                                   ; preds = %invoke.cont2, %invoke.cont, %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define linkonce_odr void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__r) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__r.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__r, ptr %__r.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__r.addr, align 8
  %1 = load i64, ptr %0, align 8
  store i64 %1, ptr %__rep_, align 8
  ret void
}

define linkonce_odr void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2B9nie220108IxNS2_ILl1ELl1EEETnNS_9enable_ifIXaasr13__no_overflowIT0_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIT_EE5valueEiE4typeELi0EEERKNS1_ISB_S8_EE(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__d) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__d.addr = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration.1", align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__d, ptr %__d.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %this1, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__d.addr, align 8
  %call = call i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000EEEEExNS3_ILl1ELl1EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %ref.tmp, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  %call2 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  store i64 %call2, ptr %__rep_, align 8
  ret void
}

define i64 @_ZNSt3__16chrono12steady_clock3nowEv() align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca %"class.std::__1::chrono::time_point.3", align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %call = invoke i64 @_ZNSt3__1L3nowEi(i32 noundef 1)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  invoke void @_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEEC2B9nie220108ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont1 unwind label %terminate.lpad

invoke.cont1:                                     ; preds = %invoke.cont
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive2 = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %retval, i32 0, i32 0
  %coerce.dive3 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %coerce.dive2, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive3, align 8
  ret i64 %0

terminate.lpad:                                   ; preds = %invoke.cont, %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define linkonce_odr void @_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEEC2B9nie220108ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__d) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__d.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__d, ptr %__d.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__d_ = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__d.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__d_, ptr align 8 %0, i64 8, i1 false)
  ret void
}

define void @_ZNSt3__122__libcpp_verbose_abortEPKcz(ptr noundef %0, ...) personality ptr @__gxx_personality_v0 {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  invoke void @__raddle_error_abort(ptr noundef @.str.50)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  unreachable

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define void @__raddle_wait_begin(ptr noundef %address) personality ptr @__gxx_personality_v0 {
entry:
  %address.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %address, ptr %address.addr, align 8
  %0 = load ptr, ptr %address.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_17word_ofEPVKv(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %call2 = invoke noundef i64 @_ZN12_GLOBAL__N_17own_bitEv()
          to label %invoke.cont1 unwind label %terminate.lpad

invoke.cont1:                                     ; preds = %invoke.cont
  store i64 %call2, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw or ptr %call, i64 %1 acquire, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  ret void

terminate.lpad:                                   ; preds = %invoke.cont, %entry
  %4 = landingpad { ptr, i32 }
          catch ptr null
  %5 = extractvalue { ptr, i32 } %4, 0
  call void @__clang_call_terminate(ptr %5)
  unreachable
}

define internal noundef ptr @_ZN12_GLOBAL__N_17word_ofEPVKv(ptr noundef %address) {
entry:
  %address.addr = alloca ptr, align 8
  %number = alloca i64, align 8
  store ptr %address, ptr %address.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %number)
  %0 = load ptr, ptr %address.addr, align 8
  %1 = ptrtoint ptr %0 to i64
  store i64 %1, ptr %number, align 8
  %2 = load i64, ptr %number, align 8
  %3 = load i64, ptr %number, align 8
  %shr = lshr i64 %3, 11
  %xor = xor i64 %2, %shr
  %4 = load i64, ptr %number, align 8
  %shr1 = lshr i64 %4, 22
  %xor2 = xor i64 %xor, %shr1
  %rem = urem i64 %xor2, 1024
  %arrayidx = getelementptr inbounds nuw [1024 x i64], ptr @_ZN12_GLOBAL__N_17waitingE, i64 0, i64 %rem
  call void @llvm.lifetime.end.p0(ptr %number)
  ret ptr %arrayidx
}

define internal noundef i64 @_ZN12_GLOBAL__N_17own_bitEv() {
entry:
  %self = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %self)
  %call = call i64 @__raddle_self()
  store i64 %call, ptr %self, align 8
  %0 = load i64, ptr %self, align 8
  %cmp = icmp ugt i64 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.55)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, ptr %self, align 8
  %sub = sub i64 %1, 1
  %shl = shl i64 1, %sub
  call void @llvm.lifetime.end.p0(ptr %self)
  ret i64 %shl
}

define void @__raddle_wait_sleep(ptr noundef %address, i1 noundef zeroext %unchanged) personality ptr @__gxx_personality_v0 {
entry:
  %address.addr = alloca ptr, align 8
  %unchanged.addr = alloca i8, align 1
  store ptr %address, ptr %address.addr, align 8
  %storedv = zext i1 %unchanged to i8
  store i8 %storedv, ptr %unchanged.addr, align 1
  %0 = load i8, ptr %unchanged.addr, align 1
  %loadedv = trunc i8 %0 to i1
  %conv = zext i1 %loadedv to i32
  call void @__raddle_assume(i32 noundef %conv)
  %1 = load ptr, ptr %address.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_17word_ofEPVKv(ptr noundef %1)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %call2 = invoke noundef i64 @_ZN12_GLOBAL__N_17own_bitEv()
          to label %invoke.cont1 unwind label %terminate.lpad

invoke.cont1:                                     ; preds = %invoke.cont
  %call4 = invoke i64 @__raddle_await_eq_64(ptr noundef %call, i64 noundef %call2, i64 noundef 0)
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %invoke.cont1
  %cmp = icmp ne i64 %call4, 0
  %conv5 = zext i1 %cmp to i32
  call void @__raddle_assume(i32 noundef %conv5)
  ret void

terminate.lpad:                                   ; preds = %invoke.cont1, %invoke.cont, %entry
  %2 = landingpad { ptr, i32 }
          catch ptr null
  %3 = extractvalue { ptr, i32 } %2, 0
  call void @__clang_call_terminate(ptr %3)
  unreachable
}

declare void @__raddle_assume(i32 noundef)

declare i64 @__raddle_await_eq_64(ptr noundef, i64 noundef, i64 noundef)

define void @__raddle_notify_one(ptr noundef %address) personality ptr @__gxx_personality_v0 {
entry:
  %address.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %address, ptr %address.addr, align 8
  %0 = load ptr, ptr %address.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_17word_ofEPVKv(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store i64 0, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw or ptr %call, i64 %1 release, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  %4 = load ptr, ptr %address.addr, align 8
  %call2 = invoke noundef ptr @_ZN12_GLOBAL__N_17word_ofEPVKv(ptr noundef %4)
          to label %invoke.cont1 unwind label %terminate.lpad

invoke.cont1:                                     ; preds = %invoke.cont
  %call4 = invoke i64 @__raddle_wake(ptr noundef %call2)
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %invoke.cont1
  ret void

terminate.lpad:                                   ; preds = %invoke.cont1, %invoke.cont, %entry
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  call void @__clang_call_terminate(ptr %6)
  unreachable
}

declare i64 @__raddle_wake(ptr noundef)

define void @__raddle_notify_all(ptr noundef %address) personality ptr @__gxx_personality_v0 {
entry:
  %address.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %address, ptr %address.addr, align 8
  %0 = load ptr, ptr %address.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_17word_ofEPVKv(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store i64 0, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw xchg ptr %call, i64 %1 release, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  ret void

terminate.lpad:                                   ; preds = %entry
  %4 = landingpad { ptr, i32 }
          catch ptr null
  %5 = extractvalue { ptr, i32 } %4, 0
  call void @__clang_call_terminate(ptr %5)
  unreachable
}

define void @__raddle_any_begin(ptr noundef %waiters) personality ptr @__gxx_personality_v0 {
entry:
  %waiters.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %waiters, ptr %waiters.addr, align 8
  %0 = load ptr, ptr %waiters.addr, align 8
  %call = invoke noundef i64 @_ZN12_GLOBAL__N_17own_bitEv()
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store i64 %call, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw or ptr %0, i64 %1 acquire, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  ret void

terminate.lpad:                                   ; preds = %entry
  %4 = landingpad { ptr, i32 }
          catch ptr null
  %5 = extractvalue { ptr, i32 } %4, 0
  call void @__clang_call_terminate(ptr %5)
  unreachable
}

define void @__raddle_any_cancel(ptr noundef %waiters) personality ptr @__gxx_personality_v0 {
entry:
  %waiters.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %waiters, ptr %waiters.addr, align 8
  %0 = load ptr, ptr %waiters.addr, align 8
  %call = invoke noundef i64 @_ZN12_GLOBAL__N_17own_bitEv()
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %not = xor i64 %call, -1
  store i64 %not, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw and ptr %0, i64 %1 monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  ret void

terminate.lpad:                                   ; preds = %entry
  %4 = landingpad { ptr, i32 }
          catch ptr null
  %5 = extractvalue { ptr, i32 } %4, 0
  call void @__clang_call_terminate(ptr %5)
  unreachable
}

define void @__raddle_any_sleep(ptr noundef %waiters) personality ptr @__gxx_personality_v0 {
entry:
  %waiters.addr = alloca ptr, align 8
  store ptr %waiters, ptr %waiters.addr, align 8
  %0 = load ptr, ptr %waiters.addr, align 8
  %call = invoke noundef i64 @_ZN12_GLOBAL__N_17own_bitEv()
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %call2 = invoke i64 @__raddle_await_eq_64(ptr noundef %0, i64 noundef %call, i64 noundef 0)
          to label %invoke.cont1 unwind label %terminate.lpad

invoke.cont1:                                     ; preds = %invoke.cont
  ret void

terminate.lpad:                                   ; preds = %invoke.cont, %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define void @__raddle_any_give_up(ptr noundef %waiters, i64 noundef %nanoseconds) personality ptr @__gxx_personality_v0 {
entry:
  %waiters.addr = alloca ptr, align 8
  %nanoseconds.addr = alloca i64, align 8
  %bit = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %nobodys = alloca %"class.std::__1::mutex", align 8
  %never = alloca %"class.std::__1::condition_variable", align 8
  %own = alloca %"class.std::__1::unique_lock", align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  store ptr %waiters, ptr %waiters.addr, align 8
  store i64 %nanoseconds, ptr %nanoseconds.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %bit)
  %call = invoke noundef i64 @_ZN12_GLOBAL__N_17own_bitEv()
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  store i64 %call, ptr %bit, align 8
  %0 = load ptr, ptr %waiters.addr, align 8
  %1 = load i64, ptr %bit, align 8
  %not = xor i64 %1, -1
  store i64 %not, ptr %.atomictmp, align 8
  %2 = load i64, ptr %.atomictmp, align 8
  %3 = atomicrmw and ptr %0, i64 %2 monotonic, align 8
  store i64 %3, ptr %atomic-temp, align 8
  %4 = load i64, ptr %atomic-temp, align 8
  %5 = load i64, ptr %bit, align 8
  %and = and i64 %4, %5
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %invoke.cont
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %invoke.cont
  call void @llvm.lifetime.start.p0(ptr %nobodys)
  call void @_ZNSt3__15mutexC2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(40) %nobodys)
  call void @llvm.lifetime.start.p0(ptr %never)
  call void @_ZNSt3__118condition_variableC2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(48) %never)
  call void @llvm.lifetime.start.p0(ptr %own)
  invoke void @_ZNSt3__111unique_lockINS_5mutexEEC2B9nie220108ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %own, ptr noundef nonnull align 8 dereferenceable(40) %nobodys)
          to label %invoke.cont1 unwind label %terminate.lpad

invoke.cont1:                                     ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %nanoseconds.addr)
          to label %invoke.cont2 unwind label %terminate.lpad

invoke.cont2:                                     ; preds = %invoke.cont1
  %call4 = invoke noundef i32 @_ZNSt3__118condition_variable8wait_forB9nie220108IxNS_5ratioILl1ELl1000000000EEEEENS_9cv_statusERNS_11unique_lockINS_5mutexEEERKNS_6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(48) %never, ptr noundef nonnull align 8 dereferenceable(9) %own, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %invoke.cont2
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  call void @_ZNSt3__111unique_lockINS_5mutexEED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %own)
  call void @llvm.lifetime.end.p0(ptr %own)
  call void @_ZNSt3__118condition_variableD1Ev(ptr noundef nonnull align 8 dereferenceable(48) %never)
  call void @llvm.lifetime.end.p0(ptr %never)
  call void @llvm.lifetime.end.p0(ptr %nobodys)
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %invoke.cont3, %if.then
  call void @llvm.lifetime.end.p0(ptr %bit)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup, %cleanup
  ret void

terminate.lpad:                                   ; preds = %invoke.cont2, %invoke.cont1, %if.end, %entry
  %6 = landingpad { ptr, i32 }
          catch ptr null
  %7 = extractvalue { ptr, i32 } %6, 0
  call void @__clang_call_terminate(ptr %7)
  unreachable

unreachable:                                      ; preds = %cleanup
  unreachable
}

define linkonce_odr void @_ZNSt3__111unique_lockINS_5mutexEEC2B9nie220108ERS1_(ptr noundef nonnull align 8 dereferenceable(9) %this, ptr noundef nonnull align 8 dereferenceable(40) %__m) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__m.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__m, ptr %__m.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__m_ = getelementptr inbounds nuw %"class.std::__1::unique_lock", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__m.addr, align 8
  %call = call noundef ptr @_ZNSt3__19addressofB9nie220108INS_5mutexEEEPT_RS2_(ptr noundef nonnull align 8 dereferenceable(40) %0)
  store ptr %call, ptr %__m_, align 8
  %__owns_ = getelementptr inbounds nuw %"class.std::__1::unique_lock", ptr %this1, i32 0, i32 1
  store i8 1, ptr %__owns_, align 8
  %__m_2 = getelementptr inbounds nuw %"class.std::__1::unique_lock", ptr %this1, i32 0, i32 0
  %1 = load ptr, ptr %__m_2, align 8
  call void @_ZNSt3__15mutex4lockEv(ptr noundef nonnull align 8 dereferenceable(40) %1)
  ret void
}

define linkonce_odr noundef i32 @_ZNSt3__118condition_variable8wait_forB9nie220108IxNS_5ratioILl1ELl1000000000EEEEENS_9cv_statusERNS_11unique_lockINS_5mutexEEERKNS_6chrono8durationIT_T0_EE(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 8 dereferenceable(9) %__lk, ptr noundef nonnull align 8 dereferenceable(8) %__d) comdat align 2 {
entry:
  %retval = alloca i32, align 4
  %this.addr = alloca ptr, align 8
  %__lk.addr = alloca ptr, align 8
  %__d.addr = alloca ptr, align 8
  %agg.tmp = alloca %"class.std::__1::strong_ordering", align 1
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  %agg.tmp4 = alloca %"struct.std::__1::_CmpUnspecifiedParam", align 1
  %__c_now = alloca %"class.std::__1::chrono::time_point.3", align 8
  %__now_count_ns = alloca i64, align 8
  %ref.tmp10 = alloca %"class.std::__1::chrono::duration", align 8
  %agg.tmp11 = alloca %"class.std::__1::chrono::duration", align 8
  %__d_ns_count = alloca i64, align 8
  %ref.tmp18 = alloca %"class.std::__1::chrono::duration", align 8
  %agg.tmp19 = alloca %"class.std::__1::chrono::duration", align 8
  %agg.tmp26 = alloca %"class.std::__1::chrono::time_point.3", align 8
  %agg.tmp32 = alloca %"class.std::__1::chrono::time_point.3", align 8
  %ref.tmp33 = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp34 = alloca i64, align 8
  %agg.tmp38 = alloca %"class.std::__1::strong_ordering", align 1
  %ref.tmp39 = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp40 = alloca %"class.std::__1::chrono::time_point.3", align 8
  %agg.tmp48 = alloca %"struct.std::__1::_CmpUnspecifiedParam", align 1
  store ptr %this, ptr %this.addr, align 8
  store ptr %__lk, ptr %__lk.addr, align 8
  store ptr %__d, ptr %__d.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__d.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %1 = load ptr, ptr %__d.addr, align 8
  %call = call i64 @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE4zeroB9nie220108Ev()
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  %call2 = call i8 @_ZNSt3__16chronossB9nie220108IxNS_5ratioILl1ELl1000000000EEExS3_Q20three_way_comparableINS_11common_typeIJT_T1_EE4typeEEEEDaRKNS0_8durationIS5_T0_EERKNS9_IS6_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %0, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  %coerce.dive3 = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %agg.tmp, i32 0, i32 0
  store i8 %call2, ptr %coerce.dive3, align 1
  %2 = getelementptr inbounds nuw %"struct.std::__1::_CmpUnspecifiedParam", ptr %agg.tmp4, i32 0, i32 0
  store i8 undef, ptr %2, align 1
  %coerce.dive5 = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %agg.tmp, i32 0, i32 0
  %3 = load i8, ptr %coerce.dive5, align 1
  %call6 = call noundef zeroext i1 @_ZNSt3__1leB9nie220108ENS_15strong_orderingENS_20_CmpUnspecifiedParamE(i8 %3)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  br i1 %call6, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %__c_now)
  %call7 = call i64 @_ZNSt3__16chrono12steady_clock3nowEv()
  %coerce.dive8 = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %__c_now, i32 0, i32 0
  %coerce.dive9 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %coerce.dive8, i32 0, i32 0
  store i64 %call7, ptr %coerce.dive9, align 8
  call void @llvm.lifetime.start.p0(ptr %__now_count_ns)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp10)
  %call12 = call i64 @_ZNKSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE16time_since_epochB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__c_now)
  %coerce.dive13 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %agg.tmp11, i32 0, i32 0
  store i64 %call12, ptr %coerce.dive13, align 8
  %coerce.dive14 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %agg.tmp11, i32 0, i32 0
  %4 = load i64, ptr %coerce.dive14, align 8
  %call15 = call i64 @_ZNSt3__122__safe_nanosecond_castB9nie220108IxNS_5ratioILl1ELl1000000000EEETnNS_9enable_ifIXntsr17is_floating_pointIT_EE5valueEiE4typeELi0EEENS_6chrono8durationIxS2_EENS8_IS4_T0_EE(i64 %4)
  %coerce.dive16 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp10, i32 0, i32 0
  store i64 %call15, ptr %coerce.dive16, align 8
  %call17 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp10)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp10)
  store i64 %call17, ptr %__now_count_ns, align 8
  call void @llvm.lifetime.start.p0(ptr %__d_ns_count)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp18)
  %5 = load ptr, ptr %__d.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp19, ptr align 8 %5, i64 8, i1 false)
  %coerce.dive20 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %agg.tmp19, i32 0, i32 0
  %6 = load i64, ptr %coerce.dive20, align 8
  %call21 = call i64 @_ZNSt3__122__safe_nanosecond_castB9nie220108IxNS_5ratioILl1ELl1000000000EEETnNS_9enable_ifIXntsr17is_floating_pointIT_EE5valueEiE4typeELi0EEENS_6chrono8durationIxS2_EENS8_IS4_T0_EE(i64 %6)
  %coerce.dive22 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp18, i32 0, i32 0
  store i64 %call21, ptr %coerce.dive22, align 8
  %call23 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp18)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp18)
  store i64 %call23, ptr %__d_ns_count, align 8
  %7 = load i64, ptr %__now_count_ns, align 8
  %call24 = call noundef i64 @_ZNSt3__114numeric_limitsIxE3maxB9nie220108Ev()
  %8 = load i64, ptr %__d_ns_count, align 8
  %sub = sub nsw i64 %call24, %8
  %cmp = icmp sgt i64 %7, %sub
  br i1 %cmp, label %if.then25, label %if.else

if.then25:                                        ; preds = %if.end
  %9 = load ptr, ptr %__lk.addr, align 8
  %call27 = call i64 @_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE3maxB9nie220108Ev()
  %coerce.dive28 = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %agg.tmp26, i32 0, i32 0
  %coerce.dive29 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %coerce.dive28, i32 0, i32 0
  store i64 %call27, ptr %coerce.dive29, align 8
  %coerce.dive30 = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %agg.tmp26, i32 0, i32 0
  %coerce.dive31 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %coerce.dive30, i32 0, i32 0
  %10 = load i64, ptr %coerce.dive31, align 8
  call void @_ZNSt3__118condition_variable15__do_timed_waitB9nie220108ERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12steady_clockENS5_8durationIxNS_5ratioILl1ELl1000000000EEEEEEE(ptr noundef nonnull align 8 dereferenceable(48) %this1, ptr noundef nonnull align 8 dereferenceable(9) %9, i64 %10)
  br label %if.end37

if.else:                                          ; preds = %if.end
  %11 = load ptr, ptr %__lk.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp33)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp34)
  %12 = load i64, ptr %__now_count_ns, align 8
  %13 = load i64, ptr %__d_ns_count, align 8
  %add = add nsw i64 %12, %13
  store i64 %add, ptr %ref.tmp34, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp33, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp34)
  call void @_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEEC2B9nie220108ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %agg.tmp32, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp33)
  %coerce.dive35 = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %agg.tmp32, i32 0, i32 0
  %coerce.dive36 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %coerce.dive35, i32 0, i32 0
  %14 = load i64, ptr %coerce.dive36, align 8
  call void @_ZNSt3__118condition_variable15__do_timed_waitB9nie220108ERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12steady_clockENS5_8durationIxNS_5ratioILl1ELl1000000000EEEEEEE(ptr noundef nonnull align 8 dereferenceable(48) %this1, ptr noundef nonnull align 8 dereferenceable(9) %11, i64 %14)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp34)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp33)
  br label %if.end37

if.end37:                                         ; preds = %if.else, %if.then25
  call void @llvm.lifetime.start.p0(ptr %ref.tmp39)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp40)
  %call41 = call i64 @_ZNSt3__16chrono12steady_clock3nowEv()
  %coerce.dive42 = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %ref.tmp40, i32 0, i32 0
  %coerce.dive43 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %coerce.dive42, i32 0, i32 0
  store i64 %call41, ptr %coerce.dive43, align 8
  %call44 = call i64 @_ZNSt3__16chronomiB9nie220108INS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEES6_EENS_11common_typeIJT0_T1_EE4typeERKNS0_10time_pointIT_S8_EERKNSC_ISD_S9_EE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp40, ptr noundef nonnull align 8 dereferenceable(8) %__c_now)
  %coerce.dive45 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp39, i32 0, i32 0
  store i64 %call44, ptr %coerce.dive45, align 8
  %15 = load ptr, ptr %__d.addr, align 8
  %call46 = call i8 @_ZNSt3__16chronossB9nie220108IxNS_5ratioILl1ELl1000000000EEExS3_Q20three_way_comparableINS_11common_typeIJT_T1_EE4typeEEEEDaRKNS0_8durationIS5_T0_EERKNS9_IS6_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp39, ptr noundef nonnull align 8 dereferenceable(8) %15)
  %coerce.dive47 = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %agg.tmp38, i32 0, i32 0
  store i8 %call46, ptr %coerce.dive47, align 1
  %16 = getelementptr inbounds nuw %"struct.std::__1::_CmpUnspecifiedParam", ptr %agg.tmp48, i32 0, i32 0
  store i8 undef, ptr %16, align 1
  %coerce.dive49 = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %agg.tmp38, i32 0, i32 0
  %17 = load i8, ptr %coerce.dive49, align 1
  %call50 = call noundef zeroext i1 @_ZNSt3__1ltB9nie220108ENS_15strong_orderingENS_20_CmpUnspecifiedParamE(i8 %17)
  %18 = zext i1 %call50 to i64
  %cond = select i1 %call50, i32 0, i32 1
  store i32 %cond, ptr %retval, align 4
  call void @llvm.lifetime.end.p0(ptr %ref.tmp40)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp39)
  call void @llvm.lifetime.end.p0(ptr %__d_ns_count)
  call void @llvm.lifetime.end.p0(ptr %__now_count_ns)
  call void @llvm.lifetime.end.p0(ptr %__c_now)
  br label %return

return:                                           ; preds = %if.end37, %if.then
  %19 = load i32, ptr %retval, align 4
  ret i32 %19
}

define linkonce_odr void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__r) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__r.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__r, ptr %__r.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__r.addr, align 8
  %1 = load i64, ptr %0, align 8
  store i64 %1, ptr %__rep_, align 8
  ret void
}

define linkonce_odr void @_ZNSt3__111unique_lockINS_5mutexEED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %this) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__owns_ = getelementptr inbounds nuw %"class.std::__1::unique_lock", ptr %this1, i32 0, i32 1
  %0 = load i8, ptr %__owns_, align 8
  %loadedv = trunc i8 %0 to i1
  br i1 %loadedv, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %__m_ = getelementptr inbounds nuw %"class.std::__1::unique_lock", ptr %this1, i32 0, i32 0
  %1 = load ptr, ptr %__m_, align 8
  call void @_ZNSt3__15mutex6unlockEv(ptr noundef nonnull align 8 dereferenceable(40) %1)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define void @__raddle_any_notify_one(ptr noundef %waiters) personality ptr @__gxx_personality_v0 {
entry:
  %waiters.addr = alloca ptr, align 8
  store ptr %waiters, ptr %waiters.addr, align 8
  %0 = load ptr, ptr %waiters.addr, align 8
  %call = invoke i64 @__raddle_wake(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define void @__raddle_any_notify_all(ptr noundef %waiters) {
entry:
  %waiters.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %waiters, ptr %waiters.addr, align 8
  %0 = load ptr, ptr %waiters.addr, align 8
  store i64 0, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw xchg ptr %0, i64 %1 monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  ret void
}

define void @__raddle_any_stop(ptr noundef %waiters) {
entry:
  %waiters.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %waiters, ptr %waiters.addr, align 8
  %0 = load ptr, ptr %waiters.addr, align 8
  store i64 0, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw xchg ptr %0, i64 %1 release, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  ret void
}

define void @__raddle_latch_count_down(ptr noundef %left, i64 noundef %update) {
entry:
  %left.addr = alloca ptr, align 8
  %update.addr = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %left, ptr %left.addr, align 8
  store i64 %update, ptr %update.addr, align 8
  %0 = load ptr, ptr %left.addr, align 8
  %1 = load i64, ptr %update.addr, align 8
  store i64 %1, ptr %.atomictmp, align 8
  %2 = load i64, ptr %.atomictmp, align 8
  %3 = atomicrmw sub ptr %0, i64 %2 release, align 8
  store i64 %3, ptr %atomic-temp, align 8
  %4 = load i64, ptr %atomic-temp, align 8
  %5 = load i64, ptr %update.addr, align 8
  %cmp = icmp slt i64 %4, %5
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_abort(ptr noundef @.str.51)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

define zeroext i1 @__raddle_latch_try_wait(ptr noundef %left) {
entry:
  %left.addr = alloca ptr, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %left, ptr %left.addr, align 8
  %0 = load ptr, ptr %left.addr, align 8
  %1 = load atomic i64, ptr %0 acquire, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  %cmp = icmp eq i64 %2, 0
  ret i1 %cmp
}

define void @__raddle_latch_wait(ptr noundef %left) {
entry:
  %left.addr = alloca ptr, align 8
  store ptr %left, ptr %left.addr, align 8
  %0 = load ptr, ptr %left.addr, align 8
  %call = call i64 @__raddle_await_eq_64(ptr noundef %0, i64 noundef -1, i64 noundef 0)
  ret void
}

define i64 @__raddle_barrier_arrive(ptr noundef %barrier, i64 noundef %update, ptr noundef %last) {
entry:
  %barrier.addr = alloca ptr, align 8
  %update.addr = alloca i64, align 8
  %last.addr = alloca ptr, align 8
  %own = alloca ptr, align 8
  %round = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %seen = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp2 = alloca i64, align 8
  %now = alloca i64, align 8
  %all = alloca i64, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  store i64 %update, ptr %update.addr, align 8
  store ptr %last, ptr %last.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %own)
  %0 = load ptr, ptr %barrier.addr, align 8
  store ptr %0, ptr %own, align 8
  call void @llvm.lifetime.start.p0(ptr %round)
  %1 = load ptr, ptr %own, align 8
  %round1 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Barrier", ptr %1, i32 0, i32 2
  %2 = load atomic i64, ptr %round1 monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  store i64 %3, ptr %round, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  %4 = load ptr, ptr %own, align 8
  %arrived = getelementptr inbounds nuw %"struct.(anonymous namespace)::Barrier", ptr %4, i32 0, i32 0
  %5 = load i64, ptr %update.addr, align 8
  store i64 %5, ptr %.atomictmp, align 8
  %6 = load i64, ptr %.atomictmp, align 8
  %7 = atomicrmw add ptr %arrived, i64 %6 acq_rel, align 8
  store i64 %7, ptr %atomic-temp2, align 8
  %8 = load i64, ptr %atomic-temp2, align 8
  store i64 %8, ptr %seen, align 8
  call void @llvm.lifetime.start.p0(ptr %now)
  %9 = load i64, ptr %seen, align 8
  %and = and i64 %9, 4294967295
  %10 = load i64, ptr %update.addr, align 8
  %add = add i64 %and, %10
  store i64 %add, ptr %now, align 8
  call void @llvm.lifetime.start.p0(ptr %all)
  %11 = load i64, ptr %seen, align 8
  %shr = lshr i64 %11, 32
  store i64 %shr, ptr %all, align 8
  %12 = load i64, ptr %now, align 8
  %13 = load i64, ptr %all, align 8
  %cmp = icmp ugt i64 %12, %13
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_abort(ptr noundef @.str.52)
  unreachable

if.end:                                           ; preds = %entry
  %14 = load i64, ptr %now, align 8
  %15 = load i64, ptr %all, align 8
  %cmp3 = icmp eq i64 %14, %15
  %16 = load ptr, ptr %last.addr, align 8
  %storedv = zext i1 %cmp3 to i8
  store i8 %storedv, ptr %16, align 1
  %17 = load i64, ptr %round, align 8
  call void @llvm.lifetime.end.p0(ptr %all)
  call void @llvm.lifetime.end.p0(ptr %now)
  call void @llvm.lifetime.end.p0(ptr %seen)
  call void @llvm.lifetime.end.p0(ptr %round)
  call void @llvm.lifetime.end.p0(ptr %own)
  ret i64 %17
}

define i64 @__raddle_barrier_arrive_apart(ptr noundef %barrier, i64 noundef %update, ptr noundef %last) {
entry:
  %barrier.addr = alloca ptr, align 8
  %update.addr = alloca i64, align 8
  %last.addr = alloca ptr, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  store i64 %update, ptr %update.addr, align 8
  store ptr %last, ptr %last.addr, align 8
  %0 = load ptr, ptr %barrier.addr, align 8
  %1 = load i64, ptr %update.addr, align 8
  %2 = load ptr, ptr %last.addr, align 8
  %call = call i64 @__raddle_barrier_arrive(ptr noundef %0, i64 noundef %1, ptr noundef %2)
  ret i64 %call
}

define void @__raddle_barrier_begin(ptr noundef %barrier, i64 noundef %round) {
entry:
  %barrier.addr = alloca ptr, align 8
  %round.addr = alloca i64, align 8
  %own = alloca ptr, align 8
  %all = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %left = alloca i64, align 8
  %atomic-temp1 = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %.atomictmp4 = alloca i64, align 8
  %.atomictmp6 = alloca i64, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  store i64 %round, ptr %round.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %own)
  %0 = load ptr, ptr %barrier.addr, align 8
  store ptr %0, ptr %own, align 8
  call void @llvm.lifetime.start.p0(ptr %all)
  %1 = load ptr, ptr %own, align 8
  %arrived = getelementptr inbounds nuw %"struct.(anonymous namespace)::Barrier", ptr %1, i32 0, i32 0
  %2 = load atomic i64, ptr %arrived monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  %shr = lshr i64 %3, 32
  store i64 %shr, ptr %all, align 8
  call void @llvm.lifetime.start.p0(ptr %left)
  %4 = load i64, ptr %all, align 8
  %5 = load ptr, ptr %own, align 8
  %dropped = getelementptr inbounds nuw %"struct.(anonymous namespace)::Barrier", ptr %5, i32 0, i32 1
  %6 = load atomic i64, ptr %dropped monotonic, align 8
  store i64 %6, ptr %atomic-temp1, align 8
  %7 = load i64, ptr %atomic-temp1, align 8
  %sub = sub i64 %4, %7
  store i64 %sub, ptr %left, align 8
  %8 = load ptr, ptr %own, align 8
  %dropped2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Barrier", ptr %8, i32 0, i32 1
  store i64 0, ptr %.atomictmp, align 8
  %9 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %9, ptr %dropped2 monotonic, align 8
  %10 = load ptr, ptr %own, align 8
  %arrived3 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Barrier", ptr %10, i32 0, i32 0
  %11 = load i64, ptr %left, align 8
  %shl = shl i64 %11, 32
  store i64 %shl, ptr %.atomictmp4, align 8
  %12 = load i64, ptr %.atomictmp4, align 8
  store atomic i64 %12, ptr %arrived3 monotonic, align 8
  %13 = load ptr, ptr %own, align 8
  %round5 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Barrier", ptr %13, i32 0, i32 2
  %14 = load i64, ptr %round.addr, align 8
  store i64 %14, ptr %.atomictmp6, align 8
  %15 = load i64, ptr %.atomictmp6, align 8
  store atomic i64 %15, ptr %round5 release, align 8
  call void @llvm.lifetime.end.p0(ptr %left)
  call void @llvm.lifetime.end.p0(ptr %all)
  call void @llvm.lifetime.end.p0(ptr %own)
  ret void
}

define void @__raddle_barrier_drop(ptr noundef %barrier) {
entry:
  %barrier.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  %0 = load ptr, ptr %barrier.addr, align 8
  %dropped = getelementptr inbounds nuw %"struct.(anonymous namespace)::Barrier", ptr %0, i32 0, i32 1
  store i64 1, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw add ptr %dropped, i64 %1 monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  ret void
}

define void @__raddle_barrier_wait(ptr noundef %barrier, i64 noundef %round) {
entry:
  %barrier.addr = alloca ptr, align 8
  %round.addr = alloca i64, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  store i64 %round, ptr %round.addr, align 8
  %0 = load ptr, ptr %barrier.addr, align 8
  %round1 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Barrier", ptr %0, i32 0, i32 2
  %1 = load i64, ptr %round.addr, align 8
  %call = call i64 @__raddle_await_ne_64(ptr noundef %round1, i64 noundef -1, i64 noundef %1)
  ret void
}

define void @__raddle_barrier_meet_in_rounds(ptr noundef %barrier) {
entry:
  %barrier.addr = alloca ptr, align 8
  %last = alloca i8, align 1
  %round = alloca i64, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %last)
  call void @llvm.lifetime.start.p0(ptr %round)
  %0 = load ptr, ptr %barrier.addr, align 8
  %call = call i64 @__raddle_barrier_arrive(ptr noundef %0, i64 noundef 1, ptr noundef %last)
  store i64 %call, ptr %round, align 8
  %1 = load i8, ptr %last, align 1
  %loadedv = trunc i8 %1 to i1
  br i1 %loadedv, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %barrier.addr, align 8
  %3 = load i64, ptr %round, align 8
  %add = add i64 %3, 1
  call void @__raddle_barrier_begin(ptr noundef %2, i64 noundef %add)
  br label %if.end

if.else:                                          ; preds = %entry
  %4 = load ptr, ptr %barrier.addr, align 8
  %5 = load i64, ptr %round, align 8
  call void @__raddle_barrier_wait(ptr noundef %4, i64 noundef %5)
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  call void @llvm.lifetime.end.p0(ptr %round)
  call void @llvm.lifetime.end.p0(ptr %last)
  ret void
}

define linkonce_odr noundef ptr @_ZNKSt9type_info4nameB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__type_name = getelementptr inbounds nuw %"class.std::type_info", ptr %this1, i32 0, i32 1
  %0 = load ptr, ptr %__type_name, align 8
  %call = call noundef ptr @_ZNSt27__type_info_implementations18__string_impl_base21__type_name_to_stringB9nie220108EPKc(ptr noundef %0)
  ret ptr %call
}

define linkonce_odr noundef ptr @_ZNSt27__type_info_implementations18__string_impl_base21__type_name_to_stringB9nie220108EPKc(ptr noundef %__v) comdat align 2 {
entry:
  %__v.addr = alloca ptr, align 8
  store ptr %__v, ptr %__v.addr, align 8
  %0 = load ptr, ptr %__v.addr, align 8
  ret ptr %0
}

define linkonce_odr noundef ptr @_ZNKSt16initializer_listIPKcE5beginB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__begin_ = getelementptr inbounds nuw %"class.std::initializer_list", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__begin_, align 8
  ret ptr %0
}

define linkonce_odr noundef ptr @_ZNKSt16initializer_listIPKcE3endB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(16) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__begin_ = getelementptr inbounds nuw %"class.std::initializer_list", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__begin_, align 8
  %__size_ = getelementptr inbounds nuw %"class.std::initializer_list", ptr %this1, i32 0, i32 1
  %1 = load i64, ptr %__size_, align 8
  %add.ptr = getelementptr inbounds nuw ptr, ptr %0, i64 %1
  ret ptr %add.ptr
}

declare void @_ZNSt3__18ios_base5clearEj(ptr noundef nonnull align 8 dereferenceable(136), i32 noundef)

declare ptr @__ctype_toupper_loc()

declare ptr @__ctype_tolower_loc()

define linkonce_odr noundef ptr @_ZN7streams3allIXadL_ZNS_5upperEPvcEEEEPKcS1_PcS3_(ptr noundef %0, ptr noundef %from, ptr noundef %to) comdat {
entry:
  %.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load ptr, ptr %from.addr, align 8
  %2 = load ptr, ptr %to.addr, align 8
  %cmp = icmp ne ptr %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %from.addr, align 8
  %4 = load i8, ptr %3, align 1
  %call = call noundef signext i8 @_ZN7streams5upperEPvc(ptr noundef null, i8 noundef signext %4)
  %5 = load ptr, ptr %from.addr, align 8
  store i8 %call, ptr %5, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load ptr, ptr %from.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %6, i32 1
  store ptr %incdec.ptr, ptr %from.addr, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %7 = load ptr, ptr %to.addr, align 8
  ret ptr %7
}

define linkonce_odr noundef ptr @_ZN7streams3allIXadL_ZNS_5lowerEPvcEEEEPKcS1_PcS3_(ptr noundef %0, ptr noundef %from, ptr noundef %to) comdat {
entry:
  %.addr = alloca ptr, align 8
  %from.addr = alloca ptr, align 8
  %to.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %from, ptr %from.addr, align 8
  store ptr %to, ptr %to.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load ptr, ptr %from.addr, align 8
  %2 = load ptr, ptr %to.addr, align 8
  %cmp = icmp ne ptr %1, %2
  br i1 %cmp, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %from.addr, align 8
  %4 = load i8, ptr %3, align 1
  %call = call noundef signext i8 @_ZN7streams5lowerEPvc(ptr noundef null, i8 noundef signext %4)
  %5 = load ptr, ptr %from.addr, align 8
  store i8 %call, ptr %5, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load ptr, ptr %from.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %6, i32 1
  store ptr %incdec.ptr, ptr %from.addr, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %7 = load ptr, ptr %to.addr, align 8
  ret ptr %7
}

define linkonce_odr noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__14moveB9nie220108IRjEEOu20__remove_reference_tIT_EOS2_(ptr noundef nonnull align 4 dereferenceable(4) %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  ret ptr %0
}

define linkonce_odr noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__17forwardB9nie220108IRjEEOT_Ru20__remove_reference_tIS2_E(ptr noundef nonnull align 4 dereferenceable(4) %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  ret ptr %0
}

define linkonce_odr noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__17forwardB9nie220108IjEEOT_Ru20__remove_reference_tIS1_E(ptr noundef nonnull align 4 dereferenceable(4) %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  ret ptr %0
}

define linkonce_odr noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRlEEOu20__remove_reference_tIT_EOS2_(ptr noundef nonnull align 8 dereferenceable(8) %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  ret ptr %0
}

define linkonce_odr noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__17forwardB9nie220108IRlEEOT_Ru20__remove_reference_tIS2_E(ptr noundef nonnull align 8 dereferenceable(8) %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  ret ptr %0
}

define linkonce_odr noundef i64 @_ZNSt3__122__libcpp_thread_get_idB9nie220108EPKm(ptr noundef %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  %1 = load i64, ptr %0, align 8
  ret i64 %1
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define linkonce_odr i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1ELl1000EEELb1ELb0EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.1", align 8
  %this.addr = alloca ptr, align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__fd, ptr %__fd.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %div = sdiv i64 %call, 1000
  store i64 %div, ptr %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive, align 8
  ret i64 %1
}

define linkonce_odr void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__r) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__r.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__r, ptr %__r.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__r.addr, align 8
  %1 = load i64, ptr %0, align 8
  store i64 %1, ptr %__rep_, align 8
  ret void
}

declare i32 @clock_gettime(i32 noundef, ptr noundef)

define linkonce_odr i64 @_ZNSt3__16chronoplB9nie220108IxNS_5ratioILl1ELl1EEExNS2_ILl1ELl1000000000EEEEENS_11common_typeIJNS0_8durationIT_T0_EENS6_IT1_T2_EEEE4typeERKS9_RKSC_(ptr noundef nonnull align 8 dereferenceable(8) %__lhs, ptr noundef nonnull align 8 dereferenceable(8) %__rhs) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %__lhs.addr = alloca ptr, align 8
  %__rhs.addr = alloca ptr, align 8
  %ref.tmp = alloca i64, align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp2 = alloca %"class.std::__1::chrono::duration", align 8
  store ptr %__lhs, ptr %__lhs.addr, align 8
  store ptr %__rhs, ptr %__rhs.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  %0 = load ptr, ptr %__lhs.addr, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxNS2_ILl1ELl1EEETnNS_9enable_ifIXaasr13__no_overflowIT0_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIT_EE5valueEiE4typeELi0EEERKNS1_ISB_S8_EE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1, ptr noundef nonnull align 8 dereferenceable(8) %0)
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp2)
  %1 = load ptr, ptr %__rhs.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %ref.tmp2, ptr align 8 %1, i64 8, i1 false)
  %call3 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp2)
  %add = add nsw i64 %call, %call3
  store i64 %add, ptr %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp2)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %2 = load i64, ptr %coerce.dive, align 8
  ret i64 %2
}

define linkonce_odr void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxNS2_ILl1ELl1EEETnNS_9enable_ifIXaasr13__no_overflowIT0_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIT_EE5valueEiE4typeELi0EEERKNS1_ISB_S8_EE(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__d) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__d.addr = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__d, ptr %__d.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %this1, i32 0, i32 0
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__d.addr, align 8
  %call = call i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000000EEEEExNS3_ILl1ELl1EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  %call2 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  store i64 %call2, ptr %__rep_, align 8
  ret void
}

define linkonce_odr void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__r) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__r.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__r, ptr %__r.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__r.addr, align 8
  %1 = load i64, ptr %0, align 8
  store i64 %1, ptr %__rep_, align 8
  ret void
}

define linkonce_odr i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000000EEEEExNS3_ILl1ELl1EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca %"struct.std::__1::chrono::__duration_cast.4", align 1
  store ptr %__fd, ptr %__fd.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000000EEEEENS3_ILl1000000000ELl1EEELb0ELb1EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %0)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive1 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive1, align 8
  ret i64 %1
}

define linkonce_odr i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000000EEEEENS3_ILl1000000000ELl1EEELb0ELb1EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %this.addr = alloca ptr, align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__fd, ptr %__fd.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %mul = mul nsw i64 %call, 1000000000
  store i64 %mul, ptr %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive, align 8
  ret i64 %1
}

define linkonce_odr i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000EEEEENS2_IxNS3_ILl1ELl1EEEEES4_Lb1ELb0EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.2", align 8
  %this.addr = alloca ptr, align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__fd, ptr %__fd.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %div = sdiv i64 %call, 1000000
  store i64 %div, ptr %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive, align 8
  ret i64 %1
}

define linkonce_odr noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %this1, i32 0, i32 0
  %0 = load i64, ptr %__rep_, align 8
  ret i64 %0
}

define linkonce_odr void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__r) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__r.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__r, ptr %__r.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__r.addr, align 8
  %1 = load i64, ptr %0, align 8
  store i64 %1, ptr %__rep_, align 8
  ret void
}

define linkonce_odr i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000EEEEExNS3_ILl1ELl1EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.1", align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca %"struct.std::__1::chrono::__duration_cast.6", align 1
  store ptr %__fd, ptr %__fd.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1000000ELl1EEELb0ELb1EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %0)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %retval, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive1 = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive1, align 8
  ret i64 %1
}

define linkonce_odr i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1000000ELl1EEELb0ELb1EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.1", align 8
  %this.addr = alloca ptr, align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__fd, ptr %__fd.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %mul = mul nsw i64 %call, 1000000
  store i64 %mul, ptr %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.1", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive, align 8
  ret i64 %1
}

declare i64 @__raddle_self()

define linkonce_odr void @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE18__check_invariantsB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void
}

define linkonce_odr void @_ZNSt3__118__make_scope_guardB9nie220108IZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EENS_13__scope_guardIT_EES7_(ptr dead_on_unwind noalias writable sret(%"class.std::__1::__scope_guard") align 8 %agg.result, ptr %__func.coerce) comdat {
entry:
  %result.ptr = alloca ptr, align 8
  %__func = alloca %class.anon, align 8
  %agg.tmp = alloca %class.anon, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  %coerce.dive = getelementptr inbounds nuw %class.anon, ptr %__func, i32 0, i32 0
  store ptr %__func.coerce, ptr %coerce.dive, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_(ptr noundef nonnull align 8 dereferenceable(8) %__func)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp, ptr align 8 %call, i64 8, i1 false)
  %coerce.dive1 = getelementptr inbounds nuw %class.anon, ptr %agg.tmp, i32 0, i32 0
  %0 = load ptr, ptr %coerce.dive1, align 8
  call void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EC2B9nie220108ES5_(ptr noundef nonnull align 8 dereferenceable(8) %agg.result, ptr %0)
  ret void
}

define linkonce_odr noundef ptr @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE4gptrB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__ninp_ = getelementptr inbounds nuw %"class.std::__1::basic_streambuf", ptr %this1, i32 0, i32 3
  %0 = load ptr, ptr %__ninp_, align 8
  ret ptr %0
}

define linkonce_odr noundef ptr @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE5egptrB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__einp_ = getelementptr inbounds nuw %"class.std::__1::basic_streambuf", ptr %this1, i32 0, i32 4
  %0 = load ptr, ptr %__einp_, align 8
  ret ptr %0
}

define linkonce_odr noundef i32 @_ZNSt3__111char_traitsIcE11to_int_typeB9nie220108Ec(i8 noundef signext %__c) comdat align 2 {
entry:
  %__c.addr = alloca i8, align 1
  store i8 %__c, ptr %__c.addr, align 1
  %0 = load i8, ptr %__c.addr, align 1
  %conv = zext i8 %0 to i32
  ret i32 %conv
}

define linkonce_odr void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_ED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__func_ = getelementptr inbounds nuw %"class.std::__1::__scope_guard", ptr %this1, i32 0, i32 0
  invoke void @_ZZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(8) %__func_)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  call void @__clang_call_terminate(ptr %1)
  unreachable
}

define linkonce_odr noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_(ptr noundef nonnull align 8 dereferenceable(8) %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  ret ptr %0
}

define linkonce_odr void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EC2B9nie220108ES5_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr %__func.coerce) unnamed_addr comdat align 2 {
entry:
  %__func = alloca %class.anon, align 8
  %this.addr = alloca ptr, align 8
  %coerce.dive = getelementptr inbounds nuw %class.anon, ptr %__func, i32 0, i32 0
  store ptr %__func.coerce, ptr %coerce.dive, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__func_ = getelementptr inbounds nuw %"class.std::__1::__scope_guard", ptr %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_(ptr noundef nonnull align 8 dereferenceable(8) %__func)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__func_, ptr align 8 %call, i64 8, i1 false)
  ret void
}

define linkonce_odr void @_ZZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5sgetcB9nie220108EvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds nuw %class.anon, ptr %this1, i32 0, i32 0
  %1 = load ptr, ptr %0, align 8
  call void @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE18__check_invariantsB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %1)
  ret void
}

define linkonce_odr void @_ZNSt3__118__make_scope_guardB9nie220108IZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EENS_13__scope_guardIT_EES7_(ptr dead_on_unwind noalias writable sret(%"class.std::__1::__scope_guard.7") align 8 %agg.result, ptr %__func.coerce) comdat {
entry:
  %result.ptr = alloca ptr, align 8
  %__func = alloca %class.anon.8, align 8
  %agg.tmp = alloca %class.anon.8, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  %coerce.dive = getelementptr inbounds nuw %class.anon.8, ptr %__func, i32 0, i32 0
  store ptr %__func.coerce, ptr %coerce.dive, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_(ptr noundef nonnull align 8 dereferenceable(8) %__func)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp, ptr align 8 %call, i64 8, i1 false)
  %coerce.dive1 = getelementptr inbounds nuw %class.anon.8, ptr %agg.tmp, i32 0, i32 0
  %0 = load ptr, ptr %coerce.dive1, align 8
  call void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EC2B9nie220108ES5_(ptr noundef nonnull align 8 dereferenceable(8) %agg.result, ptr %0)
  ret void
}

define linkonce_odr noundef i32 @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this) comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca i32, align 4
  %this.addr = alloca ptr, align 8
  %__guard = alloca %"class.std::__1::__scope_guard.9", align 8
  %agg.tmp = alloca %class.anon.10, align 8
  %exn.slot = alloca ptr, align 8
  %ehselector.slot = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %__c = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE18__check_invariantsB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
  call void @llvm.lifetime.start.p0(ptr %__guard)
  %0 = getelementptr inbounds nuw %class.anon.10, ptr %agg.tmp, i32 0, i32 0
  store ptr %this1, ptr %0, align 8
  %coerce.dive = getelementptr inbounds nuw %class.anon.10, ptr %agg.tmp, i32 0, i32 0
  %1 = load ptr, ptr %coerce.dive, align 8
  call void @_ZNSt3__118__make_scope_guardB9nie220108IZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EENS_13__scope_guardIT_EES7_(ptr dead_on_unwind writable sret(%"class.std::__1::__scope_guard.9") align 8 %__guard, ptr %1)
  %call = call noundef ptr @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE4gptrB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
  %call2 = call noundef ptr @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE5egptrB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
  %cmp = icmp eq ptr %call, %call2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %vtable = load ptr, ptr %this1, align 8
  %vfn = getelementptr inbounds ptr, ptr %vtable, i64 10
  %2 = load ptr, ptr %vfn, align 8
  %call3 = invoke noundef i32 %2(ptr noundef nonnull align 8 dereferenceable(64) %this1)
          to label %invoke.cont unwind label %lpad

invoke.cont:                                      ; preds = %if.then
  store i32 %call3, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

lpad:                                             ; preds = %if.then
  %3 = landingpad { ptr, i32 }
          cleanup
  %4 = extractvalue { ptr, i32 } %3, 0
  store ptr %4, ptr %exn.slot, align 8
  %5 = extractvalue { ptr, i32 } %3, 1
  store i32 %5, ptr %ehselector.slot, align 4
  br label %ehcleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %__c)
  %call4 = call noundef ptr @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE4gptrB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %this1)
  %6 = load i8, ptr %call4, align 1
  %call5 = call noundef i32 @_ZNSt3__111char_traitsIcE11to_int_typeB9nie220108Ec(i8 noundef signext %6)
  store i32 %call5, ptr %__c, align 4
  invoke void @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5gbumpB9nie220108Ei(ptr noundef nonnull align 8 dereferenceable(64) %this1, i32 noundef 1)
          to label %invoke.cont7 unwind label %lpad6

invoke.cont7:                                     ; preds = %if.end
  %7 = load i32, ptr %__c, align 4
  store i32 %7, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %__c)
  br label %cleanup

lpad6:                                            ; preds = %if.end
  %8 = landingpad { ptr, i32 }
          cleanup
  %9 = extractvalue { ptr, i32 } %8, 0
  store ptr %9, ptr %exn.slot, align 8
  %10 = extractvalue { ptr, i32 } %8, 1
  store i32 %10, ptr %ehselector.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %__c)
  br label %ehcleanup

cleanup:                                          ; preds = %invoke.cont7, %invoke.cont
  call void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_ED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__guard)
  call void @llvm.lifetime.end.p0(ptr %__guard)
  %11 = load i32, ptr %retval, align 4
  ret i32 %11

ehcleanup:                                        ; preds = %lpad6, %lpad
  call void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_ED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__guard)
  call void @llvm.lifetime.end.p0(ptr %__guard)
  br label %eh.resume

eh.resume:                                        ; preds = %ehcleanup
  %exn = load ptr, ptr %exn.slot, align 8
  %sel = load i32, ptr %ehselector.slot, align 4
  %lpad.val = insertvalue { ptr, i32 } poison, ptr %exn, 0
  %lpad.val10 = insertvalue { ptr, i32 } %lpad.val, i32 %sel, 1
  resume { ptr, i32 } %lpad.val10
}

define linkonce_odr noundef i32 @_ZNSt3__111char_traitsIcE3eofB9nie220108Ev() comdat align 2 {
entry:
  ret i32 -1
}

define linkonce_odr void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_ED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__func_ = getelementptr inbounds nuw %"class.std::__1::__scope_guard.7", ptr %this1, i32 0, i32 0
  invoke void @_ZZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(8) %__func_)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  call void @__clang_call_terminate(ptr %1)
  unreachable
}

define linkonce_odr noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_(ptr noundef nonnull align 8 dereferenceable(8) %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  ret ptr %0
}

define linkonce_odr void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EC2B9nie220108ES5_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr %__func.coerce) unnamed_addr comdat align 2 {
entry:
  %__func = alloca %class.anon.8, align 8
  %this.addr = alloca ptr, align 8
  %coerce.dive = getelementptr inbounds nuw %class.anon.8, ptr %__func, i32 0, i32 0
  store ptr %__func.coerce, ptr %coerce.dive, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__func_ = getelementptr inbounds nuw %"class.std::__1::__scope_guard.7", ptr %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_(ptr noundef nonnull align 8 dereferenceable(8) %__func)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__func_, ptr align 8 %call, i64 8, i1 false)
  ret void
}

define linkonce_odr void @_ZNSt3__118__make_scope_guardB9nie220108IZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EENS_13__scope_guardIT_EES7_(ptr dead_on_unwind noalias writable sret(%"class.std::__1::__scope_guard.9") align 8 %agg.result, ptr %__func.coerce) comdat {
entry:
  %result.ptr = alloca ptr, align 8
  %__func = alloca %class.anon.10, align 8
  %agg.tmp = alloca %class.anon.10, align 8
  store ptr %agg.result, ptr %result.ptr, align 8
  %coerce.dive = getelementptr inbounds nuw %class.anon.10, ptr %__func, i32 0, i32 0
  store ptr %__func.coerce, ptr %coerce.dive, align 8
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_(ptr noundef nonnull align 8 dereferenceable(8) %__func)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %agg.tmp, ptr align 8 %call, i64 8, i1 false)
  %coerce.dive1 = getelementptr inbounds nuw %class.anon.10, ptr %agg.tmp, i32 0, i32 0
  %0 = load ptr, ptr %coerce.dive1, align 8
  call void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EC2B9nie220108ES5_(ptr noundef nonnull align 8 dereferenceable(8) %agg.result, ptr %0)
  ret void
}

define linkonce_odr void @_ZNSt3__115basic_streambufIcNS_11char_traitsIcEEE5gbumpB9nie220108Ei(ptr noundef nonnull align 8 dereferenceable(64) %this, i32 noundef %__n) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__n.addr = alloca i32, align 4
  store ptr %this, ptr %this.addr, align 8
  store i32 %__n, ptr %__n.addr, align 4
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = load i32, ptr %__n.addr, align 4
  %__ninp_ = getelementptr inbounds nuw %"class.std::__1::basic_streambuf", ptr %this1, i32 0, i32 3
  %1 = load ptr, ptr %__ninp_, align 8
  %idx.ext = sext i32 %0 to i64
  %add.ptr = getelementptr inbounds i8, ptr %1, i64 %idx.ext
  store ptr %add.ptr, ptr %__ninp_, align 8
  ret void
}

define linkonce_odr void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_ED2B9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__func_ = getelementptr inbounds nuw %"class.std::__1::__scope_guard.9", ptr %this1, i32 0, i32 0
  invoke void @_ZZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(8) %__func_)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  ret void

terminate.lpad:                                   ; preds = %entry
  %0 = landingpad { ptr, i32 }
          catch ptr null
  %1 = extractvalue { ptr, i32 } %0, 0
  call void @__clang_call_terminate(ptr %1)
  unreachable
}

define linkonce_odr noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_(ptr noundef nonnull align 8 dereferenceable(8) %__t) comdat {
entry:
  %__t.addr = alloca ptr, align 8
  store ptr %__t, ptr %__t.addr, align 8
  %0 = load ptr, ptr %__t.addr, align 8
  ret ptr %0
}

define linkonce_odr void @_ZNSt3__113__scope_guardIZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EC2B9nie220108ES5_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr %__func.coerce) unnamed_addr comdat align 2 {
entry:
  %__func = alloca %class.anon.10, align 8
  %this.addr = alloca ptr, align 8
  %coerce.dive = getelementptr inbounds nuw %class.anon.10, ptr %__func, i32 0, i32 0
  store ptr %__func.coerce, ptr %coerce.dive, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__func_ = getelementptr inbounds nuw %"class.std::__1::__scope_guard.9", ptr %this1, i32 0, i32 0
  %call = call noundef nonnull align 8 dereferenceable(8) ptr @_ZNSt3__14moveB9nie220108IRZNS_15basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvEUlvE_EEOu20__remove_reference_tIT_EOS7_(ptr noundef nonnull align 8 dereferenceable(8) %__func)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__func_, ptr align 8 %call, i64 8, i1 false)
  ret void
}

define linkonce_odr void @_ZZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6sbumpcB9nie220108EvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds nuw %class.anon.10, ptr %this1, i32 0, i32 0
  %1 = load ptr, ptr %0, align 8
  call void @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE18__check_invariantsB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %1)
  ret void
}

define linkonce_odr void @_ZZNSt3__115basic_streambufIcNS_11char_traitsIcEEE6snextcB9nie220108EvENKUlvE_clEv(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %0 = getelementptr inbounds nuw %class.anon.8, ptr %this1, i32 0, i32 0
  %1 = load ptr, ptr %0, align 8
  call void @_ZNKSt3__115basic_streambufIcNS_11char_traitsIcEEE18__check_invariantsB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(64) %1)
  ret void
}

define linkonce_odr noundef i64 @_ZNSt3__114numeric_limitsIlE3maxB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIlLb1EE3maxB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr noundef i64 @_ZNSt3__114numeric_limitsIlE3minB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIlLb1EE3minB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIlLb1EE3maxB9nie220108Ev() comdat align 2 {
entry:
  ret i64 9223372036854775807
}

define linkonce_odr noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIlLb1EE3minB9nie220108Ev() comdat align 2 {
entry:
  ret i64 -9223372036854775808
}

define linkonce_odr noundef signext i16 @_ZNSt3__114numeric_limitsIsE3maxB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef signext i16 @_ZNSt3__123__libcpp_numeric_limitsIsLb1EE3maxB9nie220108Ev()
  ret i16 %call
}

define linkonce_odr noundef signext i16 @_ZNSt3__114numeric_limitsIsE3minB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef signext i16 @_ZNSt3__123__libcpp_numeric_limitsIsLb1EE3minB9nie220108Ev()
  ret i16 %call
}

define linkonce_odr noundef signext i16 @_ZNSt3__123__libcpp_numeric_limitsIsLb1EE3maxB9nie220108Ev() comdat align 2 {
entry:
  ret i16 32767
}

define linkonce_odr noundef signext i16 @_ZNSt3__123__libcpp_numeric_limitsIsLb1EE3minB9nie220108Ev() comdat align 2 {
entry:
  ret i16 -32768
}

define linkonce_odr noundef zeroext i16 @_ZNSt3__114numeric_limitsItE3maxB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef zeroext i16 @_ZNSt3__123__libcpp_numeric_limitsItLb1EE3maxB9nie220108Ev()
  ret i16 %call
}

define linkonce_odr noundef zeroext i16 @_ZNSt3__123__libcpp_numeric_limitsItLb1EE3maxB9nie220108Ev() comdat align 2 {
entry:
  ret i16 -1
}

define linkonce_odr noundef i32 @_ZNSt3__114numeric_limitsIiE3maxB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i32 @_ZNSt3__123__libcpp_numeric_limitsIiLb1EE3maxB9nie220108Ev()
  ret i32 %call
}

define linkonce_odr noundef i32 @_ZNSt3__114numeric_limitsIiE3minB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i32 @_ZNSt3__123__libcpp_numeric_limitsIiLb1EE3minB9nie220108Ev()
  ret i32 %call
}

define linkonce_odr noundef i32 @_ZNSt3__123__libcpp_numeric_limitsIiLb1EE3maxB9nie220108Ev() comdat align 2 {
entry:
  ret i32 2147483647
}

define linkonce_odr noundef i32 @_ZNSt3__123__libcpp_numeric_limitsIiLb1EE3minB9nie220108Ev() comdat align 2 {
entry:
  ret i32 -2147483648
}

define linkonce_odr noundef i32 @_ZNSt3__114numeric_limitsIjE3maxB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i32 @_ZNSt3__123__libcpp_numeric_limitsIjLb1EE3maxB9nie220108Ev()
  ret i32 %call
}

define linkonce_odr noundef i32 @_ZNSt3__123__libcpp_numeric_limitsIjLb1EE3maxB9nie220108Ev() comdat align 2 {
entry:
  ret i32 -1
}

define linkonce_odr noundef i64 @_ZNSt3__114numeric_limitsImE3maxB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__123__libcpp_numeric_limitsImLb1EE3maxB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr noundef i64 @_ZNSt3__123__libcpp_numeric_limitsImLb1EE3maxB9nie220108Ev() comdat align 2 {
entry:
  ret i64 -1
}

define linkonce_odr noundef i64 @_ZNSt3__114numeric_limitsIxE3maxB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIxLb1EE3maxB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr noundef i64 @_ZNSt3__114numeric_limitsIxE3minB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIxLb1EE3minB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIxLb1EE3maxB9nie220108Ev() comdat align 2 {
entry:
  ret i64 9223372036854775807
}

define linkonce_odr noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIxLb1EE3minB9nie220108Ev() comdat align 2 {
entry:
  ret i64 -9223372036854775808
}

define linkonce_odr noundef i64 @_ZNSt3__114numeric_limitsIyE3maxB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIyLb1EE3maxB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIyLb1EE3maxB9nie220108Ev() comdat align 2 {
entry:
  ret i64 -1
}

define linkonce_odr noundef ptr @_ZNSt3__19addressofB9nie220108INS_5mutexEEEPT_RS2_(ptr noundef nonnull align 8 dereferenceable(40) %__x) comdat {
entry:
  %__x.addr = alloca ptr, align 8
  store ptr %__x, ptr %__x.addr, align 8
  %0 = load ptr, ptr %__x.addr, align 8
  ret ptr %0
}

define linkonce_odr noundef zeroext i1 @_ZNSt3__1leB9nie220108ENS_15strong_orderingENS_20_CmpUnspecifiedParamE(i8 %__v.coerce) comdat {
entry:
  %__v = alloca %"class.std::__1::strong_ordering", align 1
  %0 = alloca %"struct.std::__1::_CmpUnspecifiedParam", align 1
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %__v, i32 0, i32 0
  store i8 %__v.coerce, ptr %coerce.dive, align 1
  %__value_ = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %__v, i32 0, i32 0
  %1 = load i8, ptr %__value_, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp sle i32 %conv, 0
  ret i1 %cmp
}

define linkonce_odr i8 @_ZNSt3__16chronossB9nie220108IxNS_5ratioILl1ELl1000000000EEExS3_Q20three_way_comparableINS_11common_typeIJT_T1_EE4typeEEEEDaRKNS0_8durationIS5_T0_EERKNS9_IS6_T2_EE(ptr noundef nonnull align 8 dereferenceable(8) %__lhs, ptr noundef nonnull align 8 dereferenceable(8) %__rhs) comdat {
entry:
  %retval = alloca %"class.std::__1::strong_ordering", align 1
  %__lhs.addr = alloca ptr, align 8
  %__rhs.addr = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration", align 8
  store ptr %__lhs, ptr %__lhs.addr, align 8
  store ptr %__rhs, ptr %__rhs.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__lhs.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %ref.tmp, ptr align 8 %0, i64 8, i1 false)
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  %1 = load ptr, ptr %__rhs.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %ref.tmp1, ptr align 8 %1, i64 8, i1 false)
  %call2 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1)
  %cmp.lt = icmp slt i64 %call, %call2
  %sel.lt = select i1 %cmp.lt, i8 -1, i8 1
  %cmp.eq = icmp eq i64 %call, %call2
  %sel.eq = select i1 %cmp.eq, i8 0, i8 %sel.lt
  %__value_ = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %retval, i32 0, i32 0
  store i8 %sel.eq, ptr %__value_, align 1
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %retval, i32 0, i32 0
  %2 = load i8, ptr %coerce.dive, align 1
  ret i8 %2
}

define linkonce_odr i64 @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE4zeroB9nie220108Ev() comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %call = call noundef i64 @_ZNSt3__16chrono15duration_valuesIxE4zeroB9nie220108Ev()
  store i64 %call, ptr %ref.tmp, align 8
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive, align 8
  ret i64 %0

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define linkonce_odr i64 @_ZNSt3__122__safe_nanosecond_castB9nie220108IxNS_5ratioILl1ELl1000000000EEETnNS_9enable_ifIXntsr17is_floating_pointIT_EE5valueEiE4typeELi0EEENS_6chrono8durationIxS2_EENS8_IS4_T0_EE(i64 %__d.coerce) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %__d = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp = alloca i32, align 4
  %__result_max = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %__result_min = alloca i64, align 8
  %__result = alloca i64, align 8
  %ref.tmp25 = alloca i32, align 4
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %__d, i32 0, i32 0
  store i64 %__d.coerce, ptr %coerce.dive, align 8
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__d)
  %cmp = icmp eq i64 %call, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  store i32 0, ptr %ref.tmp, align 4
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IiTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %__result_max)
  %call1 = call noundef i64 @_ZNSt3__114numeric_limitsIxE3maxB9nie220108Ev()
  store i64 %call1, ptr %__result_max, align 8
  %call2 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__d)
  %cmp3 = icmp sgt i64 %call2, 0
  br i1 %cmp3, label %land.lhs.true, label %if.end9

land.lhs.true:                                    ; preds = %if.end
  %call4 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__d)
  %0 = load i64, ptr %__result_max, align 8
  %div = sdiv i64 %0, 1
  %cmp5 = icmp sgt i64 %call4, %div
  br i1 %cmp5, label %if.then6, label %if.end9

if.then6:                                         ; preds = %land.lhs.true
  %call7 = call i64 @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE3maxB9nie220108Ev()
  %coerce.dive8 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  store i64 %call7, ptr %coerce.dive8, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup28

if.end9:                                          ; preds = %land.lhs.true, %if.end
  call void @llvm.lifetime.start.p0(ptr %__result_min)
  %call10 = call noundef i64 @_ZNSt3__114numeric_limitsIxE3minB9nie220108Ev()
  store i64 %call10, ptr %__result_min, align 8
  %call11 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__d)
  %cmp12 = icmp slt i64 %call11, 0
  br i1 %cmp12, label %land.lhs.true13, label %if.end20

land.lhs.true13:                                  ; preds = %if.end9
  %call14 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__d)
  %1 = load i64, ptr %__result_min, align 8
  %div15 = sdiv i64 %1, 1
  %cmp16 = icmp slt i64 %call14, %div15
  br i1 %cmp16, label %if.then17, label %if.end20

if.then17:                                        ; preds = %land.lhs.true13
  %call18 = call i64 @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE3minB9nie220108Ev()
  %coerce.dive19 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  store i64 %call18, ptr %coerce.dive19, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup27

if.end20:                                         ; preds = %land.lhs.true13, %if.end9
  call void @llvm.lifetime.start.p0(ptr %__result)
  %call21 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__d)
  %mul = mul nsw i64 %call21, 1
  %div22 = sdiv i64 %mul, 1
  store i64 %div22, ptr %__result, align 8
  %2 = load i64, ptr %__result, align 8
  %cmp23 = icmp eq i64 %2, 0
  br i1 %cmp23, label %if.then24, label %if.end26

if.then24:                                        ; preds = %if.end20
  call void @llvm.lifetime.start.p0(ptr %ref.tmp25)
  store i32 1, ptr %ref.tmp25, align 4
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IiTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 4 dereferenceable(4) %ref.tmp25)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp25)
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end26:                                         ; preds = %if.end20
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %__result)
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end26, %if.then24
  call void @llvm.lifetime.end.p0(ptr %__result)
  br label %cleanup27

cleanup27:                                        ; preds = %cleanup, %if.then17
  call void @llvm.lifetime.end.p0(ptr %__result_min)
  br label %cleanup28

cleanup28:                                        ; preds = %cleanup27, %if.then6
  call void @llvm.lifetime.end.p0(ptr %__result_max)
  br label %return

return:                                           ; preds = %cleanup28, %if.then
  %coerce.dive29 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %3 = load i64, ptr %coerce.dive29, align 8
  ret i64 %3
}

define linkonce_odr i64 @_ZNKSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE16time_since_epochB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__d_ = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %this1, i32 0, i32 0
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %retval, ptr align 8 %__d_, i64 8, i1 false)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive, align 8
  ret i64 %0
}

define linkonce_odr void @_ZNSt3__118condition_variable15__do_timed_waitB9nie220108ERNS_11unique_lockINS_5mutexEEENS_6chrono10time_pointINS5_12steady_clockENS5_8durationIxNS_5ratioILl1ELl1000000000EEEEEEE(ptr noundef nonnull align 8 dereferenceable(48) %this, ptr noundef nonnull align 8 dereferenceable(9) %__lk, i64 %__tp.coerce) comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %__tp = alloca %"class.std::__1::chrono::time_point.3", align 8
  %this.addr = alloca ptr, align 8
  %__lk.addr = alloca ptr, align 8
  %__d = alloca %"class.std::__1::chrono::duration", align 8
  %__ts = alloca %struct.timespec, align 8
  %__s = alloca %"class.std::__1::chrono::duration.2", align 8
  %__ts_sec_max = alloca i64, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  %__ec = alloca i32, align 4
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %__tp, i32 0, i32 0
  %coerce.dive1 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %coerce.dive, i32 0, i32 0
  store i64 %__tp.coerce, ptr %coerce.dive1, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__lk, ptr %__lk.addr, align 8
  %this2 = load ptr, ptr %this.addr, align 8
  %0 = load ptr, ptr %__lk.addr, align 8
  %call = call noundef zeroext i1 @_ZNKSt3__111unique_lockINS_5mutexEE9owns_lockB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %0)
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  invoke void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 1, ptr noundef @.str.56)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %if.then
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %__d)
  %call3 = call i64 @_ZNKSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE16time_since_epochB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__tp)
  %coerce.dive4 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %__d, i32 0, i32 0
  store i64 %call3, ptr %coerce.dive4, align 8
  call void @llvm.lifetime.start.p0(ptr %__ts)
  call void @llvm.lifetime.start.p0(ptr %__s)
  %call6 = invoke i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1EEEEExNS3_ILl1ELl1000000000EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__d)
          to label %invoke.cont5 unwind label %terminate.lpad

invoke.cont5:                                     ; preds = %if.end
  %coerce.dive7 = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %__s, i32 0, i32 0
  store i64 %call6, ptr %coerce.dive7, align 8
  call void @llvm.lifetime.start.p0(ptr %__ts_sec_max)
  store i64 9223372036854775807, ptr %__ts_sec_max, align 8
  %call8 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__s)
  %cmp = icmp slt i64 %call8, 9223372036854775807
  br i1 %cmp, label %if.then9, label %if.else

if.then9:                                         ; preds = %invoke.cont5
  %call10 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %__s)
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %__ts, i32 0, i32 0
  store i64 %call10, ptr %tv_sec, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %call12 = invoke i64 @_ZNSt3__16chronomiB9nie220108IxNS_5ratioILl1ELl1000000000EEExNS2_ILl1ELl1EEEEENS_11common_typeIJNS0_8durationIT_T0_EENS6_IT1_T2_EEEE4typeERKS9_RKSC_(ptr noundef nonnull align 8 dereferenceable(8) %__d, ptr noundef nonnull align 8 dereferenceable(8) %__s)
          to label %invoke.cont11 unwind label %terminate.lpad

invoke.cont11:                                    ; preds = %if.then9
  %coerce.dive13 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp, i32 0, i32 0
  store i64 %call12, ptr %coerce.dive13, align 8
  %call14 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %__ts, i32 0, i32 1
  store i64 %call14, ptr %tv_nsec, align 8
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  br label %if.end17

if.else:                                          ; preds = %invoke.cont5
  %tv_sec15 = getelementptr inbounds nuw %struct.timespec, ptr %__ts, i32 0, i32 0
  store i64 9223372036854775807, ptr %tv_sec15, align 8
  %tv_nsec16 = getelementptr inbounds nuw %struct.timespec, ptr %__ts, i32 0, i32 1
  store i64 999999999, ptr %tv_nsec16, align 8
  br label %if.end17

if.end17:                                         ; preds = %if.else, %invoke.cont11
  call void @llvm.lifetime.start.p0(ptr %__ec)
  %__cv_ = getelementptr inbounds nuw %"class.std::__1::condition_variable", ptr %this2, i32 0, i32 0
  %1 = load ptr, ptr %__lk.addr, align 8
  %call18 = call noundef ptr @_ZNKSt3__111unique_lockINS_5mutexEE5mutexB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(9) %1)
  %call19 = call noundef ptr @_ZNSt3__15mutex13native_handleB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(40) %call18)
  %call21 = invoke i32 @pthread_cond_clockwait(ptr noundef %__cv_, ptr noundef %call19, i32 noundef 1, ptr noundef %__ts)
          to label %invoke.cont20 unwind label %terminate.lpad

invoke.cont20:                                    ; preds = %if.end17
  store i32 %call21, ptr %__ec, align 4
  %2 = load i32, ptr %__ec, align 4
  %cmp22 = icmp ne i32 %2, 0
  br i1 %cmp22, label %land.lhs.true, label %if.end26

land.lhs.true:                                    ; preds = %invoke.cont20
  %3 = load i32, ptr %__ec, align 4
  %cmp23 = icmp ne i32 %3, 110
  br i1 %cmp23, label %if.then24, label %if.end26

if.then24:                                        ; preds = %land.lhs.true
  %4 = load i32, ptr %__ec, align 4
  invoke void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef %4, ptr noundef @.str.57)
          to label %invoke.cont25 unwind label %terminate.lpad

invoke.cont25:                                    ; preds = %if.then24
  unreachable

if.end26:                                         ; preds = %land.lhs.true, %invoke.cont20
  call void @llvm.lifetime.end.p0(ptr %__ec)
  call void @llvm.lifetime.end.p0(ptr %__ts_sec_max)
  call void @llvm.lifetime.end.p0(ptr %__s)
  call void @llvm.lifetime.end.p0(ptr %__ts)
  call void @llvm.lifetime.end.p0(ptr %__d)
  ret void

terminate.lpad:                                   ; preds = %if.then24, %if.end17, %if.then9, %if.end, %if.then
  %5 = landingpad { ptr, i32 }
          catch ptr null
  %6 = extractvalue { ptr, i32 } %5, 0
  call void @__clang_call_terminate(ptr %6)
  unreachable
}

define linkonce_odr i64 @_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE3maxB9nie220108Ev() comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca %"class.std::__1::chrono::time_point.3", align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %call = call i64 @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE3maxB9nie220108Ev()
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  invoke void @_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEEC2B9nie220108ERKS6_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive1 = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.3", ptr %retval, i32 0, i32 0
  %coerce.dive2 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %coerce.dive1, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive2, align 8
  ret i64 %0

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define linkonce_odr noundef zeroext i1 @_ZNSt3__1ltB9nie220108ENS_15strong_orderingENS_20_CmpUnspecifiedParamE(i8 %__v.coerce) comdat {
entry:
  %__v = alloca %"class.std::__1::strong_ordering", align 1
  %0 = alloca %"struct.std::__1::_CmpUnspecifiedParam", align 1
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %__v, i32 0, i32 0
  store i8 %__v.coerce, ptr %coerce.dive, align 1
  %__value_ = getelementptr inbounds nuw %"class.std::__1::strong_ordering", ptr %__v, i32 0, i32 0
  %1 = load i8, ptr %__value_, align 1
  %conv = sext i8 %1 to i32
  %cmp = icmp slt i32 %conv, 0
  ret i1 %cmp
}

define linkonce_odr i64 @_ZNSt3__16chronomiB9nie220108INS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEES6_EENS_11common_typeIJT0_T1_EE4typeERKNS0_10time_pointIT_S8_EERKNSC_ISD_S9_EE(ptr noundef nonnull align 8 dereferenceable(8) %__lhs, ptr noundef nonnull align 8 dereferenceable(8) %__rhs) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %__lhs.addr = alloca ptr, align 8
  %__rhs.addr = alloca ptr, align 8
  %ref.tmp = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration", align 8
  store ptr %__lhs, ptr %__lhs.addr, align 8
  store ptr %__rhs, ptr %__rhs.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__lhs.addr, align 8
  %call = call i64 @_ZNKSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE16time_since_epochB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  %1 = load ptr, ptr %__rhs.addr, align 8
  %call2 = call i64 @_ZNKSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEE16time_since_epochB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %1)
  %coerce.dive3 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %ref.tmp1, i32 0, i32 0
  store i64 %call2, ptr %coerce.dive3, align 8
  %call4 = call i64 @_ZNSt3__16chronomiB9nie220108IxNS_5ratioILl1ELl1000000000EEExS3_EENS_11common_typeIJNS0_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1)
  %coerce.dive5 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  store i64 %call4, ptr %coerce.dive5, align 8
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive6 = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %2 = load i64, ptr %coerce.dive6, align 8
  ret i64 %2
}

define linkonce_odr noundef i64 @_ZNSt3__16chrono15duration_valuesIxE4zeroB9nie220108Ev() comdat align 2 {
entry:
  ret i64 0
}

define linkonce_odr void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IiTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 4 dereferenceable(4) %__r) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__r.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__r, ptr %__r.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__r.addr, align 8
  %1 = load i32, ptr %0, align 4
  %conv = sext i32 %1 to i64
  store i64 %conv, ptr %__rep_, align 8
  ret void
}

define linkonce_odr i64 @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE3maxB9nie220108Ev() comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %call = call noundef i64 @_ZNSt3__16chrono15duration_valuesIxE3maxB9nie220108Ev()
  store i64 %call, ptr %ref.tmp, align 8
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive, align 8
  ret i64 %0

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define linkonce_odr i64 @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE3minB9nie220108Ev() comdat align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %call = call noundef i64 @_ZNSt3__16chrono15duration_valuesIxE3minB9nie220108Ev()
  store i64 %call, ptr %ref.tmp, align 8
  invoke void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %0 = load i64, ptr %coerce.dive, align 8
  ret i64 %0

terminate.lpad:                                   ; preds = %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

define linkonce_odr noundef i64 @_ZNSt3__16chrono15duration_valuesIxE3maxB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__114numeric_limitsIxE3maxB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr noundef i64 @_ZNSt3__16chrono15duration_valuesIxE3minB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__114numeric_limitsIxE6lowestB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr noundef i64 @_ZNSt3__114numeric_limitsIxE6lowestB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIxLb1EE6lowestB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIxLb1EE6lowestB9nie220108Ev() comdat align 2 {
entry:
  %call = call noundef i64 @_ZNSt3__123__libcpp_numeric_limitsIxLb1EE3minB9nie220108Ev()
  ret i64 %call
}

define linkonce_odr i64 @_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1EEEEExNS3_ILl1ELl1000000000EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE(ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.2", align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca %"struct.std::__1::chrono::__duration_cast.11", align 1
  store ptr %__fd, ptr %__fd.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEENS2_IxNS3_ILl1ELl1EEEEES4_Lb1ELb0EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %ref.tmp, ptr noundef nonnull align 8 dereferenceable(8) %0)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %retval, i32 0, i32 0
  store i64 %call, ptr %coerce.dive, align 8
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive1 = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive1, align 8
  ret i64 %1
}

define linkonce_odr i64 @_ZNSt3__16chronomiB9nie220108IxNS_5ratioILl1ELl1000000000EEExNS2_ILl1ELl1EEEEENS_11common_typeIJNS0_8durationIT_T0_EENS6_IT1_T2_EEEE4typeERKS9_RKSC_(ptr noundef nonnull align 8 dereferenceable(8) %__lhs, ptr noundef nonnull align 8 dereferenceable(8) %__rhs) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %__lhs.addr = alloca ptr, align 8
  %__rhs.addr = alloca ptr, align 8
  %ref.tmp = alloca i64, align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp2 = alloca %"class.std::__1::chrono::duration", align 8
  store ptr %__lhs, ptr %__lhs.addr, align 8
  store ptr %__rhs, ptr %__rhs.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  %0 = load ptr, ptr %__lhs.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %ref.tmp1, ptr align 8 %0, i64 8, i1 false)
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp2)
  %1 = load ptr, ptr %__rhs.addr, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxNS2_ILl1ELl1EEETnNS_9enable_ifIXaasr13__no_overflowIT0_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIT_EE5valueEiE4typeELi0EEERKNS1_ISB_S8_EE(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp2, ptr noundef nonnull align 8 dereferenceable(8) %1)
  %call3 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp2)
  %sub = sub nsw i64 %call, %call3
  store i64 %sub, ptr %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp2)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %2 = load i64, ptr %coerce.dive, align 8
  ret i64 %2
}

declare i32 @pthread_cond_clockwait(ptr noundef, ptr noundef, i32 noundef, ptr noundef)

define linkonce_odr i64 @_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEENS2_IxNS3_ILl1ELl1EEEEES4_Lb1ELb0EEclB9nie220108ERKS5_(ptr noundef nonnull align 1 dereferenceable(1) %this, ptr noundef nonnull align 8 dereferenceable(8) %__fd) comdat align 2 {
entry:
  %retval = alloca %"class.std::__1::chrono::duration.2", align 8
  %this.addr = alloca ptr, align 8
  %__fd.addr = alloca ptr, align 8
  %ref.tmp = alloca i64, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__fd, ptr %__fd.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %0 = load ptr, ptr %__fd.addr, align 8
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %0)
  %div = sdiv i64 %call, 1000000000
  store i64 %div, ptr %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration.2", ptr %retval, i32 0, i32 0
  %1 = load i64, ptr %coerce.dive, align 8
  ret i64 %1
}

define linkonce_odr i64 @_ZNSt3__16chronomiB9nie220108IxNS_5ratioILl1ELl1000000000EEExS3_EENS_11common_typeIJNS0_8durationIT_T0_EENS5_IT1_T2_EEEE4typeERKS8_RKSB_(ptr noundef nonnull align 8 dereferenceable(8) %__lhs, ptr noundef nonnull align 8 dereferenceable(8) %__rhs) comdat {
entry:
  %retval = alloca %"class.std::__1::chrono::duration", align 8
  %__lhs.addr = alloca ptr, align 8
  %__rhs.addr = alloca ptr, align 8
  %ref.tmp = alloca i64, align 8
  %ref.tmp1 = alloca %"class.std::__1::chrono::duration", align 8
  %ref.tmp2 = alloca %"class.std::__1::chrono::duration", align 8
  store ptr %__lhs, ptr %__lhs.addr, align 8
  store ptr %__rhs, ptr %__rhs.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp1)
  %0 = load ptr, ptr %__lhs.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %ref.tmp1, ptr align 8 %0, i64 8, i1 false)
  %call = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp1)
  call void @llvm.lifetime.start.p0(ptr %ref.tmp2)
  %1 = load ptr, ptr %__rhs.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %ref.tmp2, ptr align 8 %1, i64 8, i1 false)
  %call3 = call noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp2)
  %sub = sub nsw i64 %call, %call3
  store i64 %sub, ptr %ref.tmp, align 8
  call void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %retval, ptr noundef nonnull align 8 dereferenceable(8) %ref.tmp)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp2)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp1)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %coerce.dive = getelementptr inbounds nuw %"class.std::__1::chrono::duration", ptr %retval, i32 0, i32 0
  %2 = load i64, ptr %coerce.dive, align 8
  ret i64 %2
}

define weak_odr hidden noundef ptr @_ZTWN7streams3ownE() comdat {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams3ownE)
  ret ptr %1
}

define weak_odr hidden noundef ptr @_ZTWN7streams8own_fillE() comdat {
  %1 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @_ZN7streams8own_fillE)
  ret ptr %1
}
