%"struct.std::nothrow_t" = type { i8 }
%"struct.(anonymous namespace)::Ending" = type { ptr, ptr }
%"struct.streams::Stream" = type { ptr, [20 x i64] }
%"struct.(anonymous namespace)::Header" = type { ptr, ptr, ptr, ptr, ptr, i64, i64, i64 }
%"class.std::initializer_list" = type { ptr, i64 }
%"struct.(anonymous namespace)::Start" = type { ptr, ptr }
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
%"class.std::__1::__barrier_algorithm_base" = type { ptr, i64 }
%"class.std::__1::chrono::time_point.0" = type { %"class.std::__1::chrono::duration.1" }
%"class.std::__1::chrono::duration.1" = type { i64 }
%"struct.std::__1::chrono::__duration_cast" = type { i8 }
%"class.std::__1::chrono::duration.3" = type { i64 }
%"class.std::__1::chrono::time_point.2" = type { %"class.std::__1::chrono::duration" }
%"class.std::type_info" = type { ptr, ptr }
%"struct.std::__1::chrono::__duration_cast.4" = type { i8 }

$__clang_call_terminate = comdat any

$_ZN7streams10put_signedIstEEPvS1_T_ = comdat any

$_ZN7streams10put_signedIijEEPvS1_T_ = comdat any

$_ZN7streams10put_signedIlmEEPvS1_T_ = comdat any

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

$_ZNSt3__16chrono10time_pointINS0_12steady_clockENS0_8durationIxNS_5ratioILl1ELl1000000000EEEEEEC2B9nie220108ERKS6_ = comdat any

$_ZNKSt9type_info4nameB9nie220108Ev = comdat any

$_ZNSt27__type_info_implementations18__string_impl_base21__type_name_to_stringB9nie220108EPKc = comdat any

$_ZNKSt16initializer_listIPKcE5beginB9nie220108Ev = comdat any

$_ZNKSt16initializer_listIPKcE3endB9nie220108Ev = comdat any

$_ZNSt3__122__libcpp_thread_get_idB9nie220108EPKm = comdat any

$_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1000000000EEEEENS2_IxNS3_ILl1ELl1000000EEEEENS3_ILl1ELl1000EEELb1ELb0EEclB9nie220108ERKS5_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__16chronoplB9nie220108IxNS_5ratioILl1ELl1EEExNS2_ILl1ELl1000000000EEEEENS_11common_typeIJNS0_8durationIT_T0_EENS6_IT1_T2_EEEE4typeERKS9_RKSC_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxNS2_ILl1ELl1EEETnNS_9enable_ifIXaasr13__no_overflowIT0_S3_EE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEaaeqsr13__no_overflowIS8_S3_E4typeE3denLi1Entsr23treat_as_floating_pointIT_EE5valueEiE4typeELi0EEERKNS1_ISB_S8_EE = comdat any

$_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1000000000EEEEC2B9nie220108IxTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_ = comdat any

$_ZNSt3__16chrono13duration_castB9nie220108INS0_8durationIxNS_5ratioILl1ELl1000000000EEEEExNS3_ILl1ELl1EEETnNS_9enable_ifIX15__is_duration_vIT_EEiE4typeELi0EEES8_RKNS2_IT0_T1_EE = comdat any

$_ZNKSt3__16chrono15__duration_castINS0_8durationIxNS_5ratioILl1ELl1EEEEENS2_IxNS3_ILl1ELl1000000000EEEEENS3_ILl1000000000ELl1EEELb0ELb1EEclB9nie220108ERKS5_ = comdat any

$_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countB9nie220108Ev = comdat any

$_ZTWN7streams5flagsE = comdat any

$_ZTWN7streams9precisionE = comdat any

$_ZTWN7streams5widthE = comdat any

$_ZTWN7streams4fillE = comdat any

@__raddle_unwinding = thread_local global ptr null, align 8
@_ZN12_GLOBAL__N_18uncaughtE = internal thread_local global i32 0, align 4
@.str = private unnamed_addr constant [15 x i8] c" is not caught\00", align 1
@.str.1 = private unnamed_addr constant [48 x i8] c"an exception of the C++ library is not caught: \00", align 1
@.str.2 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.3 = private unnamed_addr constant [46 x i8] c"an exception of the C++ library is not caught\00", align 1
@.str.4 = private unnamed_addr constant [25 x i8] c"std::terminate is called\00", align 1
@_ZN12_GLOBAL__N_16caughtE = internal thread_local global ptr null, align 8
@.str.5 = private unnamed_addr constant [59 x i8] c"std::terminate: throw without an exception that is handled\00", align 1
@_ZTISt8bad_cast = external constant ptr
@_ZTISt10bad_typeid = external constant ptr
@.str.6 = private unnamed_addr constant [46 x i8] c"a failing operator new[] (a bad array length)\00", align 1
@.str.7 = private unnamed_addr constant [42 x i8] c"an exception specification that is broken\00", align 1
@_ZN12_GLOBAL__N_17handlerE = internal global ptr null, align 8
@.str.8 = private unnamed_addr constant [38 x i8] c" leaves a function that may not throw\00", align 1
@_ZSt7nothrow = constant %"struct.std::nothrow_t" zeroinitializer, align 1
@__dso_handle = global ptr null, align 8
@_ZN12_GLOBAL__N_112endings_madeE = internal global i32 0, align 4
@_ZN12_GLOBAL__N_112ending_readyE = internal global [32 x i32] zeroinitializer, align 16
@_ZN12_GLOBAL__N_17endingsE = internal global [32 x %"struct.(anonymous namespace)::Ending"] zeroinitializer, align 16
@.str.9 = private unnamed_addr constant [53 x i8] c"more than 32 objects to destroy at the program's end\00", align 1
@_ZN12_GLOBAL__N_18own_madeE = internal thread_local global i32 0, align 4
@.str.10 = private unnamed_addr constant [59 x i8] c"more than 64 thread-local objects to destroy in one thread\00", align 1
@_ZN12_GLOBAL__N_111own_endingsE = internal thread_local global [64 x %"struct.(anonymous namespace)::Ending"] zeroinitializer, align 16
@.str.11 = private unnamed_addr constant [34 x i8] c"a pure virtual function is called\00", align 1
@.str.12 = private unnamed_addr constant [37 x i8] c"a deleted virtual function is called\00", align 1
@_ZN7streams5flagsE = thread_local global i32 4098, align 4
@_ZN7streams9precisionE = thread_local global i64 6, align 8
@_ZN7streams5widthE = thread_local global i64 0, align 8
@_ZN7streams4fillE = thread_local global i8 32, align 1
@_ZN7streamsL5tableE = internal constant [4 x i64] [i64 8, i64 0, i64 0, i64 0], align 16
@_ZNSt3__14coutE = global %"struct.streams::Stream" { ptr getelementptr (i8, ptr @_ZN7streamsL5tableE, i64 24), [20 x i64] zeroinitializer }, align 8
@_ZNSt3__14cerrE = global %"struct.streams::Stream" { ptr getelementptr (i8, ptr @_ZN7streamsL5tableE, i64 24), [20 x i64] zeroinitializer }, align 8
@_ZNSt3__14clogE = global %"struct.streams::Stream" { ptr getelementptr (i8, ptr @_ZN7streamsL5tableE, i64 24), [20 x i64] zeroinitializer }, align 8
@stderr = external global ptr, align 8
@stdout = external global ptr, align 8
@.str.13 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.14 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"%A\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"%a\00", align 1
@.str.17 = private unnamed_addr constant [5 x i8] c"%.*F\00", align 1
@.str.18 = private unnamed_addr constant [5 x i8] c"%.*f\00", align 1
@.str.19 = private unnamed_addr constant [5 x i8] c"%.*E\00", align 1
@.str.20 = private unnamed_addr constant [5 x i8] c"%.*e\00", align 1
@.str.21 = private unnamed_addr constant [5 x i8] c"%.*G\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"%.*g\00", align 1
@.str.23 = private unnamed_addr constant [14 x i8] c"std::hexfloat\00", align 1
@.str.24 = private unnamed_addr constant [31 x i8] c"a number this long in a stream\00", align 1
@.str.25 = private unnamed_addr constant [33 x i8] c"std::showpos with floating point\00", align 1
@.str.26 = private unnamed_addr constant [5 x i8] c"true\00", align 1
@.str.27 = private unnamed_addr constant [6 x i8] c"false\00", align 1
@.str.28 = private unnamed_addr constant [3 x i8] c"%p\00", align 1
@.str.29 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@_ZZNSt3__119__thread_local_dataEvE6record = internal global [4 x i8] zeroinitializer, align 1
@.str.30 = private unnamed_addr constant [31 x i8] c"std::notify_all_at_thread_exit\00", align 1
@.str.31 = private unnamed_addr constant [43 x i8] c"a promise that is kept at the thread's end\00", align 1
@.str.32 = private unnamed_addr constant [63 x i8] c"std::terminate: a std::thread is destroyed that was not joined\00", align 1
@.str.33 = private unnamed_addr constant [20 x i8] c"thread::join failed\00", align 1
@.str.34 = private unnamed_addr constant [22 x i8] c"thread::detach failed\00", align 1
@.str.35 = private unnamed_addr constant [42 x i8] c"condition_variable::wait without the lock\00", align 1
@.str.36 = private unnamed_addr constant [46 x i8] c"condition_variable::wait_for without the lock\00", align 1
@.str.37 = private unnamed_addr constant [64 x i8] c"the C++ library ends the program: an assertion of its own fails\00", align 1
@.str.38 = private unnamed_addr constant [22 x i8] c"an exception of type \00", align 1
@_ZZN12_GLOBAL__N_111end_programEPKcS1_S1_E4text = internal thread_local global [256 x i8] zeroinitializer, align 16
@.str.39 = private unnamed_addr constant [60 x i8] c"a failing operator new (the size is larger than any object)\00", align 1
@_ZN12_GLOBAL__N_17waitingE = internal global [1024 x i64] zeroinitializer, align 16
@.str.40 = private unnamed_addr constant [52 x i8] c"atomic::wait in a program with more than 64 threads\00", align 1

@_ZNSt3__115__thread_structC1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__115__thread_structC2Ev
@_ZNSt3__115__thread_structD1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__115__thread_structD2Ev
@_ZNSt3__16threadD1Ev = unnamed_addr alias void (ptr), ptr @_ZNSt3__16threadD2Ev
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
  invoke void @_ZN12_GLOBAL__N_111end_programEPKcPKSt9type_info(ptr noundef @.str.8, ptr noundef %8)
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %if.then2
  unreachable

if.end4:                                          ; preds = %if.end
  invoke void @__raddle_error_abort(ptr noundef @.str.4)
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
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.38, ptr noundef %call, ptr noundef %1)
  unreachable
}

define void @__raddle_fatal_throw_text(ptr noundef %text) {
entry:
  %text.addr = alloca ptr, align 8
  store ptr %text, ptr %text.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  call void @_ZN12_GLOBAL__N_111end_programEPKcS1_S1_(ptr noundef @.str.1, ptr noundef %0, ptr noundef @.str.2)
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

define void @__raddle_fatal_throw_code(i32 noundef %0, ptr noundef %text) {
entry:
  %.addr = alloca i32, align 4
  %text.addr = alloca ptr, align 8
  store i32 %0, ptr %.addr, align 4
  store ptr %text, ptr %text.addr, align 8
  %1 = load ptr, ptr %text.addr, align 8
  call void @__raddle_fatal_throw_text(ptr noundef %1)
  ret void
}

define void @__raddle_fatal_throw_plain() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.3)
  unreachable
}

declare void @__raddle_error_abort(ptr noundef)

define void @__raddle_fatal_rethrow() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.4)
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
  call void @__raddle_error_abort(ptr noundef @.str.5)
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
  call void @__raddle_unsupported(ptr noundef @.str.6)
  unreachable
}

declare void @__raddle_unsupported(ptr noundef)

define void @__cxa_call_unexpected(ptr noundef %0) {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  call void @__raddle_unsupported(ptr noundef @.str.7)
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

define noundef nonnull ptr @_Znwm(i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call noundef ptr @_ZL4madem(i64 noundef %0)
  ret ptr %call
}

define internal noundef ptr @_ZL4madem(i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  %block = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %block)
  %0 = load i64, ptr %size.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef %0)
  store ptr %call, ptr %block, align 8
  %1 = load ptr, ptr %block, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.39)
  unreachable

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %block, align 8
  call void @llvm.lifetime.end.p0(ptr %block)
  ret ptr %2
}

define noundef nonnull ptr @_Znam(i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call noundef ptr @_ZL4madem(i64 noundef %0)
  ret ptr %call
}

define noalias noundef ptr @_ZnwmRKSt9nothrow_t(i64 noundef %size, ptr noundef nonnull align 1 dereferenceable(1) %0) {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef %1)
  ret ptr %call
}

declare noalias ptr @malloc(i64 noundef)

define noalias noundef ptr @_ZnamRKSt9nothrow_t(i64 noundef %size, ptr noundef nonnull align 1 dereferenceable(1) %0) {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef %1)
  ret ptr %call
}

define noundef nonnull ptr @_ZnwmSt11align_val_t(i64 noundef %size, i64 noundef %0) {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %call = call noundef ptr @_ZL4madem(i64 noundef %1)
  ret ptr %call
}

define noundef nonnull ptr @_ZnamSt11align_val_t(i64 noundef %size, i64 noundef %0) {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %call = call noundef ptr @_ZL4madem(i64 noundef %1)
  ret ptr %call
}

define noalias noundef ptr @_ZnwmSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1) {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  %2 = load i64, ptr %size.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef %2)
  ret ptr %call
}

define noalias noundef ptr @_ZnamSt11align_val_tRKSt9nothrow_t(i64 noundef %size, i64 noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1) {
entry:
  %size.addr = alloca i64, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca ptr, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  %2 = load i64, ptr %size.addr, align 8
  %call = call noalias ptr @malloc(i64 noundef %2)
  ret ptr %call
}

define void @_ZdlPv(ptr noundef %block) {
entry:
  %block.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  %0 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %0)
  ret void
}

declare void @free(ptr noundef)

define void @_ZdaPv(ptr noundef %block) {
entry:
  %block.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  %0 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %0)
  ret void
}

define void @_ZdlPvm(ptr noundef %block, i64 noundef %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %1)
  ret void
}

define void @_ZdaPvm(ptr noundef %block, i64 noundef %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %1)
  ret void
}

define void @_ZdlPvRKSt9nothrow_t(ptr noundef %block, ptr noundef nonnull align 1 dereferenceable(1) %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %1)
  ret void
}

define void @_ZdaPvRKSt9nothrow_t(ptr noundef %block, ptr noundef nonnull align 1 dereferenceable(1) %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %1)
  ret void
}

define void @_ZdlPvSt11align_val_t(ptr noundef %block, i64 noundef %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %1)
  ret void
}

define void @_ZdaPvSt11align_val_t(ptr noundef %block, i64 noundef %0) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  %1 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %1)
  ret void
}

define void @_ZdlPvmSt11align_val_t(ptr noundef %block, i64 noundef %0, i64 noundef %1) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store i64 %1, ptr %.addr1, align 8
  %2 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %2)
  ret void
}

define void @_ZdaPvmSt11align_val_t(ptr noundef %block, i64 noundef %0, i64 noundef %1) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca i64, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store i64 %1, ptr %.addr1, align 8
  %2 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %2)
  ret void
}

define void @_ZdlPvSt11align_val_tRKSt9nothrow_t(ptr noundef %block, i64 noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  %2 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %2)
  ret void
}

define void @_ZdaPvSt11align_val_tRKSt9nothrow_t(ptr noundef %block, i64 noundef %0, ptr noundef nonnull align 1 dereferenceable(1) %1) {
entry:
  %block.addr = alloca ptr, align 8
  %.addr = alloca i64, align 8
  %.addr1 = alloca ptr, align 8
  store ptr %block, ptr %block.addr, align 8
  store i64 %0, ptr %.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  %2 = load ptr, ptr %block.addr, align 8
  call void @free(ptr noundef %2)
  ret void
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
  call void @__raddle_unsupported(ptr noundef @.str.9)
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

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

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
  call void @__raddle_unsupported(ptr noundef @.str.10)
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

define ptr @__raddle_run_thread(ptr noundef %closure) {
entry:
  %closure.addr = alloca ptr, align 8
  %start = alloca %"struct.(anonymous namespace)::Start", align 8
  %result = alloca ptr, align 8
  store ptr %closure, ptr %closure.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %start)
  %0 = load ptr, ptr %closure.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %start, ptr align 8 %0, i64 16, i1 false)
  %1 = load ptr, ptr %closure.addr, align 8
  call void @__raddle_free(ptr noundef %1)
  call void @llvm.lifetime.start.p0(ptr %result)
  %function = getelementptr inbounds nuw %"struct.(anonymous namespace)::Start", ptr %start, i32 0, i32 0
  %2 = load ptr, ptr %function, align 8
  %argument = getelementptr inbounds nuw %"struct.(anonymous namespace)::Start", ptr %start, i32 0, i32 1
  %3 = load ptr, ptr %argument, align 8
  %call = call noundef ptr %2(ptr noundef %3)
  store ptr %call, ptr %result, align 8
  call void @__raddle_end_thread_locals()
  %4 = load ptr, ptr %result, align 8
  call void @llvm.lifetime.end.p0(ptr %result)
  call void @llvm.lifetime.end.p0(ptr %start)
  ret ptr %4
}

define i32 @__raddle_watched_pthread_create(ptr noundef %thread, ptr noundef %attributes, ptr noundef %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 8
  %attributes.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  %start = alloca ptr, align 8
  %ref.tmp = alloca %"struct.(anonymous namespace)::Start", align 8
  store ptr %thread, ptr %thread.addr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %start)
  %call = call ptr @__raddle_allocate(i64 noundef 16, i32 noundef 0)
  store ptr %call, ptr %start, align 8
  call void @llvm.lifetime.start.p0(ptr %ref.tmp)
  %function1 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Start", ptr %ref.tmp, i32 0, i32 0
  %0 = load ptr, ptr %function.addr, align 8
  store ptr %0, ptr %function1, align 8
  %argument2 = getelementptr inbounds nuw %"struct.(anonymous namespace)::Start", ptr %ref.tmp, i32 0, i32 1
  %1 = load ptr, ptr %argument.addr, align 8
  store ptr %1, ptr %argument2, align 8
  %2 = load ptr, ptr %start, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 %ref.tmp, i64 16, i1 false)
  call void @llvm.lifetime.end.p0(ptr %ref.tmp)
  %3 = load ptr, ptr %start, align 8
  %call3 = call i64 @__raddle_spawn(ptr noundef @__raddle_run_thread, ptr noundef %3)
  %4 = load ptr, ptr %thread.addr, align 8
  store i64 %call3, ptr %4, align 8
  %5 = load ptr, ptr %attributes.addr, align 8
  %tobool = icmp ne ptr %5, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %6 = load ptr, ptr %attributes.addr, align 8
  %7 = load i32, ptr %6, align 4
  %tobool4 = icmp ne i32 %7, 0
  br i1 %tobool4, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %8 = load ptr, ptr %thread.addr, align 8
  %9 = load i64, ptr %8, align 8
  call void @__raddle_detach(i64 noundef %9)
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @llvm.lifetime.end.p0(ptr %start)
  ret i32 0
}

declare i64 @__raddle_spawn(ptr noundef, ptr noundef)

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
  call void @__raddle_error_abort(ptr noundef @.str.11)
  unreachable
}

define void @__cxa_deleted_virtual() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.12)
  unreachable
}

define void @_ZN7streams5writeEPvPKcm(ptr noundef %stream, ptr noundef %text, i64 noundef %size) {
entry:
  %stream.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %text, ptr %text.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %text.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %2 = load ptr, ptr %stream.addr, align 8
  %cmp = icmp eq ptr %2, @_ZNSt3__14cerrE
  br i1 %cmp, label %cond.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %3 = load ptr, ptr %stream.addr, align 8
  %cmp1 = icmp eq ptr %3, @_ZNSt3__14clogE
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false, %entry
  %4 = load ptr, ptr @stderr, align 8
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  %5 = load ptr, ptr @stdout, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %4, %cond.true ], [ %5, %cond.false ]
  %call = call i64 @fwrite(ptr noundef %0, i64 noundef 1, i64 noundef %1, ptr noundef %cond)
  ret void
}

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef)

define noundef ptr @_ZN7streams3putEPvPKcm(ptr noundef %stream, ptr noundef %text, i64 noundef %size) {
entry:
  %stream.addr = alloca ptr, align 8
  %text.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %rest = alloca i64, align 8
  %i = alloca i64, align 8
  %i6 = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %text, ptr %text.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %rest)
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams5widthE)
  %1 = load i64, ptr %0, align 8
  %cmp = icmp sgt i64 %1, 0
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %2 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams5widthE)
  %3 = load i64, ptr %2, align 8
  %4 = load i64, ptr %size.addr, align 8
  %cmp1 = icmp ugt i64 %3, %4
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %5 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams5widthE)
  %6 = load i64, ptr %5, align 8
  %7 = load i64, ptr %size.addr, align 8
  %sub = sub i64 %6, %7
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ 0, %cond.false ]
  store i64 %cond, ptr %rest, align 8
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams5widthE)
  store i64 0, ptr %8, align 8
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %10 = load i32, ptr %9, align 4
  %and = and i32 %10, 32
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %cond.end
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %11 = load i64, ptr %i, align 8
  %12 = load i64, ptr %rest, align 8
  %cmp2 = icmp ult i64 %11, %12
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %13 = load ptr, ptr %stream.addr, align 8
  %14 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @_ZN7streams4fillE)
  call void @_ZN7streams5writeEPvPKcm(ptr noundef %13, ptr noundef %14, i64 noundef 1)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %15 = load i64, ptr %i, align 8
  %inc = add i64 %15, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end

if.end:                                           ; preds = %for.end, %cond.end
  %16 = load ptr, ptr %stream.addr, align 8
  %17 = load ptr, ptr %text.addr, align 8
  %18 = load i64, ptr %size.addr, align 8
  call void @_ZN7streams5writeEPvPKcm(ptr noundef %16, ptr noundef %17, i64 noundef %18)
  %19 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %20 = load i32, ptr %19, align 4
  %and3 = and i32 %20, 32
  %tobool4 = icmp ne i32 %and3, 0
  br i1 %tobool4, label %if.then5, label %if.end14

if.then5:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %i6)
  store i64 0, ptr %i6, align 8
  br label %for.cond7

for.cond7:                                        ; preds = %for.inc11, %if.then5
  %21 = load i64, ptr %i6, align 8
  %22 = load i64, ptr %rest, align 8
  %cmp8 = icmp ult i64 %21, %22
  br i1 %cmp8, label %for.body10, label %for.cond.cleanup9

for.cond.cleanup9:                                ; preds = %for.cond7
  call void @llvm.lifetime.end.p0(ptr %i6)
  br label %for.end13

for.body10:                                       ; preds = %for.cond7
  %23 = load ptr, ptr %stream.addr, align 8
  %24 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @_ZN7streams4fillE)
  call void @_ZN7streams5writeEPvPKcm(ptr noundef %23, ptr noundef %24, i64 noundef 1)
  br label %for.inc11

for.inc11:                                        ; preds = %for.body10
  %25 = load i64, ptr %i6, align 8
  %inc12 = add i64 %25, 1
  store i64 %inc12, ptr %i6, align 8
  br label %for.cond7

for.end13:                                        ; preds = %for.cond.cleanup9
  br label %if.end14

if.end14:                                         ; preds = %for.end13, %if.end
  %26 = load ptr, ptr %stream.addr, align 8
  call void @llvm.lifetime.end.p0(ptr %rest)
  ret ptr %26
}

define noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %stream, i64 noundef %magnitude, i1 noundef zeroext %negative, i1 noundef zeroext %is_signed) {
entry:
  %stream.addr = alloca ptr, align 8
  %magnitude.addr = alloca i64, align 8
  %negative.addr = alloca i8, align 1
  %is_signed.addr = alloca i8, align 1
  %base = alloca i32, align 4
  %text = alloca [32 x i8], align 16
  %at = alloca i32, align 4
  %digits = alloca ptr, align 8
  %rest = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store i64 %magnitude, ptr %magnitude.addr, align 8
  %storedv = zext i1 %negative to i8
  store i8 %storedv, ptr %negative.addr, align 1
  %storedv1 = zext i1 %is_signed to i8
  store i8 %storedv1, ptr %is_signed.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %base)
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %1 = load i32, ptr %0, align 4
  %and = and i32 %1, 8
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %3 = load i32, ptr %2, align 4
  %and2 = and i32 %3, 64
  %tobool3 = icmp ne i32 %and2, 0
  %4 = zext i1 %tobool3 to i64
  %cond = select i1 %tobool3, i32 8, i32 10
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond4 = phi i32 [ 16, %cond.true ], [ %cond, %cond.false ]
  store i32 %cond4, ptr %base, align 4
  call void @llvm.lifetime.start.p0(ptr %text)
  call void @llvm.lifetime.start.p0(ptr %at)
  store i32 32, ptr %at, align 4
  call void @llvm.lifetime.start.p0(ptr %digits)
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %6 = load i32, ptr %5, align 4
  %and5 = and i32 %6, 16384
  %tobool6 = icmp ne i32 %and5, 0
  br i1 %tobool6, label %cond.true7, label %cond.false8

cond.true7:                                       ; preds = %cond.end
  br label %cond.end9

cond.false8:                                      ; preds = %cond.end
  br label %cond.end9

cond.end9:                                        ; preds = %cond.false8, %cond.true7
  %cond10 = phi ptr [ @.str.13, %cond.true7 ], [ @.str.14, %cond.false8 ]
  %arraydecay = getelementptr inbounds [17 x i8], ptr %cond10, i64 0, i64 0
  store ptr %arraydecay, ptr %digits, align 8
  call void @llvm.lifetime.start.p0(ptr %rest)
  %7 = load i64, ptr %magnitude.addr, align 8
  store i64 %7, ptr %rest, align 8
  br label %do.body

do.body:                                          ; preds = %do.cond, %cond.end9
  %8 = load ptr, ptr %digits, align 8
  %9 = load i64, ptr %rest, align 8
  %10 = load i32, ptr %base, align 4
  %conv = zext i32 %10 to i64
  %rem = urem i64 %9, %conv
  %arrayidx = getelementptr inbounds nuw i8, ptr %8, i64 %rem
  %11 = load i8, ptr %arrayidx, align 1
  %12 = load i32, ptr %at, align 4
  %dec = add i32 %12, -1
  store i32 %dec, ptr %at, align 4
  %idxprom = zext i32 %dec to i64
  %arrayidx11 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom
  store i8 %11, ptr %arrayidx11, align 1
  br label %do.cond

do.cond:                                          ; preds = %do.body
  %13 = load i32, ptr %base, align 4
  %conv12 = zext i32 %13 to i64
  %14 = load i64, ptr %rest, align 8
  %div = udiv i64 %14, %conv12
  store i64 %div, ptr %rest, align 8
  %tobool13 = icmp ne i64 %div, 0
  br i1 %tobool13, label %do.body, label %do.end

do.end:                                           ; preds = %do.cond
  %15 = load i32, ptr %base, align 4
  %cmp = icmp ne i32 %15, 10
  br i1 %cmp, label %land.lhs.true, label %if.end29

land.lhs.true:                                    ; preds = %do.end
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %17 = load i32, ptr %16, align 4
  %and14 = and i32 %17, 512
  %tobool15 = icmp ne i32 %and14, 0
  br i1 %tobool15, label %land.lhs.true16, label %if.end29

land.lhs.true16:                                  ; preds = %land.lhs.true
  %18 = load i64, ptr %magnitude.addr, align 8
  %tobool17 = icmp ne i64 %18, 0
  br i1 %tobool17, label %if.then, label %if.end29

if.then:                                          ; preds = %land.lhs.true16
  %19 = load i32, ptr %base, align 4
  %cmp18 = icmp eq i32 %19, 16
  br i1 %cmp18, label %if.then19, label %if.end

if.then19:                                        ; preds = %if.then
  %20 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %21 = load i32, ptr %20, align 4
  %and20 = and i32 %21, 16384
  %tobool21 = icmp ne i32 %and20, 0
  %22 = zext i1 %tobool21 to i64
  %cond22 = select i1 %tobool21, i8 88, i8 120
  %23 = load i32, ptr %at, align 4
  %dec23 = add i32 %23, -1
  store i32 %dec23, ptr %at, align 4
  %idxprom24 = zext i32 %dec23 to i64
  %arrayidx25 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom24
  store i8 %cond22, ptr %arrayidx25, align 1
  br label %if.end

if.end:                                           ; preds = %if.then19, %if.then
  %24 = load i32, ptr %at, align 4
  %dec26 = add i32 %24, -1
  store i32 %dec26, ptr %at, align 4
  %idxprom27 = zext i32 %dec26 to i64
  %arrayidx28 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom27
  store i8 48, ptr %arrayidx28, align 1
  br label %if.end29

if.end29:                                         ; preds = %if.end, %land.lhs.true16, %land.lhs.true, %do.end
  %25 = load i32, ptr %base, align 4
  %cmp30 = icmp eq i32 %25, 10
  br i1 %cmp30, label %land.lhs.true31, label %if.end36

land.lhs.true31:                                  ; preds = %if.end29
  %26 = load i8, ptr %negative.addr, align 1
  %loadedv = trunc i8 %26 to i1
  br i1 %loadedv, label %if.then32, label %if.end36

if.then32:                                        ; preds = %land.lhs.true31
  %27 = load i32, ptr %at, align 4
  %dec33 = add i32 %27, -1
  store i32 %dec33, ptr %at, align 4
  %idxprom34 = zext i32 %dec33 to i64
  %arrayidx35 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom34
  store i8 45, ptr %arrayidx35, align 1
  br label %if.end36

if.end36:                                         ; preds = %if.then32, %land.lhs.true31, %if.end29
  %28 = load i32, ptr %base, align 4
  %cmp37 = icmp eq i32 %28, 10
  br i1 %cmp37, label %land.lhs.true38, label %if.end49

land.lhs.true38:                                  ; preds = %if.end36
  %29 = load i8, ptr %is_signed.addr, align 1
  %loadedv39 = trunc i8 %29 to i1
  br i1 %loadedv39, label %land.lhs.true40, label %if.end49

land.lhs.true40:                                  ; preds = %land.lhs.true38
  %30 = load i8, ptr %negative.addr, align 1
  %loadedv41 = trunc i8 %30 to i1
  br i1 %loadedv41, label %if.end49, label %land.lhs.true42

land.lhs.true42:                                  ; preds = %land.lhs.true40
  %31 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %32 = load i32, ptr %31, align 4
  %and43 = and i32 %32, 2048
  %tobool44 = icmp ne i32 %and43, 0
  br i1 %tobool44, label %if.then45, label %if.end49

if.then45:                                        ; preds = %land.lhs.true42
  %33 = load i32, ptr %at, align 4
  %dec46 = add i32 %33, -1
  store i32 %dec46, ptr %at, align 4
  %idxprom47 = zext i32 %dec46 to i64
  %arrayidx48 = getelementptr inbounds nuw [32 x i8], ptr %text, i64 0, i64 %idxprom47
  store i8 43, ptr %arrayidx48, align 1
  br label %if.end49

if.end49:                                         ; preds = %if.then45, %land.lhs.true42, %land.lhs.true40, %land.lhs.true38, %if.end36
  %34 = load ptr, ptr %stream.addr, align 8
  %arraydecay50 = getelementptr inbounds [32 x i8], ptr %text, i64 0, i64 0
  %35 = load i32, ptr %at, align 4
  %idx.ext = zext i32 %35 to i64
  %add.ptr = getelementptr inbounds nuw i8, ptr %arraydecay50, i64 %idx.ext
  %36 = load i32, ptr %at, align 4
  %conv51 = zext i32 %36 to i64
  %sub = sub i64 32, %conv51
  %call = call noundef ptr @_ZN7streams3putEPvPKcm(ptr noundef %34, ptr noundef %add.ptr, i64 noundef %sub)
  call void @llvm.lifetime.end.p0(ptr %rest)
  call void @llvm.lifetime.end.p0(ptr %digits)
  call void @llvm.lifetime.end.p0(ptr %at)
  call void @llvm.lifetime.end.p0(ptr %text)
  call void @llvm.lifetime.end.p0(ptr %base)
  ret ptr %call
}

define noundef ptr @_ZN7streams10put_doubleEPvd(ptr noundef %stream, double noundef %value) {
entry:
  %stream.addr = alloca ptr, align 8
  %value.addr = alloca double, align 8
  %upper = alloca i8, align 1
  %format = alloca ptr, align 8
  %text = alloca [400 x i8], align 16
  %size = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store double %value, ptr %value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %upper)
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %1 = load i32, ptr %0, align 4
  %and = and i32 %1, 16384
  %tobool = icmp ne i32 %and, 0
  %storedv = zext i1 %tobool to i8
  store i8 %storedv, ptr %upper, align 1
  call void @llvm.lifetime.start.p0(ptr %format)
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %3 = load i32, ptr %2, align 4
  %and1 = and i32 %3, 4
  %tobool2 = icmp ne i32 %and1, 0
  br i1 %tobool2, label %land.lhs.true, label %cond.false6

land.lhs.true:                                    ; preds = %entry
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %5 = load i32, ptr %4, align 4
  %and3 = and i32 %5, 256
  %tobool4 = icmp ne i32 %and3, 0
  br i1 %tobool4, label %cond.true, label %cond.false6

cond.true:                                        ; preds = %land.lhs.true
  %6 = load i8, ptr %upper, align 1
  %loadedv = trunc i8 %6 to i1
  br i1 %loadedv, label %cond.true5, label %cond.false

cond.true5:                                       ; preds = %cond.true
  br label %cond.end

cond.false:                                       ; preds = %cond.true
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true5
  %cond = phi ptr [ @.str.15, %cond.true5 ], [ @.str.16, %cond.false ]
  %arraydecay = getelementptr inbounds [3 x i8], ptr %cond, i64 0, i64 0
  br label %cond.end35

cond.false6:                                      ; preds = %land.lhs.true, %entry
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %8 = load i32, ptr %7, align 4
  %and7 = and i32 %8, 4
  %tobool8 = icmp ne i32 %and7, 0
  br i1 %tobool8, label %cond.true9, label %cond.false15

cond.true9:                                       ; preds = %cond.false6
  %9 = load i8, ptr %upper, align 1
  %loadedv10 = trunc i8 %9 to i1
  br i1 %loadedv10, label %cond.true11, label %cond.false12

cond.true11:                                      ; preds = %cond.true9
  br label %cond.end13

cond.false12:                                     ; preds = %cond.true9
  br label %cond.end13

cond.end13:                                       ; preds = %cond.false12, %cond.true11
  %cond14 = phi ptr [ @.str.17, %cond.true11 ], [ @.str.18, %cond.false12 ]
  br label %cond.end32

cond.false15:                                     ; preds = %cond.false6
  %10 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %11 = load i32, ptr %10, align 4
  %and16 = and i32 %11, 256
  %tobool17 = icmp ne i32 %and16, 0
  br i1 %tobool17, label %cond.true18, label %cond.false24

cond.true18:                                      ; preds = %cond.false15
  %12 = load i8, ptr %upper, align 1
  %loadedv19 = trunc i8 %12 to i1
  br i1 %loadedv19, label %cond.true20, label %cond.false21

cond.true20:                                      ; preds = %cond.true18
  br label %cond.end22

cond.false21:                                     ; preds = %cond.true18
  br label %cond.end22

cond.end22:                                       ; preds = %cond.false21, %cond.true20
  %cond23 = phi ptr [ @.str.19, %cond.true20 ], [ @.str.20, %cond.false21 ]
  br label %cond.end30

cond.false24:                                     ; preds = %cond.false15
  %13 = load i8, ptr %upper, align 1
  %loadedv25 = trunc i8 %13 to i1
  br i1 %loadedv25, label %cond.true26, label %cond.false27

cond.true26:                                      ; preds = %cond.false24
  br label %cond.end28

cond.false27:                                     ; preds = %cond.false24
  br label %cond.end28

cond.end28:                                       ; preds = %cond.false27, %cond.true26
  %cond29 = phi ptr [ @.str.21, %cond.true26 ], [ @.str.22, %cond.false27 ]
  br label %cond.end30

cond.end30:                                       ; preds = %cond.end28, %cond.end22
  %cond31 = phi ptr [ %cond23, %cond.end22 ], [ %cond29, %cond.end28 ]
  br label %cond.end32

cond.end32:                                       ; preds = %cond.end30, %cond.end13
  %cond33 = phi ptr [ %cond14, %cond.end13 ], [ %cond31, %cond.end30 ]
  %arraydecay34 = getelementptr inbounds [5 x i8], ptr %cond33, i64 0, i64 0
  br label %cond.end35

cond.end35:                                       ; preds = %cond.end32, %cond.end
  %cond36 = phi ptr [ %arraydecay, %cond.end ], [ %arraydecay34, %cond.end32 ]
  store ptr %cond36, ptr %format, align 8
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %15 = load i32, ptr %14, align 4
  %and37 = and i32 %15, 4
  %tobool38 = icmp ne i32 %and37, 0
  br i1 %tobool38, label %land.lhs.true39, label %if.end

land.lhs.true39:                                  ; preds = %cond.end35
  %16 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %17 = load i32, ptr %16, align 4
  %and40 = and i32 %17, 256
  %tobool41 = icmp ne i32 %and40, 0
  br i1 %tobool41, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true39
  call void @__raddle_unsupported(ptr noundef @.str.23)
  unreachable

if.end:                                           ; preds = %land.lhs.true39, %cond.end35
  call void @llvm.lifetime.start.p0(ptr %text)
  %18 = load double, ptr %value.addr, align 8
  %cmp = fcmp oge double %18, 1.000000e+300
  br i1 %cmp, label %if.then45, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %19 = load double, ptr %value.addr, align 8
  %cmp42 = fcmp ole double %19, -1.000000e+300
  br i1 %cmp42, label %if.then45, label %lor.lhs.false43

lor.lhs.false43:                                  ; preds = %lor.lhs.false
  %20 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams9precisionE)
  %21 = load i64, ptr %20, align 8
  %cmp44 = icmp sgt i64 %21, 60
  br i1 %cmp44, label %if.then45, label %if.end46

if.then45:                                        ; preds = %lor.lhs.false43, %lor.lhs.false, %if.end
  call void @__raddle_unsupported(ptr noundef @.str.24)
  unreachable

if.end46:                                         ; preds = %lor.lhs.false43
  call void @llvm.lifetime.start.p0(ptr %size)
  %arraydecay47 = getelementptr inbounds [400 x i8], ptr %text, i64 0, i64 0
  %22 = load ptr, ptr %format, align 8
  %23 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams9precisionE)
  %24 = load i64, ptr %23, align 8
  %conv = trunc i64 %24 to i32
  %25 = load double, ptr %value.addr, align 8
  %call = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay47, i64 noundef 400, ptr noundef %22, i32 noundef %conv, double noundef %25)
  store i32 %call, ptr %size, align 4
  %26 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %27 = load i32, ptr %26, align 4
  %and48 = and i32 %27, 2048
  %tobool49 = icmp ne i32 %and48, 0
  br i1 %tobool49, label %land.lhs.true50, label %if.end54

land.lhs.true50:                                  ; preds = %if.end46
  %arrayidx = getelementptr inbounds [400 x i8], ptr %text, i64 0, i64 0
  %28 = load i8, ptr %arrayidx, align 16
  %conv51 = sext i8 %28 to i32
  %cmp52 = icmp ne i32 %conv51, 45
  br i1 %cmp52, label %if.then53, label %if.end54

if.then53:                                        ; preds = %land.lhs.true50
  call void @__raddle_unsupported(ptr noundef @.str.25)
  unreachable

if.end54:                                         ; preds = %land.lhs.true50, %if.end46
  %29 = load ptr, ptr %stream.addr, align 8
  %arraydecay55 = getelementptr inbounds [400 x i8], ptr %text, i64 0, i64 0
  %30 = load i32, ptr %size, align 4
  %conv56 = sext i32 %30 to i64
  %call57 = call noundef ptr @_ZN7streams3putEPvPKcm(ptr noundef %29, ptr noundef %arraydecay55, i64 noundef %conv56)
  call void @llvm.lifetime.end.p0(ptr %size)
  call void @llvm.lifetime.end.p0(ptr %text)
  call void @llvm.lifetime.end.p0(ptr %format)
  call void @llvm.lifetime.end.p0(ptr %upper)
  ret ptr %call57
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
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %1 = load i32, ptr %0, align 4
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
  %conv1 = zext i16 %6 to i64
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  %7 = load i16, ptr %value.addr, align 2
  %conv2 = sext i16 %7 to i64
  %sub = sub i64 0, %conv2
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %conv1, %cond.true ], [ %sub, %cond.false ]
  %8 = load i16, ptr %value.addr, align 2
  %conv3 = sext i16 %8 to i32
  %cmp4 = icmp slt i32 %conv3, 0
  %call = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %3, i64 noundef %cond, i1 noundef zeroext %cmp4, i1 noundef zeroext true)
  call void @llvm.lifetime.end.p0(ptr %whole)
  call void @llvm.lifetime.end.p0(ptr %bits)
  ret ptr %call
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
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %1 = load i32, ptr %0, align 4
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
  %conv1 = sext i32 %7 to i64
  %sub = sub i64 0, %conv1
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %conv, %cond.true ], [ %sub, %cond.false ]
  %8 = load i32, ptr %value.addr, align 4
  %cmp2 = icmp slt i32 %8, 0
  %call = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %3, i64 noundef %cond, i1 noundef zeroext %cmp2, i1 noundef zeroext true)
  call void @llvm.lifetime.end.p0(ptr %whole)
  call void @llvm.lifetime.end.p0(ptr %bits)
  ret ptr %call
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
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %1 = load i32, ptr %0, align 4
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
  %cmp1 = icmp slt i64 %8, 0
  %call = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %3, i64 noundef %cond, i1 noundef zeroext %cmp1, i1 noundef zeroext true)
  call void @llvm.lifetime.end.p0(ptr %whole)
  call void @llvm.lifetime.end.p0(ptr %bits)
  ret ptr %call
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
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %1 = load i32, ptr %0, align 4
  %and = and i32 %1, 1
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %stream.addr, align 8
  %3 = load i8, ptr %value.addr, align 1
  %loadedv = trunc i8 %3 to i1
  %conv = zext i1 %loadedv to i64
  %call = call noundef ptr @_ZN7streams11put_integerEPvmbb(ptr noundef %2, i64 noundef %conv, i1 noundef zeroext false, i1 noundef zeroext true)
  store ptr %call, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %4 = load i8, ptr %value.addr, align 1
  %loadedv1 = trunc i8 %4 to i1
  br i1 %loadedv1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %5 = load ptr, ptr %stream.addr, align 8
  %call2 = call noundef ptr @_ZN7streams3putEPvPKcm(ptr noundef %5, ptr noundef @.str.26, i64 noundef 4)
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %6 = load ptr, ptr %stream.addr, align 8
  %call3 = call noundef ptr @_ZN7streams3putEPvPKcm(ptr noundef %6, ptr noundef @.str.27, i64 noundef 5)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call2, %cond.true ], [ %call3, %cond.false ]
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
  %call = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %arraydecay, i64 noundef 32, ptr noundef @.str.28, ptr noundef %1)
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
  %call4 = call noundef ptr @_ZN7streams3putEPvPKcm(ptr noundef %3, ptr noundef %arraydecay3, i64 noundef %conv)
  br label %cond.end7

cond.false5:                                      ; preds = %cond.end
  %5 = load ptr, ptr %stream.addr, align 8
  %call6 = call noundef ptr @_ZN7streams3putEPvPKcm(ptr noundef %5, ptr noundef @.str.29, i64 noundef 1)
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
  store ptr %stream, ptr %stream.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  ret ptr %0
}

define noundef zeroext i1 @_ZNSt3__18ios_base15sync_with_stdioEb(i1 noundef zeroext %0) {
entry:
  %.addr = alloca i8, align 1
  %storedv = zext i1 %0 to i8
  store i8 %storedv, ptr %.addr, align 1
  ret i1 true
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
  %call = call noundef ptr @_ZN7streams3putEPvPKcm(ptr noundef %0, ptr noundef %1, i64 noundef %2)
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

define i32 @__raddle_stream_flags(ptr noundef %0) {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %2 = load i32, ptr %1, align 4
  ret i32 %2
}

define i32 @__raddle_stream_set_flags(ptr noundef %0, i32 noundef %flags) {
entry:
  %.addr = alloca ptr, align 8
  %flags.addr = alloca i32, align 4
  %before = alloca i32, align 4
  store ptr %0, ptr %.addr, align 8
  store i32 %flags, ptr %flags.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %before)
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %2 = load i32, ptr %1, align 4
  store i32 %2, ptr %before, align 4
  %3 = load i32, ptr %flags.addr, align 4
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  store i32 %3, ptr %4, align 4
  %5 = load i32, ptr %before, align 4
  call void @llvm.lifetime.end.p0(ptr %before)
  ret i32 %5
}

define i32 @__raddle_stream_setf(ptr noundef %0, i32 noundef %flags) {
entry:
  %.addr = alloca ptr, align 8
  %flags.addr = alloca i32, align 4
  %before = alloca i32, align 4
  store ptr %0, ptr %.addr, align 8
  store i32 %flags, ptr %flags.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %before)
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %2 = load i32, ptr %1, align 4
  store i32 %2, ptr %before, align 4
  %3 = load i32, ptr %flags.addr, align 4
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %5 = load i32, ptr %4, align 4
  %or = or i32 %5, %3
  store i32 %or, ptr %4, align 4
  %6 = load i32, ptr %before, align 4
  call void @llvm.lifetime.end.p0(ptr %before)
  ret i32 %6
}

define i32 @__raddle_stream_setf_of(ptr noundef %0, i32 noundef %flags, i32 noundef %mask) {
entry:
  %.addr = alloca ptr, align 8
  %flags.addr = alloca i32, align 4
  %mask.addr = alloca i32, align 4
  %before = alloca i32, align 4
  store ptr %0, ptr %.addr, align 8
  store i32 %flags, ptr %flags.addr, align 4
  store i32 %mask, ptr %mask.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %before)
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %2 = load i32, ptr %1, align 4
  store i32 %2, ptr %before, align 4
  %3 = load i32, ptr %before, align 4
  %4 = load i32, ptr %mask.addr, align 4
  %not = xor i32 %4, -1
  %and = and i32 %3, %not
  %5 = load i32, ptr %flags.addr, align 4
  %6 = load i32, ptr %mask.addr, align 4
  %and1 = and i32 %5, %6
  %or = or i32 %and, %and1
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  store i32 %or, ptr %7, align 4
  %8 = load i32, ptr %before, align 4
  call void @llvm.lifetime.end.p0(ptr %before)
  ret i32 %8
}

define void @__raddle_stream_unsetf(ptr noundef %0, i32 noundef %mask) {
entry:
  %.addr = alloca ptr, align 8
  %mask.addr = alloca i32, align 4
  store ptr %0, ptr %.addr, align 8
  store i32 %mask, ptr %mask.addr, align 4
  %1 = load i32, ptr %mask.addr, align 4
  %not = xor i32 %1, -1
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  %3 = load i32, ptr %2, align 4
  %and = and i32 %3, %not
  store i32 %and, ptr %2, align 4
  ret void
}

define i64 @__raddle_stream_precision(ptr noundef %0) {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams9precisionE)
  %2 = load i64, ptr %1, align 8
  ret i64 %2
}

define i64 @__raddle_stream_set_precision(ptr noundef %0, i64 noundef %precision) {
entry:
  %.addr = alloca ptr, align 8
  %precision.addr = alloca i64, align 8
  %before = alloca i64, align 8
  store ptr %0, ptr %.addr, align 8
  store i64 %precision, ptr %precision.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %before)
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams9precisionE)
  %2 = load i64, ptr %1, align 8
  store i64 %2, ptr %before, align 8
  %3 = load i64, ptr %precision.addr, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams9precisionE)
  store i64 %3, ptr %4, align 8
  %5 = load i64, ptr %before, align 8
  call void @llvm.lifetime.end.p0(ptr %before)
  ret i64 %5
}

define i64 @__raddle_stream_width(ptr noundef %0) {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams5widthE)
  %2 = load i64, ptr %1, align 8
  ret i64 %2
}

define i64 @__raddle_stream_set_width(ptr noundef %0, i64 noundef %width) {
entry:
  %.addr = alloca ptr, align 8
  %width.addr = alloca i64, align 8
  %before = alloca i64, align 8
  store ptr %0, ptr %.addr, align 8
  store i64 %width, ptr %width.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %before)
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams5widthE)
  %2 = load i64, ptr %1, align 8
  store i64 %2, ptr %before, align 8
  %3 = load i64, ptr %width.addr, align 8
  %4 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams5widthE)
  store i64 %3, ptr %4, align 8
  %5 = load i64, ptr %before, align 8
  call void @llvm.lifetime.end.p0(ptr %before)
  ret i64 %5
}

define signext i8 @__raddle_stream_fill(ptr noundef %0) {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  %1 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @_ZN7streams4fillE)
  %2 = load i8, ptr %1, align 1
  ret i8 %2
}

define signext i8 @__raddle_stream_set_fill(ptr noundef %0, i8 noundef signext %fill) {
entry:
  %.addr = alloca ptr, align 8
  %fill.addr = alloca i8, align 1
  %before = alloca i8, align 1
  store ptr %0, ptr %.addr, align 8
  store i8 %fill, ptr %fill.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %before)
  %1 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @_ZN7streams4fillE)
  %2 = load i8, ptr %1, align 1
  store i8 %2, ptr %before, align 1
  %3 = load i8, ptr %fill.addr, align 1
  %4 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @_ZN7streams4fillE)
  store i8 %3, ptr %4, align 1
  %5 = load i8, ptr %before, align 1
  call void @llvm.lifetime.end.p0(ptr %before)
  ret i8 %5
}

define void @__raddle_set_thread_struct(ptr noundef %0, ptr noundef %1) {
entry:
  %.addr = alloca ptr, align 8
  %.addr1 = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  ret void
}

define noundef nonnull align 4 dereferenceable(4) ptr @_ZNSt3__119__thread_local_dataEv() {
entry:
  ret ptr @_ZZNSt3__119__thread_local_dataEvE6record
}

define void @_ZNSt3__115__thread_structC2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void
}

define void @_ZNSt3__115__thread_structD2Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) unnamed_addr align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  ret void
}

define void @_ZNSt3__115__thread_struct25notify_all_at_thread_exitEPNS_18condition_variableEPNS_5mutexE(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %0, ptr noundef %1) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  %.addr1 = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  store ptr %1, ptr %.addr1, align 8
  %this2 = load ptr, ptr %this.addr, align 8
  call void @__raddle_unsupported(ptr noundef @.str.30)
  unreachable
}

define void @_ZNSt3__115__thread_struct27__make_ready_at_thread_exitEPNS_17__assoc_sub_stateE(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef %0) align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %0, ptr %.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  call void @__raddle_unsupported(ptr noundef @.str.31)
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
  br i1 %call, label %if.end, label %if.then

if.then:                                          ; preds = %invoke.cont
  invoke void @__raddle_error_abort(ptr noundef @.str.32)
          to label %invoke.cont2 unwind label %terminate.lpad

invoke.cont2:                                     ; preds = %if.then
  unreachable

if.end:                                           ; preds = %invoke.cont
  ret void

terminate.lpad:                                   ; preds = %if.then, %entry
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
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 22, ptr noundef @.str.33)
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
  call void @_ZNSt3__120__throw_system_errorEiPKc(i32 noundef 22, ptr noundef @.str.34)
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
  invoke void @__raddle_error_lock(ptr noundef @.str.35)
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
  invoke void @__raddle_error_lock(ptr noundef @.str.36)
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

define noalias noundef nonnull ptr @_ZNSt3__134__construct_barrier_algorithm_baseERl(ptr noundef nonnull align 8 dereferenceable(8) %expected) {
entry:
  %expected.addr = alloca ptr, align 8
  store ptr %expected, ptr %expected.addr, align 8
  %call = call noalias noundef nonnull ptr @_Znwm(i64 noundef 16)
  %expected1 = getelementptr inbounds nuw %"class.std::__1::__barrier_algorithm_base", ptr %call, i32 0, i32 0
  %0 = load ptr, ptr %expected.addr, align 8
  store ptr %0, ptr %expected1, align 16
  %arrived = getelementptr inbounds nuw %"class.std::__1::__barrier_algorithm_base", ptr %call, i32 0, i32 1
  store i64 0, ptr %arrived, align 8
  ret ptr %call
}

define noundef zeroext i1 @_ZNSt3__131__arrive_barrier_algorithm_baseEPNS_24__barrier_algorithm_baseEh(ptr noundef nonnull captures(none) %barrier, i8 noundef zeroext %0) {
entry:
  %retval = alloca i1, align 1
  %barrier.addr = alloca ptr, align 8
  %.addr = alloca i8, align 1
  %all = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp2 = alloca i64, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  store i8 %0, ptr %.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %all)
  %1 = load ptr, ptr %barrier.addr, align 8
  %expected = getelementptr inbounds nuw %"class.std::__1::__barrier_algorithm_base", ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %expected, align 8
  %3 = load i64, ptr %2, align 8
  store i64 %3, ptr %all, align 8
  %4 = load ptr, ptr %barrier.addr, align 8
  %arrived = getelementptr inbounds nuw %"class.std::__1::__barrier_algorithm_base", ptr %4, i32 0, i32 1
  store i64 1, ptr %.atomictmp, align 8
  %5 = load i64, ptr %.atomictmp, align 8
  %6 = atomicrmw add ptr %arrived, i64 %5 acq_rel, align 8
  store i64 %6, ptr %atomic-temp, align 8
  %7 = load i64, ptr %atomic-temp, align 8
  %add = add nsw i64 %7, 1
  %8 = load i64, ptr %all, align 8
  %cmp = icmp slt i64 %add, %8
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i1 false, ptr %retval, align 1
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  %9 = load ptr, ptr %barrier.addr, align 8
  %arrived1 = getelementptr inbounds nuw %"class.std::__1::__barrier_algorithm_base", ptr %9, i32 0, i32 1
  store i64 0, ptr %.atomictmp2, align 8
  %10 = load i64, ptr %.atomictmp2, align 8
  store atomic i64 %10, ptr %arrived1 monotonic, align 8
  store i1 true, ptr %retval, align 1
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %all)
  %11 = load i1, ptr %retval, align 1
  ret i1 %11
}

define void @_ZNSt3__132__destroy_barrier_algorithm_baseEPNS_24__barrier_algorithm_baseE(ptr noundef nonnull captures(none) %barrier) {
entry:
  %barrier.addr = alloca ptr, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  %0 = load ptr, ptr %barrier.addr, align 8
  %isnull = icmp eq ptr %0, null
  br i1 %isnull, label %delete.end, label %delete.notnull

delete.notnull:                                   ; preds = %entry
  call void @_ZdlPvm(ptr noundef %0, i64 noundef 16)
  br label %delete.end

delete.end:                                       ; preds = %delete.notnull, %entry
  ret void
}

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
  %ref.tmp = alloca %"class.std::__1::chrono::duration.3", align 8
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

define i64 @_ZNSt3__16chrono12steady_clock3nowEv() align 2 personality ptr @__gxx_personality_v0 {
entry:
  %retval = alloca %"class.std::__1::chrono::time_point.2", align 8
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
  %coerce.dive2 = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.2", ptr %retval, i32 0, i32 0
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
  %__d_ = getelementptr inbounds nuw %"class.std::__1::chrono::time_point.2", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__d.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %__d_, ptr align 8 %0, i64 8, i1 false)
  ret void
}

define void @_ZNSt3__122__libcpp_verbose_abortEPKcz(ptr noundef %0, ...) personality ptr @__gxx_personality_v0 {
entry:
  %.addr = alloca ptr, align 8
  store ptr %0, ptr %.addr, align 8
  invoke void @__raddle_error_abort(ptr noundef @.str.37)
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
  %2 = atomicrmw or ptr %call, i64 %1 acq_rel, align 8
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
  call void @__raddle_unsupported(ptr noundef @.str.40)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, ptr %self, align 8
  %sub = sub i64 %1, 1
  %shl = shl i64 1, %sub
  call void @llvm.lifetime.end.p0(ptr %self)
  ret i64 %shl
}

define void @__raddle_wait_cancel(ptr noundef %address) personality ptr @__gxx_personality_v0 {
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
  %not = xor i64 %call2, -1
  store i64 %not, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw and ptr %call, i64 %1 monotonic, align 8
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

define void @__raddle_wait_sleep(ptr noundef %address) personality ptr @__gxx_personality_v0 {
entry:
  %address.addr = alloca ptr, align 8
  store ptr %address, ptr %address.addr, align 8
  %0 = load ptr, ptr %address.addr, align 8
  %call = invoke noundef ptr @_ZN12_GLOBAL__N_17word_ofEPVKv(ptr noundef %0)
          to label %invoke.cont unwind label %terminate.lpad

invoke.cont:                                      ; preds = %entry
  %call2 = invoke noundef i64 @_ZN12_GLOBAL__N_17own_bitEv()
          to label %invoke.cont1 unwind label %terminate.lpad

invoke.cont1:                                     ; preds = %invoke.cont
  %call4 = invoke i64 @__raddle_await_eq_64(ptr noundef %call, i64 noundef %call2, i64 noundef 0)
          to label %invoke.cont3 unwind label %terminate.lpad

invoke.cont3:                                     ; preds = %invoke.cont1
  ret void

terminate.lpad:                                   ; preds = %invoke.cont1, %invoke.cont, %entry
  %1 = landingpad { ptr, i32 }
          catch ptr null
  %2 = extractvalue { ptr, i32 } %1, 0
  call void @__clang_call_terminate(ptr %2)
  unreachable
}

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
  %2 = atomicrmw or ptr %call, i64 %1 acq_rel, align 8
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
  %2 = atomicrmw xchg ptr %call, i64 %1 acq_rel, align 8
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

define linkonce_odr void @_ZNSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEEC2B9nie220108IlTnNS_9enable_ifIXaasr14is_convertibleIRKT_xEE5valueooL_ZNS_17integral_constantIbLb0EE5valueEEntsr23treat_as_floating_pointIS7_EE5valueEiE4typeELi0EEES9_(ptr noundef nonnull align 8 dereferenceable(8) %this, ptr noundef nonnull align 8 dereferenceable(8) %__r) unnamed_addr comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  %__r.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  store ptr %__r, ptr %__r.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration.3", ptr %this1, i32 0, i32 0
  %0 = load ptr, ptr %__r.addr, align 8
  %1 = load i64, ptr %0, align 8
  store i64 %1, ptr %__rep_, align 8
  ret void
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

define linkonce_odr noundef i64 @_ZNKSt3__16chrono8durationIxNS_5ratioILl1ELl1EEEE5countB9nie220108Ev(ptr noundef nonnull align 8 dereferenceable(8) %this) comdat align 2 {
entry:
  %this.addr = alloca ptr, align 8
  store ptr %this, ptr %this.addr, align 8
  %this1 = load ptr, ptr %this.addr, align 8
  %__rep_ = getelementptr inbounds nuw %"class.std::__1::chrono::duration.3", ptr %this1, i32 0, i32 0
  %0 = load i64, ptr %__rep_, align 8
  ret i64 %0
}

declare i64 @__raddle_self()

define weak_odr hidden noundef ptr @_ZTWN7streams5flagsE() comdat {
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @_ZN7streams5flagsE)
  ret ptr %1
}

define weak_odr hidden noundef ptr @_ZTWN7streams9precisionE() comdat {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams9precisionE)
  ret ptr %1
}

define weak_odr hidden noundef ptr @_ZTWN7streams5widthE() comdat {
  %1 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @_ZN7streams5widthE)
  ret ptr %1
}

define weak_odr hidden noundef ptr @_ZTWN7streams4fillE() comdat {
  %1 = call align 1 ptr @llvm.threadlocal.address.p0(ptr align 1 @_ZN7streams4fillE)
  ret ptr %1
}
