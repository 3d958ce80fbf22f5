target datalayout = "e-m:e-p:32:32"

%struct.anon = type { ptr, i32, i32 }
%struct.stream = type { i32 }
%struct.field = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.handlers = type { i32, [32 x ptr] }
%struct.timespec = type { i32, i32 }
%struct.sleeper = type { i32, i32, ptr }
%struct.thread_attributes = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.sched_param = type { i32 }
%struct.place = type { ptr, i32 }
%struct.lldiv_t = type { i64, i64 }
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i32, i32 }
%struct.timezone = type { i32, i32 }
%struct.timeval = type { i32, i32 }
%struct.rlimit = type { i32, i32 }
%struct.disposition = type { ptr, [16 x i64], i32, ptr }
%struct.decimal = type { [1413 x i8], i64, i64 }
%union.anon = type { double }
%union.anon.0 = type { double }
%struct.expansion = type { [157 x i32], i32, i32 }

@.str = private unnamed_addr constant [32 x i8] c"a mutex with a priority ceiling\00", align 1
@.str.1 = private unnamed_addr constant [15 x i8] c"a robust mutex\00", align 1
@.str.2 = private unnamed_addr constant [31 x i8] c"a locked spinlock is destroyed\00", align 1
@.str.3 = private unnamed_addr constant [42 x i8] c"a spinlock that is not locked is unlocked\00", align 1
@.str.4 = private unnamed_addr constant [49 x i8] c"a spinlock that another thread holds is unlocked\00", align 1
@.str.5 = private unnamed_addr constant [32 x i8] c"the function pthread_tryjoin_np\00", align 1
@key_destructors = internal global [64 x ptr] zeroinitializer, align 4
@key_values = internal thread_local global [64 x ptr] zeroinitializer, align 4
@ends = internal thread_local global i32 0, align 4
@.str.6 = private unnamed_addr constant [58 x i8] c"pthread_exit in the destructor of a thread-specific value\00", align 1
@cleanups_pending = internal thread_local global i32 0, align 4
@.str.7 = private unnamed_addr constant [41 x i8] c"pthread_exit inside pthread_cleanup_push\00", align 1
@.str.8 = private unnamed_addr constant [74 x i8] c"a thread's stack in memory of the program (use pthread_attr_setstacksize)\00", align 1
@.str.9 = private unnamed_addr constant [52 x i8] c"a condition variable is used after it was destroyed\00", align 1
@.str.10 = private unnamed_addr constant [41 x i8] c"a locked reader-writer lock is destroyed\00", align 1
@.str.11 = private unnamed_addr constant [64 x i8] c"a reader-writer lock that this thread does not hold is unlocked\00", align 1
@rwlocks_held = internal thread_local global [16 x %struct.anon] zeroinitializer, align 4
@.str.12 = private unnamed_addr constant [72 x i8] c"a reader-writer lock is unlocked that was initialised while it was held\00", align 1
@.str.13 = private unnamed_addr constant [31 x i8] c"a barrier is initialised twice\00", align 1
@.str.14 = private unnamed_addr constant [47 x i8] c"a barrier that is not initialised is destroyed\00", align 1
@.str.15 = private unnamed_addr constant [48 x i8] c"a barrier is destroyed while threads wait at it\00", align 1
@.str.16 = private unnamed_addr constant [52 x i8] c"a thread waits at a barrier that is not initialised\00", align 1
@.str.17 = private unnamed_addr constant [42 x i8] c"std::barrier: more arrivals than expected\00", align 1
@.str.18 = private unnamed_addr constant [33 x i8] c"a semaphore is initialised twice\00", align 1
@.str.19 = private unnamed_addr constant [43 x i8] c"a semaphore is raised beyond SEM_VALUE_MAX\00", align 1
@freed_count = internal global i64 0, align 8
@freed_blocks = internal global [64 x i64] zeroinitializer, align 8
@classes_from_zero = internal constant ptr getelementptr (i8, ptr @classes, i64 256), align 4
@lower_from_zero = internal constant ptr getelementptr (i8, ptr @lower_table, i64 512), align 4
@upper_from_zero = internal constant ptr getelementptr (i8, ptr @upper_table, i64 512), align 4
@strtok.rest = internal global ptr null, align 4
@error_texts = internal constant [134 x ptr] [ptr @.str.58, ptr @.str.59, ptr @.str.60, ptr @.str.61, ptr @.str.62, ptr @.str.63, ptr @.str.64, ptr @.str.65, ptr @.str.66, ptr @.str.67, ptr @.str.68, ptr @.str.69, ptr @.str.70, ptr @.str.71, ptr @.str.72, ptr @.str.73, ptr @.str.74, ptr @.str.75, ptr @.str.76, ptr @.str.77, ptr @.str.78, ptr @.str.79, ptr @.str.80, ptr @.str.81, ptr @.str.82, ptr @.str.83, ptr @.str.84, ptr @.str.85, ptr @.str.86, ptr @.str.87, ptr @.str.88, ptr @.str.89, ptr @.str.90, ptr @.str.91, ptr @.str.92, ptr @.str.93, ptr @.str.94, ptr @.str.95, ptr @.str.96, ptr @.str.97, ptr @.str.98, ptr null, ptr @.str.99, ptr @.str.100, ptr @.str.101, ptr @.str.102, ptr @.str.103, ptr @.str.104, ptr @.str.105, ptr @.str.106, ptr @.str.107, ptr @.str.108, ptr @.str.109, ptr @.str.110, ptr @.str.111, ptr @.str.112, ptr @.str.113, ptr @.str.114, ptr null, ptr @.str.115, ptr @.str.116, ptr @.str.117, ptr @.str.118, ptr @.str.119, ptr @.str.120, ptr @.str.121, ptr @.str.122, ptr @.str.123, ptr @.str.124, ptr @.str.125, ptr @.str.126, ptr @.str.127, ptr @.str.128, ptr @.str.129, ptr @.str.130, ptr @.str.131, ptr @.str.132, ptr @.str.133, ptr @.str.134, ptr @.str.135, ptr @.str.136, ptr @.str.137, ptr @.str.138, ptr @.str.139, ptr @.str.140, ptr @.str.141, ptr @.str.142, ptr @.str.143, ptr @.str.144, ptr @.str.145, ptr @.str.146, ptr @.str.147, ptr @.str.148, ptr @.str.149, ptr @.str.150, ptr @.str.151, ptr @.str.152, ptr @.str.153, ptr @.str.154, ptr @.str.155, ptr @.str.156, ptr @.str.157, ptr @.str.158, ptr @.str.159, ptr @.str.160, ptr @.str.161, ptr @.str.162, ptr @.str.163, ptr @.str.164, ptr @.str.165, ptr @.str.166, ptr @.str.167, ptr @.str.168, ptr @.str.169, ptr @.str.170, ptr @.str.171, ptr @.str.172, ptr @.str.173, ptr @.str.174, ptr @.str.175, ptr @.str.176, ptr @.str.177, ptr @.str.178, ptr @.str.179, ptr @.str.180, ptr @.str.181, ptr @.str.182, ptr @.str.183, ptr @.str.184, ptr @.str.185, ptr @.str.186, ptr @.str.187, ptr @.str.188, ptr @.str.189], align 4
@.str.20 = private unnamed_addr constant [14 x i8] c"Unknown error\00", align 1
@streams = internal global [3 x %struct.stream] [%struct.stream zeroinitializer, %struct.stream { i32 1 }, %struct.stream { i32 2 }], align 4
@stdin = constant ptr @streams, align 4
@stdout = constant ptr getelementptr (i8, ptr @streams, i64 4), align 4
@stderr = constant ptr getelementptr (i8, ptr @streams, i64 8), align 4
@.str.21 = private unnamed_addr constant [2 x i8] c"\0A\00", align 1
@.str.22 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.23 = private unnamed_addr constant [36 x i8] c"output of more bytes than there are\00", align 1
@.str.24 = private unnamed_addr constant [3 x i8] c": \00", align 1
@.str.25 = private unnamed_addr constant [7 x i8] c"error \00", align 1
@__const.perror.plain = private unnamed_addr constant %struct.field { i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 -1 }, align 4
@.str.26 = private unnamed_addr constant [17 x i8] c"0123456789abcdef\00", align 1
@.str.27 = private unnamed_addr constant [57 x i8] c"strtod of a hexadecimal number, an infinity or no number\00", align 1
@.str.28 = private unnamed_addr constant [64 x i8] c"strtod of a number with more digits than a double holds exactly\00", align 1
@random_state = internal thread_local global i32 1, align 4
@__raddle_trap_message = constant [31 x i8] c"a trap instruction is executed\00", align 1
@__raddle_overflow_message = constant [27 x i8] c"a signed integer overflows\00", align 1
@error_number = internal thread_local global i32 0, align 4
@.str.29 = private unnamed_addr constant [20 x i8] c"an unexpected errno\00", align 1
@.str.30 = private unnamed_addr constant [16 x i8] c"abort is called\00", align 1
@exit_handlers = internal global %struct.handlers zeroinitializer, align 4
@quick_handlers = internal global %struct.handlers zeroinitializer, align 4
@threads_running = internal global i32 1, align 4
@.str.31 = private unnamed_addr constant [5 x i8] c"2.36\00", align 1
@.str.32 = private unnamed_addr constant [56 x i8] c"nanosleep with nanoseconds that are no part of a second\00", align 1
@.str.33 = private unnamed_addr constant [14 x i8] c"poll of files\00", align 1
@passed = internal thread_local global %struct.timespec { i32 1700000000, i32 0 }, align 4
@.str.34 = private unnamed_addr constant [68 x i8] c"this system call (raddle has futex, gettid, getpid and sched_yield)\00", align 1
@blocked_signals = internal thread_local global i64 0, align 8
@ignored_signals = internal global i64 0, align 8
@variable_count = internal global i32 0, align 4
@values = internal global [32 x ptr] zeroinitializer, align 4
@.str.35 = private unnamed_addr constant [35 x i8] c"more than 32 environment variables\00", align 1
@variables = internal global [32 x ptr] zeroinitializer, align 4
@.str.36 = private unnamed_addr constant [63 x i8] c"mmap, but for new private memory (MAP_PRIVATE | MAP_ANONYMOUS)\00", align 1
@.str.37 = private unnamed_addr constant [17 x i8] c"munmap of a part\00", align 1
@.str.38 = private unnamed_addr constant [27 x i8] c"__VERIFIER_error is called\00", align 1
@.str.39 = private unnamed_addr constant [22 x i8] c"reach_error is called\00", align 1
@.str.40 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@global_lock = internal global i64 4294967296, align 8
@__raddle_monitor = thread_local global i64 0, align 8
@.str.41 = private unnamed_addr constant [30 x i8] c"a locked mutex is initialised\00", align 1
@.str.42 = private unnamed_addr constant [27 x i8] c"a mutex is destroyed twice\00", align 1
@.str.43 = private unnamed_addr constant [28 x i8] c"a locked mutex is destroyed\00", align 1
@.str.44 = private unnamed_addr constant [42 x i8] c"a spinlock is used after it was destroyed\00", align 1
@keys_made = internal global i32 0, align 4
@.str.45 = private unnamed_addr constant [34 x i8] c"more than 64 thread-specific keys\00", align 1
@.str.46 = private unnamed_addr constant [61 x i8] c"a condition variable is initialised while threads wait on it\00", align 1
@.str.47 = private unnamed_addr constant [59 x i8] c"a condition variable is destroyed while threads wait on it\00", align 1
@.str.48 = private unnamed_addr constant [60 x i8] c"a condition variable in a program with more than 64 threads\00", align 1
@asked = internal thread_local global %struct.timespec zeroinitializer, align 4
@.str.49 = private unnamed_addr constant [43 x i8] c"a locked reader-writer lock is initialised\00", align 1
@.str.50 = private unnamed_addr constant [52 x i8] c"a reader-writer lock is used after it was destroyed\00", align 1
@.str.51 = private unnamed_addr constant [53 x i8] c"a thread that holds more than 16 reader-writer locks\00", align 1
@.str.52 = private unnamed_addr constant [63 x i8] c"a semaphore is used that is destroyed or was never initialised\00", align 1
@.str.53 = private unnamed_addr constant [49 x i8] c"--reuse-addresses with more than 64 freed blocks\00", align 1
@.str.54 = private unnamed_addr constant [54 x i8] c"an allocation of more than 1 GiB (use a smaller size)\00", align 1
@.str.55 = private unnamed_addr constant [56 x i8] c"memory at a multiple of more than 1024 bytes, with -m32\00", align 1
@.str.56 = private unnamed_addr constant [51 x i8] c"a string is copied to memory that overlaps with it\00", align 1
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 2
@lower_table = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 97, i32 98, i32 99, i32 100, i32 101, i32 102, i32 103, i32 104, i32 105, i32 106, i32 107, i32 108, i32 109, i32 110, i32 111, i32 112, i32 113, i32 114, i32 115, i32 116, i32 117, i32 118, i32 119, i32 120, i32 121, i32 122, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@upper_table = internal constant [384 x i32] [i32 -128, i32 -127, i32 -126, i32 -125, i32 -124, i32 -123, i32 -122, i32 -121, i32 -120, i32 -119, i32 -118, i32 -117, i32 -116, i32 -115, i32 -114, i32 -113, i32 -112, i32 -111, i32 -110, i32 -109, i32 -108, i32 -107, i32 -106, i32 -105, i32 -104, i32 -103, i32 -102, i32 -101, i32 -100, i32 -99, i32 -98, i32 -97, i32 -96, i32 -95, i32 -94, i32 -93, i32 -92, i32 -91, i32 -90, i32 -89, i32 -88, i32 -87, i32 -86, i32 -85, i32 -84, i32 -83, i32 -82, i32 -81, i32 -80, i32 -79, i32 -78, i32 -77, i32 -76, i32 -75, i32 -74, i32 -73, i32 -72, i32 -71, i32 -70, i32 -69, i32 -68, i32 -67, i32 -66, i32 -65, i32 -64, i32 -63, i32 -62, i32 -61, i32 -60, i32 -59, i32 -58, i32 -57, i32 -56, i32 -55, i32 -54, i32 -53, i32 -52, i32 -51, i32 -50, i32 -49, i32 -48, i32 -47, i32 -46, i32 -45, i32 -44, i32 -43, i32 -42, i32 -41, i32 -40, i32 -39, i32 -38, i32 -37, i32 -36, i32 -35, i32 -34, i32 -33, i32 -32, i32 -31, i32 -30, i32 -29, i32 -28, i32 -27, i32 -26, i32 -25, i32 -24, i32 -23, i32 -22, i32 -21, i32 -20, i32 -19, i32 -18, i32 -17, i32 -16, i32 -15, i32 -14, i32 -13, i32 -12, i32 -11, i32 -10, i32 -9, i32 -8, i32 -7, i32 -6, i32 -5, i32 -4, i32 -3, i32 -2, i32 -1, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63, i32 64, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 91, i32 92, i32 93, i32 94, i32 95, i32 96, i32 65, i32 66, i32 67, i32 68, i32 69, i32 70, i32 71, i32 72, i32 73, i32 74, i32 75, i32 76, i32 77, i32 78, i32 79, i32 80, i32 81, i32 82, i32 83, i32 84, i32 85, i32 86, i32 87, i32 88, i32 89, i32 90, i32 123, i32 124, i32 125, i32 126, i32 127, i32 128, i32 129, i32 130, i32 131, i32 132, i32 133, i32 134, i32 135, i32 136, i32 137, i32 138, i32 139, i32 140, i32 141, i32 142, i32 143, i32 144, i32 145, i32 146, i32 147, i32 148, i32 149, i32 150, i32 151, i32 152, i32 153, i32 154, i32 155, i32 156, i32 157, i32 158, i32 159, i32 160, i32 161, i32 162, i32 163, i32 164, i32 165, i32 166, i32 167, i32 168, i32 169, i32 170, i32 171, i32 172, i32 173, i32 174, i32 175, i32 176, i32 177, i32 178, i32 179, i32 180, i32 181, i32 182, i32 183, i32 184, i32 185, i32 186, i32 187, i32 188, i32 189, i32 190, i32 191, i32 192, i32 193, i32 194, i32 195, i32 196, i32 197, i32 198, i32 199, i32 200, i32 201, i32 202, i32 203, i32 204, i32 205, i32 206, i32 207, i32 208, i32 209, i32 210, i32 211, i32 212, i32 213, i32 214, i32 215, i32 216, i32 217, i32 218, i32 219, i32 220, i32 221, i32 222, i32 223, i32 224, i32 225, i32 226, i32 227, i32 228, i32 229, i32 230, i32 231, i32 232, i32 233, i32 234, i32 235, i32 236, i32 237, i32 238, i32 239, i32 240, i32 241, i32 242, i32 243, i32 244, i32 245, i32 246, i32 247, i32 248, i32 249, i32 250, i32 251, i32 252, i32 253, i32 254, i32 255], align 4
@.str.58 = private unnamed_addr constant [8 x i8] c"Success\00", align 1
@.str.59 = private unnamed_addr constant [24 x i8] c"Operation not permitted\00", align 1
@.str.60 = private unnamed_addr constant [26 x i8] c"No such file or directory\00", align 1
@.str.61 = private unnamed_addr constant [16 x i8] c"No such process\00", align 1
@.str.62 = private unnamed_addr constant [24 x i8] c"Interrupted system call\00", align 1
@.str.63 = private unnamed_addr constant [19 x i8] c"Input/output error\00", align 1
@.str.64 = private unnamed_addr constant [26 x i8] c"No such device or address\00", align 1
@.str.65 = private unnamed_addr constant [23 x i8] c"Argument list too long\00", align 1
@.str.66 = private unnamed_addr constant [18 x i8] c"Exec format error\00", align 1
@.str.67 = private unnamed_addr constant [20 x i8] c"Bad file descriptor\00", align 1
@.str.68 = private unnamed_addr constant [19 x i8] c"No child processes\00", align 1
@.str.69 = private unnamed_addr constant [33 x i8] c"Resource temporarily unavailable\00", align 1
@.str.70 = private unnamed_addr constant [23 x i8] c"Cannot allocate memory\00", align 1
@.str.71 = private unnamed_addr constant [18 x i8] c"Permission denied\00", align 1
@.str.72 = private unnamed_addr constant [12 x i8] c"Bad address\00", align 1
@.str.73 = private unnamed_addr constant [22 x i8] c"Block device required\00", align 1
@.str.74 = private unnamed_addr constant [24 x i8] c"Device or resource busy\00", align 1
@.str.75 = private unnamed_addr constant [12 x i8] c"File exists\00", align 1
@.str.76 = private unnamed_addr constant [26 x i8] c"Invalid cross-device link\00", align 1
@.str.77 = private unnamed_addr constant [15 x i8] c"No such device\00", align 1
@.str.78 = private unnamed_addr constant [16 x i8] c"Not a directory\00", align 1
@.str.79 = private unnamed_addr constant [15 x i8] c"Is a directory\00", align 1
@.str.80 = private unnamed_addr constant [17 x i8] c"Invalid argument\00", align 1
@.str.81 = private unnamed_addr constant [30 x i8] c"Too many open files in system\00", align 1
@.str.82 = private unnamed_addr constant [20 x i8] c"Too many open files\00", align 1
@.str.83 = private unnamed_addr constant [31 x i8] c"Inappropriate ioctl for device\00", align 1
@.str.84 = private unnamed_addr constant [15 x i8] c"Text file busy\00", align 1
@.str.85 = private unnamed_addr constant [15 x i8] c"File too large\00", align 1
@.str.86 = private unnamed_addr constant [24 x i8] c"No space left on device\00", align 1
@.str.87 = private unnamed_addr constant [13 x i8] c"Illegal seek\00", align 1
@.str.88 = private unnamed_addr constant [22 x i8] c"Read-only file system\00", align 1
@.str.89 = private unnamed_addr constant [15 x i8] c"Too many links\00", align 1
@.str.90 = private unnamed_addr constant [12 x i8] c"Broken pipe\00", align 1
@.str.91 = private unnamed_addr constant [33 x i8] c"Numerical argument out of domain\00", align 1
@.str.92 = private unnamed_addr constant [30 x i8] c"Numerical result out of range\00", align 1
@.str.93 = private unnamed_addr constant [26 x i8] c"Resource deadlock avoided\00", align 1
@.str.94 = private unnamed_addr constant [19 x i8] c"File name too long\00", align 1
@.str.95 = private unnamed_addr constant [19 x i8] c"No locks available\00", align 1
@.str.96 = private unnamed_addr constant [25 x i8] c"Function not implemented\00", align 1
@.str.97 = private unnamed_addr constant [20 x i8] c"Directory not empty\00", align 1
@.str.98 = private unnamed_addr constant [34 x i8] c"Too many levels of symbolic links\00", align 1
@.str.99 = private unnamed_addr constant [27 x i8] c"No message of desired type\00", align 1
@.str.100 = private unnamed_addr constant [19 x i8] c"Identifier removed\00", align 1
@.str.101 = private unnamed_addr constant [28 x i8] c"Channel number out of range\00", align 1
@.str.102 = private unnamed_addr constant [25 x i8] c"Level 2 not synchronized\00", align 1
@.str.103 = private unnamed_addr constant [15 x i8] c"Level 3 halted\00", align 1
@.str.104 = private unnamed_addr constant [14 x i8] c"Level 3 reset\00", align 1
@.str.105 = private unnamed_addr constant [25 x i8] c"Link number out of range\00", align 1
@.str.106 = private unnamed_addr constant [29 x i8] c"Protocol driver not attached\00", align 1
@.str.107 = private unnamed_addr constant [27 x i8] c"No CSI structure available\00", align 1
@.str.108 = private unnamed_addr constant [15 x i8] c"Level 2 halted\00", align 1
@.str.109 = private unnamed_addr constant [17 x i8] c"Invalid exchange\00", align 1
@.str.110 = private unnamed_addr constant [27 x i8] c"Invalid request descriptor\00", align 1
@.str.111 = private unnamed_addr constant [14 x i8] c"Exchange full\00", align 1
@.str.112 = private unnamed_addr constant [9 x i8] c"No anode\00", align 1
@.str.113 = private unnamed_addr constant [21 x i8] c"Invalid request code\00", align 1
@.str.114 = private unnamed_addr constant [13 x i8] c"Invalid slot\00", align 1
@.str.115 = private unnamed_addr constant [21 x i8] c"Bad font file format\00", align 1
@.str.116 = private unnamed_addr constant [20 x i8] c"Device not a stream\00", align 1
@.str.117 = private unnamed_addr constant [18 x i8] c"No data available\00", align 1
@.str.118 = private unnamed_addr constant [14 x i8] c"Timer expired\00", align 1
@.str.119 = private unnamed_addr constant [25 x i8] c"Out of streams resources\00", align 1
@.str.120 = private unnamed_addr constant [30 x i8] c"Machine is not on the network\00", align 1
@.str.121 = private unnamed_addr constant [22 x i8] c"Package not installed\00", align 1
@.str.122 = private unnamed_addr constant [17 x i8] c"Object is remote\00", align 1
@.str.123 = private unnamed_addr constant [22 x i8] c"Link has been severed\00", align 1
@.str.124 = private unnamed_addr constant [16 x i8] c"Advertise error\00", align 1
@.str.125 = private unnamed_addr constant [14 x i8] c"Srmount error\00", align 1
@.str.126 = private unnamed_addr constant [28 x i8] c"Communication error on send\00", align 1
@.str.127 = private unnamed_addr constant [15 x i8] c"Protocol error\00", align 1
@.str.128 = private unnamed_addr constant [19 x i8] c"Multihop attempted\00", align 1
@.str.129 = private unnamed_addr constant [19 x i8] c"RFS specific error\00", align 1
@.str.130 = private unnamed_addr constant [12 x i8] c"Bad message\00", align 1
@.str.131 = private unnamed_addr constant [38 x i8] c"Value too large for defined data type\00", align 1
@.str.132 = private unnamed_addr constant [27 x i8] c"Name not unique on network\00", align 1
@.str.133 = private unnamed_addr constant [29 x i8] c"File descriptor in bad state\00", align 1
@.str.134 = private unnamed_addr constant [23 x i8] c"Remote address changed\00", align 1
@.str.135 = private unnamed_addr constant [39 x i8] c"Can not access a needed shared library\00", align 1
@.str.136 = private unnamed_addr constant [37 x i8] c"Accessing a corrupted shared library\00", align 1
@.str.137 = private unnamed_addr constant [32 x i8] c".lib section in a.out corrupted\00", align 1
@.str.138 = private unnamed_addr constant [48 x i8] c"Attempting to link in too many shared libraries\00", align 1
@.str.139 = private unnamed_addr constant [38 x i8] c"Cannot exec a shared library directly\00", align 1
@.str.140 = private unnamed_addr constant [50 x i8] c"Invalid or incomplete multibyte or wide character\00", align 1
@.str.141 = private unnamed_addr constant [44 x i8] c"Interrupted system call should be restarted\00", align 1
@.str.142 = private unnamed_addr constant [19 x i8] c"Streams pipe error\00", align 1
@.str.143 = private unnamed_addr constant [15 x i8] c"Too many users\00", align 1
@.str.144 = private unnamed_addr constant [31 x i8] c"Socket operation on non-socket\00", align 1
@.str.145 = private unnamed_addr constant [29 x i8] c"Destination address required\00", align 1
@.str.146 = private unnamed_addr constant [17 x i8] c"Message too long\00", align 1
@.str.147 = private unnamed_addr constant [31 x i8] c"Protocol wrong type for socket\00", align 1
@.str.148 = private unnamed_addr constant [23 x i8] c"Protocol not available\00", align 1
@.str.149 = private unnamed_addr constant [23 x i8] c"Protocol not supported\00", align 1
@.str.150 = private unnamed_addr constant [26 x i8] c"Socket type not supported\00", align 1
@.str.151 = private unnamed_addr constant [24 x i8] c"Operation not supported\00", align 1
@.str.152 = private unnamed_addr constant [30 x i8] c"Protocol family not supported\00", align 1
@.str.153 = private unnamed_addr constant [41 x i8] c"Address family not supported by protocol\00", align 1
@.str.154 = private unnamed_addr constant [23 x i8] c"Address already in use\00", align 1
@.str.155 = private unnamed_addr constant [32 x i8] c"Cannot assign requested address\00", align 1
@.str.156 = private unnamed_addr constant [16 x i8] c"Network is down\00", align 1
@.str.157 = private unnamed_addr constant [23 x i8] c"Network is unreachable\00", align 1
@.str.158 = private unnamed_addr constant [36 x i8] c"Network dropped connection on reset\00", align 1
@.str.159 = private unnamed_addr constant [33 x i8] c"Software caused connection abort\00", align 1
@.str.160 = private unnamed_addr constant [25 x i8] c"Connection reset by peer\00", align 1
@.str.161 = private unnamed_addr constant [26 x i8] c"No buffer space available\00", align 1
@.str.162 = private unnamed_addr constant [40 x i8] c"Transport endpoint is already connected\00", align 1
@.str.163 = private unnamed_addr constant [36 x i8] c"Transport endpoint is not connected\00", align 1
@.str.164 = private unnamed_addr constant [46 x i8] c"Cannot send after transport endpoint shutdown\00", align 1
@.str.165 = private unnamed_addr constant [35 x i8] c"Too many references: cannot splice\00", align 1
@.str.166 = private unnamed_addr constant [21 x i8] c"Connection timed out\00", align 1
@.str.167 = private unnamed_addr constant [19 x i8] c"Connection refused\00", align 1
@.str.168 = private unnamed_addr constant [13 x i8] c"Host is down\00", align 1
@.str.169 = private unnamed_addr constant [17 x i8] c"No route to host\00", align 1
@.str.170 = private unnamed_addr constant [30 x i8] c"Operation already in progress\00", align 1
@.str.171 = private unnamed_addr constant [26 x i8] c"Operation now in progress\00", align 1
@.str.172 = private unnamed_addr constant [18 x i8] c"Stale file handle\00", align 1
@.str.173 = private unnamed_addr constant [25 x i8] c"Structure needs cleaning\00", align 1
@.str.174 = private unnamed_addr constant [28 x i8] c"Not a XENIX named type file\00", align 1
@.str.175 = private unnamed_addr constant [30 x i8] c"No XENIX semaphores available\00", align 1
@.str.176 = private unnamed_addr constant [21 x i8] c"Is a named type file\00", align 1
@.str.177 = private unnamed_addr constant [17 x i8] c"Remote I/O error\00", align 1
@.str.178 = private unnamed_addr constant [20 x i8] c"Disk quota exceeded\00", align 1
@.str.179 = private unnamed_addr constant [16 x i8] c"No medium found\00", align 1
@.str.180 = private unnamed_addr constant [18 x i8] c"Wrong medium type\00", align 1
@.str.181 = private unnamed_addr constant [19 x i8] c"Operation canceled\00", align 1
@.str.182 = private unnamed_addr constant [27 x i8] c"Required key not available\00", align 1
@.str.183 = private unnamed_addr constant [16 x i8] c"Key has expired\00", align 1
@.str.184 = private unnamed_addr constant [21 x i8] c"Key has been revoked\00", align 1
@.str.185 = private unnamed_addr constant [28 x i8] c"Key was rejected by service\00", align 1
@.str.186 = private unnamed_addr constant [11 x i8] c"Owner died\00", align 1
@.str.187 = private unnamed_addr constant [22 x i8] c"State not recoverable\00", align 1
@.str.188 = private unnamed_addr constant [38 x i8] c"Operation not possible due to RF-kill\00", align 1
@.str.189 = private unnamed_addr constant [31 x i8] c"Memory page has hardware error\00", align 1
@__const.put_formatted.f = private unnamed_addr constant %struct.field { i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 -1 }, align 4
@.str.190 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.191 = private unnamed_addr constant [17 x i8] c"0123456789ABCDEF\00", align 1
@.str.192 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.193 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.194 = private unnamed_addr constant [26 x i8] c"wide characters in printf\00", align 1
@.str.195 = private unnamed_addr constant [35 x i8] c"long double in printf (use double)\00", align 1
@.str.196 = private unnamed_addr constant [49 x i8] c"a conversion of printf that raddle does not know\00", align 1
@.str.197 = private unnamed_addr constant [4 x i8] c"NAN\00", align 1
@.str.198 = private unnamed_addr constant [4 x i8] c"nan\00", align 1
@.str.199 = private unnamed_addr constant [4 x i8] c"INF\00", align 1
@.str.200 = private unnamed_addr constant [4 x i8] c"inf\00", align 1
@__const.put_binary.plain = private unnamed_addr constant %struct.field { i32 0, i32 0, i32 1, i32 0, i32 0, i32 0, i32 -1 }, align 4
@.str.201 = private unnamed_addr constant [47 x i8] c"output to other streams than stdout and stderr\00", align 1
@.str.202 = private unnamed_addr constant [35 x i8] c"output to other files than 1 and 2\00", align 1
@.str.203 = private unnamed_addr constant [65 x i8] c"a buffer of the program's own for a stream (pass a null pointer)\00", align 1
@.str.204 = private unnamed_addr constant [27 x i8] c"more than 32 exit handlers\00", align 1
@ending = internal global i32 0, align 4
@.str.205 = private unnamed_addr constant [36 x i8] c"exit and quick_exit are both called\00", align 1
@.str.206 = private unnamed_addr constant [48 x i8] c"exit is called again, by a handler that it runs\00", align 1
@.str.207 = private unnamed_addr constant [71 x i8] c"this operation of a futex (raddle has wait, wake, bitsets and requeue)\00", align 1
@futex_lock = internal global i64 0, align 8
@.str.208 = private unnamed_addr constant [47 x i8] c"a futex in a program with more than 64 threads\00", align 1
@sleepers = internal global [64 x %struct.sleeper] zeroinitializer, align 4
@futex_sleepers = internal global i64 0, align 8
@.str.209 = private unnamed_addr constant [83 x i8] c"a signal handler (signals are not modelled; start a thread that calls the handler)\00", align 1
@__raddle_nondet_values = external constant [0 x i64], align 8
@__raddle_nondet_count = external constant i64, align 8

define i32 @pthread_mutex_init(ptr noundef nonnull %mutex, ptr noundef %attributes) {
entry:
  %mutex.addr = alloca ptr, align 4
  %attributes.addr = alloca ptr, align 4
  %kind = alloca i64, align 8
  store ptr %mutex, ptr %mutex.addr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %kind)
  %0 = load ptr, ptr %attributes.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %attributes.addr, align 4
  %2 = load i32, ptr %1, align 4
  %and = and i32 %2, 3
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %and, %cond.true ], [ 0, %cond.false ]
  %conv = zext i32 %cond to i64
  store i64 %conv, ptr %kind, align 8
  %3 = load i64, ptr %kind, align 8
  %cmp = icmp eq i64 %3, 3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %cond.end
  store i64 0, ptr %kind, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %cond.end
  %4 = load ptr, ptr %mutex.addr, align 4
  %5 = load i64, ptr %kind, align 8
  call void @init_mutex(ptr noundef %4, i64 noundef %5)
  call void @llvm.lifetime.end.p0(ptr %kind)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal void @init_mutex(ptr noundef %mutex, i64 noundef %kind) {
entry:
  %mutex.addr = alloca ptr, align 4
  %kind.addr = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  store i64 %kind, ptr %kind.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 4
  %call = call i32 @may_be_in_use(ptr noundef %0, i32 noundef 0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %mutex.addr, align 4
  %call1 = call ptr @mutex_word(ptr noundef %1)
  %2 = load atomic i64, ptr %call1 monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  %and = and i64 %3, 65535
  %tobool2 = icmp ne i64 %and, 0
  br i1 %tobool2, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__raddle_error_lock(ptr noundef @.str.41)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  %4 = load ptr, ptr %mutex.addr, align 4
  call void @note_initialised(ptr noundef %4, i32 noundef 0)
  %5 = load ptr, ptr %mutex.addr, align 4
  %call3 = call ptr @mutex_word(ptr noundef %5)
  %6 = load i64, ptr %kind.addr, align 8
  %shl = shl i64 %6, 32
  store i64 %shl, ptr %.atomictmp, align 4
  %7 = load i64, ptr %.atomictmp, align 4
  store atomic i64 %7, ptr %call3 monotonic, align 8
  ret void
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define i32 @pthread_mutex_destroy(ptr noundef nonnull %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %mutex.addr, align 4
  call void @destroy_mutex(ptr noundef %0)
  ret i32 0
}

define internal void @destroy_mutex(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  %old = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %old)
  %0 = load ptr, ptr %mutex.addr, align 4
  %call = call ptr @mutex_word(ptr noundef %0)
  %1 = load atomic i64, ptr %call monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %old, align 8
  %3 = load ptr, ptr %mutex.addr, align 4
  %call1 = call ptr @mutex_word(ptr noundef %3)
  %4 = load i64, ptr %old, align 8
  %or = or i64 %4, 17179869184
  store i64 %or, ptr %.atomictmp, align 4
  %5 = load i64, ptr %.atomictmp, align 4
  store atomic i64 %5, ptr %call1 monotonic, align 8
  %6 = load i64, ptr %old, align 8
  %and = and i64 %6, 17179869184
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.42)
  unreachable

if.end:                                           ; preds = %entry
  %7 = load i64, ptr %old, align 8
  %and2 = and i64 %7, 65535
  %tobool3 = icmp ne i64 %and2, 0
  br i1 %tobool3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  call void @__raddle_error_lock(ptr noundef @.str.43)
  unreachable

if.end5:                                          ; preds = %if.end
  %8 = load ptr, ptr %mutex.addr, align 4
  call void @note_destroyed(ptr noundef %8, i32 noundef 0)
  call void @llvm.lifetime.end.p0(ptr %old)
  ret void
}

define i32 @pthread_mutex_lock(ptr noundef nonnull %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %0, i32 8
  call void @__raddle_lock(ptr noundef %add.ptr)
  ret i32 0
}

declare void @__raddle_lock(ptr noundef)

define i32 @pthread_mutex_unlock(ptr noundef nonnull %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %0, i32 8
  call void @__raddle_unlock(ptr noundef %add.ptr)
  ret i32 0
}

declare void @__raddle_unlock(ptr noundef)

define i32 @__raddle_checked_mutex_lock(ptr noundef %mutex) {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca ptr, align 4
  %seen = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %mutex.addr, align 4
  %call = call ptr @mutex_word(ptr noundef %0)
  %1 = load atomic i64, ptr %call monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %seen, align 8
  %3 = load i64, ptr %seen, align 8
  %shr = lshr i64 %3, 32
  %and = and i64 %shr, 3
  %cmp = icmp eq i64 %and, 2
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %4 = load i64, ptr %seen, align 8
  %and1 = and i64 %4, 65535
  %call2 = call i64 @__raddle_self()
  %cmp3 = icmp eq i64 %and1, %call2
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  store i32 35, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %entry
  %5 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %5, i32 8
  call void @__raddle_lock(ptr noundef %add.ptr)
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  %6 = load i32, ptr %retval, align 4
  ret i32 %6
}

define internal ptr @mutex_word(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %0, i32 8
  ret ptr %add.ptr
}

declare i64 @__raddle_self()

define i32 @__raddle_checked_mutex_unlock(ptr noundef %mutex) {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca ptr, align 4
  %seen = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %mutex.addr, align 4
  %call = call ptr @mutex_word(ptr noundef %0)
  %1 = load atomic i64, ptr %call monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %seen, align 8
  %3 = load i64, ptr %seen, align 8
  %shr = lshr i64 %3, 32
  %and = and i64 %shr, 3
  %cmp = icmp ne i64 %and, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %4 = load i64, ptr %seen, align 8
  %and1 = and i64 %4, 65535
  %call2 = call i64 @__raddle_self()
  %cmp3 = icmp ne i64 %and1, %call2
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %entry
  %5 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %5, i32 8
  call void @__raddle_unlock(ptr noundef %add.ptr)
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  %6 = load i32, ptr %retval, align 4
  ret i32 %6
}

define i32 @pthread_mutex_trylock(ptr noundef nonnull %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %0, i32 8
  %call = call i32 @__raddle_trylock(ptr noundef %add.ptr)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 16
  ret i32 %cond
}

declare i32 @__raddle_trylock(ptr noundef)

define i32 @pthread_mutex_timedlock(ptr noundef nonnull %mutex, ptr noundef nonnull %until) {
entry:
  %mutex.addr = alloca ptr, align 4
  %until.addr = alloca ptr, align 4
  %wrong = alloca i32, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %wrong)
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  store i32 %call, ptr %wrong, align 4
  %1 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %1, i32 8
  %call1 = call i32 @__raddle_trylock(ptr noundef %add.ptr)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %wrong, align 4
  %call2 = call i32 @timed_out(i32 noundef %2)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %call2, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %wrong)
  ret i32 %cond
}

define internal i32 @wrong_time(ptr noundef %time) {
entry:
  %time.addr = alloca ptr, align 4
  %seconds = alloca i32, align 4
  %rest = alloca i32, align 4
  store ptr %time, ptr %time.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seconds)
  %0 = load ptr, ptr %time.addr, align 4
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %tv_sec, align 4
  store i32 %1, ptr %seconds, align 4
  call void @llvm.lifetime.start.p0(ptr %rest)
  %2 = load ptr, ptr %time.addr, align 4
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %2, i32 0, i32 1
  %3 = load i32, ptr %tv_nsec, align 4
  store i32 %3, ptr %rest, align 4
  %4 = load i32, ptr %rest, align 4
  %cmp = icmp slt i32 %4, 0
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %5 = load i32, ptr %rest, align 4
  %cmp1 = icmp sgt i32 %5, 999999999
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %6 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %6 to i32
  call void @llvm.lifetime.end.p0(ptr %rest)
  call void @llvm.lifetime.end.p0(ptr %seconds)
  ret i32 %lor.ext
}

define internal i32 @timed_out(i32 noundef %wrong) {
entry:
  %wrong.addr = alloca i32, align 4
  store i32 %wrong, ptr %wrong.addr, align 4
  %0 = load i32, ptr %wrong.addr, align 4
  %tobool = icmp ne i32 %0, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 22, i32 110
  ret i32 %cond
}

define i32 @pthread_mutex_clocklock(ptr noundef nonnull %mutex, i32 noundef %clock, ptr noundef nonnull %until) {
entry:
  %mutex.addr = alloca ptr, align 4
  %clock.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 4
  %wrong = alloca i32, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %wrong)
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  store i32 %call, ptr %wrong, align 4
  %1 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %1, i32 8
  %call1 = call i32 @__raddle_trylock(ptr noundef %add.ptr)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %wrong, align 4
  %call2 = call i32 @timed_out(i32 noundef %2)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %call2, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %wrong)
  ret i32 %cond
}

define i32 @pthread_mutexattr_init(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  call void @end_attributes(ptr noundef %0)
  ret i32 0
}

define internal void @end_attributes(ptr noundef %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  %kept = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %kept)
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load i32, ptr %0, align 4
  store i32 %1, ptr %kept, align 4
  %2 = load i32, ptr %kept, align 4
  %3 = load ptr, ptr %attributes.addr, align 4
  store i32 %2, ptr %3, align 4
  call void @llvm.lifetime.end.p0(ptr %kept)
  ret void
}

define i32 @pthread_mutexattr_settype(ptr noundef nonnull %attributes, i32 noundef %kind) {
entry:
  %attributes.addr = alloca ptr, align 4
  %kind.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %kind, ptr %kind.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load i32, ptr %kind.addr, align 4
  %call = call i32 @set_attribute(ptr noundef %0, i32 noundef 0, i32 noundef %1, i32 noundef 3)
  ret i32 %call
}

define internal i32 @set_attribute(ptr noundef %attributes, i32 noundef %shift, i32 noundef %value, i32 noundef %last) {
entry:
  %retval = alloca i32, align 4
  %attributes.addr = alloca ptr, align 4
  %shift.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %last.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %shift, ptr %shift.addr, align 4
  store i32 %value, ptr %value.addr, align 4
  store i32 %last, ptr %last.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %value.addr, align 4
  %2 = load i32, ptr %last.addr, align 4
  %cmp1 = icmp sgt i32 %1, %2
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = load ptr, ptr %attributes.addr, align 4
  %4 = load i32, ptr %3, align 4
  %5 = load i32, ptr %shift.addr, align 4
  %shl = shl i32 3, %5
  %not = xor i32 %shl, -1
  %and = and i32 %4, %not
  %6 = load i32, ptr %value.addr, align 4
  %7 = load i32, ptr %shift.addr, align 4
  %shl2 = shl i32 %6, %7
  %or = or i32 %and, %shl2
  %8 = load ptr, ptr %attributes.addr, align 4
  store i32 %or, ptr %8, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %9 = load i32, ptr %retval, align 4
  ret i32 %9
}

define i32 @pthread_mutexattr_gettype(ptr noundef nonnull %attributes, ptr noundef nonnull %kind) {
entry:
  %attributes.addr = alloca ptr, align 4
  %kind.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %kind, ptr %kind.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load ptr, ptr %kind.addr, align 4
  %call = call i32 @get_attribute(ptr noundef %0, i32 noundef 0, ptr noundef %1)
  ret i32 %call
}

define internal i32 @get_attribute(ptr noundef %attributes, i32 noundef %shift, ptr noundef %value) {
entry:
  %attributes.addr = alloca ptr, align 4
  %shift.addr = alloca i32, align 4
  %value.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %shift, ptr %shift.addr, align 4
  store ptr %value, ptr %value.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load i32, ptr %0, align 4
  %2 = load i32, ptr %shift.addr, align 4
  %shr = lshr i32 %1, %2
  %and = and i32 %shr, 3
  %3 = load ptr, ptr %value.addr, align 4
  store i32 %and, ptr %3, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setpshared(ptr noundef nonnull %attributes, i32 noundef %shared) {
entry:
  %attributes.addr = alloca ptr, align 4
  %shared.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load i32, ptr %shared.addr, align 4
  %call = call i32 @set_attribute(ptr noundef %0, i32 noundef 4, i32 noundef %1, i32 noundef 1)
  ret i32 %call
}

define i32 @pthread_mutexattr_getpshared(ptr noundef nonnull %attributes, ptr noundef nonnull %shared) {
entry:
  %attributes.addr = alloca ptr, align 4
  %shared.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load ptr, ptr %shared.addr, align 4
  %call = call i32 @get_attribute(ptr noundef %0, i32 noundef 4, ptr noundef %1)
  ret i32 %call
}

define i32 @pthread_mutexattr_setprotocol(ptr noundef nonnull %attributes, i32 noundef %protocol) {
entry:
  %attributes.addr = alloca ptr, align 4
  %protocol.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %protocol, ptr %protocol.addr, align 4
  %0 = load i32, ptr %protocol.addr, align 4
  %cmp = icmp eq i32 %0, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %attributes.addr, align 4
  %2 = load i32, ptr %protocol.addr, align 4
  %call = call i32 @set_attribute(ptr noundef %1, i32 noundef 8, i32 noundef %2, i32 noundef 1)
  ret i32 %call
}

declare void @__raddle_unsupported(ptr noundef)

define i32 @pthread_mutexattr_getprotocol(ptr noundef nonnull %attributes, ptr noundef nonnull %protocol) {
entry:
  %attributes.addr = alloca ptr, align 4
  %protocol.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %protocol, ptr %protocol.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load ptr, ptr %protocol.addr, align 4
  %call = call i32 @get_attribute(ptr noundef %0, i32 noundef 8, ptr noundef %1)
  ret i32 %call
}

define i32 @pthread_mutexattr_setprioceiling(ptr noundef nonnull %attributes, i32 noundef %ceiling) {
entry:
  %attributes.addr = alloca ptr, align 4
  %ceiling.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %ceiling, ptr %ceiling.addr, align 4
  call void @__raddle_unsupported(ptr noundef @.str)
  unreachable
}

define i32 @pthread_mutexattr_getrobust(ptr noundef nonnull %attributes, ptr noundef nonnull %robust) {
entry:
  %attributes.addr = alloca ptr, align 4
  %robust.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %robust, ptr %robust.addr, align 4
  %0 = load ptr, ptr %robust.addr, align 4
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setrobust(ptr noundef nonnull %attributes, i32 noundef %robust) {
entry:
  %attributes.addr = alloca ptr, align 4
  %robust.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %robust, ptr %robust.addr, align 4
  %0 = load i32, ptr %robust.addr, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.1)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %robust.addr, align 4
  %cmp1 = icmp eq i32 %1, 0
  %2 = zext i1 %cmp1 to i64
  %cond = select i1 %cmp1, i32 0, i32 22
  ret i32 %cond
}

define i32 @pthread_spin_init(ptr noundef nonnull %lock, i32 noundef %shared) {
entry:
  %lock.addr = alloca ptr, align 4
  %shared.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  store i32 %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  store i32 0, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %1, ptr %0 monotonic, align 4
  ret i32 0
}

define i32 @pthread_spin_destroy(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  %owner = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %owner)
  %0 = load ptr, ptr %lock.addr, align 4
  %1 = load atomic i32, ptr %0 monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  store i32 %2, ptr %owner, align 4
  %3 = load i32, ptr %owner, align 4
  call void @check_spinlock(i32 noundef %3)
  %4 = load i32, ptr %owner, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.2)
  unreachable

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %lock.addr, align 4
  store i32 32768, ptr %.atomictmp, align 4
  %6 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %6, ptr %5 monotonic, align 4
  call void @llvm.lifetime.end.p0(ptr %owner)
  ret i32 0
}

define internal void @check_spinlock(i32 noundef %seen) {
entry:
  %seen.addr = alloca i32, align 4
  store i32 %seen, ptr %seen.addr, align 4
  %0 = load i32, ptr %seen.addr, align 4
  %cmp = icmp eq i32 %0, 32768
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.44)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

declare void @__raddle_error_lock(ptr noundef)

define i32 @pthread_spin_lock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i64 @__raddle_self()
  %call1 = call i64 @__raddle_await_rmw_eq_32_xchg(ptr noundef %0, i64 noundef 32767, i64 noundef 0, i64 noundef %call)
  %conv = trunc i64 %call1 to i32
  call void @check_spinlock(i32 noundef %conv)
  ret i32 0
}

declare i64 @__raddle_await_rmw_eq_32_xchg(ptr noundef, i64 noundef, i64 noundef, i64 noundef)

define i32 @pthread_spin_trylock(ptr noundef nonnull %lock) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 4
  %free = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %free)
  store i32 0, ptr %free, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i64 @__raddle_self()
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %.atomictmp, align 4
  %1 = load i32, ptr %free, align 4
  %2 = load i32, ptr %.atomictmp, align 4
  %3 = cmpxchg ptr %0, i32 %1, i32 %2 acquire monotonic, align 4
  %4 = extractvalue { i32, i1 } %3, 0
  %5 = extractvalue { i32, i1 } %3, 1
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %4, ptr %free, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %6 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %6 to i1
  br i1 %loadedv, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %cmpxchg.continue
  %7 = load i32, ptr %free, align 4
  call void @check_spinlock(i32 noundef %7)
  store i32 16, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %free)
  %8 = load i32, ptr %retval, align 4
  ret i32 %8
}

define i32 @pthread_spin_unlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  %owner = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %owner)
  %0 = load ptr, ptr %lock.addr, align 4
  store i32 0, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = atomicrmw xchg ptr %0, i32 %1 release, align 4
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4
  store i32 %3, ptr %owner, align 4
  %4 = load i32, ptr %owner, align 4
  call void @check_spinlock(i32 noundef %4)
  %5 = load i32, ptr %owner, align 4
  %cmp = icmp eq i32 %5, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.3)
  unreachable

if.end:                                           ; preds = %entry
  %6 = load i32, ptr %owner, align 4
  %conv = zext i32 %6 to i64
  %call = call i64 @__raddle_self()
  %cmp1 = icmp ne i64 %conv, %call
  br i1 %cmp1, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  call void @__raddle_error_lock(ptr noundef @.str.4)
  unreachable

if.end4:                                          ; preds = %if.end
  call void @llvm.lifetime.end.p0(ptr %owner)
  ret i32 0
}

define i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef %attributes, ptr noundef nonnull %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 4
  %attributes.addr = alloca ptr, align 4
  %function.addr = alloca ptr, align 4
  %argument.addr = alloca ptr, align 4
  %alone = alloca i32, align 4
  %made = alloca i64, align 8
  store ptr %thread, ptr %thread.addr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  store ptr %argument, ptr %argument.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %alone)
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call i32 @detached(ptr noundef %0)
  store i32 %call, ptr %alone, align 4
  call void @llvm.lifetime.start.p0(ptr %made)
  %1 = load ptr, ptr %function.addr, align 4
  %2 = load ptr, ptr %argument.addr, align 4
  %call1 = call i64 (ptr, ptr, ...) @__raddle_spawn(ptr noundef %1, ptr noundef %2)
  store i64 %call1, ptr %made, align 8
  %3 = load i64, ptr %made, align 8
  %conv = trunc i64 %3 to i32
  %4 = load ptr, ptr %thread.addr, align 4
  store i32 %conv, ptr %4, align 4
  %5 = load i32, ptr %alone, align 4
  %tobool = icmp ne i32 %5, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %6 = load i64, ptr %made, align 8
  call void @__raddle_detach(i64 noundef %6)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr %made)
  call void @llvm.lifetime.end.p0(ptr %alone)
  ret i32 0
}

define internal i32 @detached(ptr noundef %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load ptr, ptr %attributes.addr, align 4
  %2 = load i32, ptr %1, align 4
  %tobool1 = icmp ne i32 %2, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %tobool1, %land.rhs ]
  %land.ext = zext i1 %3 to i32
  ret i32 %land.ext
}

declare i64 @__raddle_spawn(ptr noundef, ptr noundef, ...)

declare void @__raddle_detach(i64 noundef)

define i32 @pthread_join(i32 noundef %thread, ptr noundef %result) {
entry:
  %thread.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 4
  %value = alloca ptr, align 4
  store i32 %thread, ptr %thread.addr, align 4
  store ptr %result, ptr %result.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %value)
  %0 = load i32, ptr %thread.addr, align 4
  %conv = zext i32 %0 to i64
  %call = call ptr @__raddle_join(i64 noundef %conv)
  store ptr %call, ptr %value, align 4
  %1 = load ptr, ptr %result.addr, align 4
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %value, align 4
  %3 = load ptr, ptr %result.addr, align 4
  store ptr %2, ptr %3, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr %value)
  ret i32 0
}

declare ptr @__raddle_join(i64 noundef)

define i32 @pthread_tryjoin_np(i32 noundef %thread, ptr noundef %result) {
entry:
  %thread.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 4
  store i32 %thread, ptr %thread.addr, align 4
  store ptr %result, ptr %result.addr, align 4
  call void @__raddle_unsupported(ptr noundef @.str.5)
  unreachable
}

define i32 @pthread_detach(i32 noundef %thread) {
entry:
  %thread.addr = alloca i32, align 4
  store i32 %thread, ptr %thread.addr, align 4
  %0 = load i32, ptr %thread.addr, align 4
  %conv = zext i32 %0 to i64
  call void @__raddle_detach(i64 noundef %conv)
  ret i32 0
}

define i32 @pthread_self() {
entry:
  %call = call i64 @__raddle_self()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @pthread_equal(i32 noundef %first, i32 noundef %second) {
entry:
  %first.addr = alloca i32, align 4
  %second.addr = alloca i32, align 4
  store i32 %first, ptr %first.addr, align 4
  store i32 %second, ptr %second.addr, align 4
  %0 = load i32, ptr %first.addr, align 4
  %1 = load i32, ptr %second.addr, align 4
  %cmp = icmp eq i32 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define void @pthread_exit(ptr noundef %result) {
entry:
  %result.addr = alloca ptr, align 4
  store ptr %result, ptr %result.addr, align 4
  %0 = load ptr, ptr %result.addr, align 4
  call void @__raddle_exit_thread(ptr noundef %0)
  unreachable
}

declare void @__raddle_exit_thread(ptr noundef)

define i32 @pthread_key_create(ptr noundef nonnull %key, ptr noundef %destructor) {
entry:
  %key.addr = alloca ptr, align 4
  %destructor.addr = alloca ptr, align 4
  store ptr %key, ptr %key.addr, align 4
  store ptr %destructor, ptr %destructor.addr, align 4
  %0 = load ptr, ptr %destructor.addr, align 4
  %call = call i32 @new_key(ptr noundef %0)
  %1 = load ptr, ptr %key.addr, align 4
  store i32 %call, ptr %1, align 4
  ret i32 0
}

define internal i32 @new_key(ptr noundef %destructor) {
entry:
  %destructor.addr = alloca ptr, align 4
  %key = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca ptr, align 4
  store ptr %destructor, ptr %destructor.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %key)
  store i32 1, ptr %.atomictmp, align 4
  %0 = load i32, ptr %.atomictmp, align 4
  %1 = atomicrmw add ptr @keys_made, i32 %0 monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  store i32 %2, ptr %key, align 4
  %3 = load i32, ptr %key, align 4
  %cmp = icmp uge i32 %3, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.45)
  unreachable

if.end:                                           ; preds = %entry
  %4 = load i32, ptr %key, align 4
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr @key_destructors, i32 0, i32 %4
  %5 = load ptr, ptr %destructor.addr, align 4
  store ptr %5, ptr %.atomictmp1, align 4
  %6 = load i32, ptr %.atomictmp1, align 4
  store atomic i32 %6, ptr %arrayidx monotonic, align 4
  %7 = load i32, ptr %key, align 4
  call void @llvm.lifetime.end.p0(ptr %key)
  ret i32 %7
}

define i32 @pthread_key_delete(i32 noundef %key) {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i32, align 4
  %.atomictmp = alloca ptr, align 4
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %cmp = icmp uge i32 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %key.addr, align 4
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr @key_destructors, i32 0, i32 %1
  store ptr null, ptr %.atomictmp, align 4
  %2 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %2, ptr %arrayidx monotonic, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %3 = load i32, ptr %retval, align 4
  ret i32 %3
}

define ptr @pthread_getspecific(i32 noundef %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %cmp = icmp ult i32 %0, 64
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values)
  %2 = load i32, ptr %key.addr, align 4
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr %1, i32 0, i32 %2
  %3 = load ptr, ptr %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %3, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

declare nonnull ptr @llvm.threadlocal.address.p0(ptr nonnull)

define i32 @pthread_setspecific(i32 noundef %key, ptr noundef %value) {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i32, align 4
  %value.addr = alloca ptr, align 4
  store i32 %key, ptr %key.addr, align 4
  store ptr %value, ptr %value.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %cmp = icmp uge i32 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %value.addr, align 4
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values)
  %3 = load i32, ptr %key.addr, align 4
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr %2, i32 0, i32 %3
  store ptr %1, ptr %arrayidx, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

define void @__raddle_thread_begins() {
entry:
  ret void
}

define void @__raddle_thread_ends() {
entry:
  ret void
}

define void @__raddle_end_objects() {
entry:
  ret void
}

define void @__raddle_end_keys() {
entry:
  ret void
}

define void @__raddle_end_thread() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ends)
  %1 = load i32, ptr %0, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.6)
  unreachable

if.end:                                           ; preds = %entry
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @ends)
  store i32 1, ptr %2, align 4
  call void @run_key_destructors()
  call void @__raddle_thread_ends()
  ret void
}

define internal void @run_key_destructors() {
entry:
  %made = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %round = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %again = alloca i32, align 4
  %key = alloca i32, align 4
  %value = alloca ptr, align 4
  %destructor = alloca ptr, align 4
  %atomic-temp6 = alloca ptr, align 4
  call void @llvm.lifetime.start.p0(ptr %made)
  %0 = load atomic i32, ptr @keys_made monotonic, align 4
  store i32 %0, ptr %atomic-temp, align 4
  %1 = load i32, ptr %atomic-temp, align 4
  store i32 %1, ptr %made, align 4
  call void @llvm.lifetime.start.p0(ptr %round)
  store i32 0, ptr %round, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc19, %entry
  %2 = load i32, ptr %round, align 4
  %cmp = icmp slt i32 %2, 4
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup21

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %again)
  store i32 0, ptr %again, align 4
  call void @llvm.lifetime.start.p0(ptr %key)
  store i32 0, ptr %key, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %3 = load i32, ptr %key, align 4
  %4 = load i32, ptr %made, align 4
  %cmp2 = icmp ult i32 %3, %4
  br i1 %cmp2, label %for.body4, label %for.cond.cleanup3

for.cond.cleanup3:                                ; preds = %for.cond1
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %key)
  br label %for.end

for.body4:                                        ; preds = %for.cond1
  call void @llvm.lifetime.start.p0(ptr %value)
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values)
  %6 = load i32, ptr %key, align 4
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr %5, i32 0, i32 %6
  %7 = load ptr, ptr %arrayidx, align 4
  store ptr %7, ptr %value, align 4
  %8 = load ptr, ptr %value, align 4
  %tobool = icmp ne ptr %8, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body4
  store i32 7, ptr %cleanup.dest.slot, align 4
  br label %cleanup11

if.end:                                           ; preds = %for.body4
  call void @llvm.lifetime.start.p0(ptr %destructor)
  %9 = load i32, ptr %key, align 4
  %arrayidx5 = getelementptr inbounds nuw [64 x ptr], ptr @key_destructors, i32 0, i32 %9
  %10 = load atomic i32, ptr %arrayidx5 monotonic, align 4
  store i32 %10, ptr %atomic-temp6, align 4
  %11 = load ptr, ptr %atomic-temp6, align 4
  store ptr %11, ptr %destructor, align 4
  %12 = load ptr, ptr %destructor, align 4
  %tobool7 = icmp ne ptr %12, null
  br i1 %tobool7, label %if.end9, label %if.then8

if.then8:                                         ; preds = %if.end
  store i32 7, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end9:                                          ; preds = %if.end
  %13 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @key_values)
  %14 = load i32, ptr %key, align 4
  %arrayidx10 = getelementptr inbounds nuw [64 x ptr], ptr %13, i32 0, i32 %14
  store ptr null, ptr %arrayidx10, align 4
  %15 = load ptr, ptr %destructor, align 4
  %16 = load ptr, ptr %value, align 4
  call void %15(ptr noundef %16)
  store i32 1, ptr %again, align 4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end9, %if.then8
  call void @llvm.lifetime.end.p0(ptr %destructor)
  br label %cleanup11

cleanup11:                                        ; preds = %cleanup, %if.then
  call void @llvm.lifetime.end.p0(ptr %value)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 7, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup11
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup11
  %17 = load i32, ptr %key, align 4
  %inc = add i32 %17, 1
  store i32 %inc, ptr %key, align 4
  br label %for.cond1

for.end:                                          ; preds = %for.cond.cleanup3
  %18 = load i32, ptr %again, align 4
  %tobool13 = icmp ne i32 %18, 0
  br i1 %tobool13, label %if.end15, label %if.then14

if.then14:                                        ; preds = %for.end
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup16

if.end15:                                         ; preds = %for.end
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup16

cleanup16:                                        ; preds = %if.end15, %if.then14
  call void @llvm.lifetime.end.p0(ptr %again)
  %cleanup.dest17 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest17, label %cleanup21 [
    i32 0, label %cleanup.cont18
  ]

cleanup.cont18:                                   ; preds = %cleanup16
  br label %for.inc19

for.inc19:                                        ; preds = %cleanup.cont18
  %19 = load i32, ptr %round, align 4
  %inc20 = add nsw i32 %19, 1
  store i32 %inc20, ptr %round, align 4
  br label %for.cond

cleanup21:                                        ; preds = %cleanup16, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %round)
  %cleanup.dest22 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest22, label %cleanup24 [
    i32 2, label %for.end23
  ]

for.end23:                                        ; preds = %cleanup21
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup24

cleanup24:                                        ; preds = %for.end23, %cleanup21
  call void @llvm.lifetime.end.p0(ptr %made)
  %cleanup.dest25 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest25, label %unreachable [
    i32 0, label %cleanup.cont26
    i32 1, label %cleanup.cont26
  ]

cleanup.cont26:                                   ; preds = %cleanup24, %cleanup24
  ret void

unreachable:                                      ; preds = %cleanup24, %cleanup11
  unreachable
}

define i32 @__raddle_start_thread(ptr noundef %thread, ptr noundef %function, ptr noundef %first, ptr noundef %second, ptr noundef %third, ptr noundef %fourth) {
entry:
  %thread.addr = alloca ptr, align 4
  %function.addr = alloca ptr, align 4
  %first.addr = alloca ptr, align 4
  %second.addr = alloca ptr, align 4
  %third.addr = alloca ptr, align 4
  %fourth.addr = alloca ptr, align 4
  store ptr %thread, ptr %thread.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  store ptr %first, ptr %first.addr, align 4
  store ptr %second, ptr %second.addr, align 4
  store ptr %third, ptr %third.addr, align 4
  store ptr %fourth, ptr %fourth.addr, align 4
  call void @__raddle_thread_begins()
  %0 = load ptr, ptr %function.addr, align 4
  %1 = load ptr, ptr %first.addr, align 4
  %2 = load ptr, ptr %second.addr, align 4
  %3 = load ptr, ptr %third.addr, align 4
  %4 = load ptr, ptr %fourth.addr, align 4
  %call = call i64 (ptr, ptr, ...) @__raddle_spawn(ptr noundef %0, ptr noundef %1, ptr noundef %2, ptr noundef %3, ptr noundef %4)
  %conv = trunc i64 %call to i32
  %5 = load ptr, ptr %thread.addr, align 4
  store i32 %conv, ptr %5, align 4
  ret i32 0
}

define void @__raddle_thread_returns() {
entry:
  call void @__raddle_end_objects()
  call void @__raddle_end_keys()
  ret void
}

define i32 @__raddle_keyed_pthread_create(ptr noundef %thread, ptr noundef %attributes, ptr noundef %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 4
  %attributes.addr = alloca ptr, align 4
  %function.addr = alloca ptr, align 4
  %argument.addr = alloca ptr, align 4
  %alone = alloca i32, align 4
  %made = alloca i64, align 8
  store ptr %thread, ptr %thread.addr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  store ptr %argument, ptr %argument.addr, align 4
  call void @__raddle_thread_begins()
  call void @llvm.lifetime.start.p0(ptr %alone)
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call i32 @detached(ptr noundef %0)
  store i32 %call, ptr %alone, align 4
  call void @llvm.lifetime.start.p0(ptr %made)
  %1 = load ptr, ptr %function.addr, align 4
  %2 = load ptr, ptr %argument.addr, align 4
  %call1 = call i64 (ptr, ptr, ...) @__raddle_spawn(ptr noundef @keyed_start, ptr noundef %1, ptr noundef %2)
  store i64 %call1, ptr %made, align 8
  %3 = load i64, ptr %made, align 8
  %conv = trunc i64 %3 to i32
  %4 = load ptr, ptr %thread.addr, align 4
  store i32 %conv, ptr %4, align 4
  %5 = load i32, ptr %alone, align 4
  %tobool = icmp ne i32 %5, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %6 = load i64, ptr %made, align 8
  call void @__raddle_detach(i64 noundef %6)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr %made)
  call void @llvm.lifetime.end.p0(ptr %alone)
  ret i32 0
}

define internal ptr @keyed_start(ptr noundef %function, ptr noundef %argument) {
entry:
  %function.addr = alloca ptr, align 4
  %argument.addr = alloca ptr, align 4
  %result = alloca ptr, align 4
  store ptr %function, ptr %function.addr, align 4
  store ptr %argument, ptr %argument.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %result)
  %0 = load ptr, ptr %function.addr, align 4
  %1 = load ptr, ptr %argument.addr, align 4
  %call = call ptr %0(ptr noundef %1)
  store ptr %call, ptr %result, align 4
  call void @__raddle_end_thread()
  %2 = load ptr, ptr %result, align 4
  call void @llvm.lifetime.end.p0(ptr %result)
  ret ptr %2
}

define void @__raddle_full_pthread_exit(ptr noundef %result) {
entry:
  %result.addr = alloca ptr, align 4
  store ptr %result, ptr %result.addr, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cleanups_pending)
  %1 = load i32, ptr %0, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.7)
  unreachable

if.end:                                           ; preds = %entry
  call void @__raddle_end_thread()
  %2 = load ptr, ptr %result.addr, align 4
  call void @__raddle_exit_thread(ptr noundef %2)
  unreachable
}

define i32 @__raddle_first_return(ptr noundef %environment, i32 noundef %mask) {
entry:
  %environment.addr = alloca ptr, align 4
  %mask.addr = alloca i32, align 4
  store ptr %environment, ptr %environment.addr, align 4
  store i32 %mask, ptr %mask.addr, align 4
  ret i32 0
}

define void @__pthread_register_cancel(ptr inreg noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 4
  store ptr %buffer, ptr %buffer.addr, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cleanups_pending)
  %1 = load i32, ptr %0, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %0, align 4
  ret void
}

define void @__pthread_unregister_cancel(ptr inreg noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 4
  store ptr %buffer, ptr %buffer.addr, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cleanups_pending)
  %1 = load i32, ptr %0, align 4
  %dec = add nsw i32 %1, -1
  store i32 %dec, ptr %0, align 4
  ret void
}

define weak void @__pthread_unwind_next(ptr inreg noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 4
  store ptr %buffer, ptr %buffer.addr, align 4
  call void @__raddle_unsupported(ptr noundef @.str.7)
  unreachable
}

define i32 @pthread_setcancelstate(i32 noundef %state, ptr noundef %old) {
entry:
  %state.addr = alloca i32, align 4
  %old.addr = alloca ptr, align 4
  store i32 %state, ptr %state.addr, align 4
  store ptr %old, ptr %old.addr, align 4
  %0 = load ptr, ptr %old.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %old.addr, align 4
  store i32 0, ptr %1, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

define i32 @pthread_setcanceltype(i32 noundef %type, ptr noundef %old) {
entry:
  %type.addr = alloca i32, align 4
  %old.addr = alloca ptr, align 4
  store i32 %type, ptr %type.addr, align 4
  store ptr %old, ptr %old.addr, align 4
  %0 = load ptr, ptr %old.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %old.addr, align 4
  store i32 0, ptr %1, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

define void @pthread_testcancel() {
entry:
  ret void
}

define i32 @pthread_attr_init(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  %.compoundliteral = alloca %struct.thread_attributes, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @writable(ptr noundef %0)
  %detached = getelementptr inbounds nuw %struct.thread_attributes, ptr %.compoundliteral, i32 0, i32 0
  store i32 0, ptr %detached, align 4
  %scope = getelementptr inbounds nuw %struct.thread_attributes, ptr %.compoundliteral, i32 0, i32 1
  store i32 0, ptr %scope, align 4
  %inherit = getelementptr inbounds nuw %struct.thread_attributes, ptr %.compoundliteral, i32 0, i32 2
  store i32 0, ptr %inherit, align 4
  %policy = getelementptr inbounds nuw %struct.thread_attributes, ptr %.compoundliteral, i32 0, i32 3
  store i32 0, ptr %policy, align 4
  %priority = getelementptr inbounds nuw %struct.thread_attributes, ptr %.compoundliteral, i32 0, i32 4
  store i32 0, ptr %priority, align 4
  %stack = getelementptr inbounds nuw %struct.thread_attributes, ptr %.compoundliteral, i32 0, i32 5
  store i32 8388608, ptr %stack, align 4
  %guard = getelementptr inbounds nuw %struct.thread_attributes, ptr %.compoundliteral, i32 0, i32 6
  store i32 4096, ptr %guard, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %call, ptr align 4 %.compoundliteral, i32 28, i1 false)
  ret i32 0
}

define internal ptr @writable(ptr noundef %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  ret ptr %0
}

declare void @llvm.memcpy.p0.p0.i32(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i32, i1 immarg)

define i32 @pthread_attr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  call void @end_attributes(ptr noundef %0)
  ret i32 0
}

define i32 @pthread_attr_setdetachstate(ptr noundef nonnull %attributes, i32 noundef %state) {
entry:
  %attributes.addr = alloca ptr, align 4
  %state.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %state, ptr %state.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @writable(ptr noundef %0)
  %detached = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 0
  %1 = load i32, ptr %state.addr, align 4
  %call1 = call i32 @chosen(ptr noundef %detached, i32 noundef %1, i32 noundef 1)
  ret i32 %call1
}

define internal i32 @chosen(ptr noundef %field, i32 noundef %value, i32 noundef %last) {
entry:
  %retval = alloca i32, align 4
  %field.addr = alloca ptr, align 4
  %value.addr = alloca i32, align 4
  %last.addr = alloca i32, align 4
  store ptr %field, ptr %field.addr, align 4
  store i32 %value, ptr %value.addr, align 4
  store i32 %last, ptr %last.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %value.addr, align 4
  %2 = load i32, ptr %last.addr, align 4
  %cmp1 = icmp sgt i32 %1, %2
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %3 = load i32, ptr %value.addr, align 4
  %4 = load ptr, ptr %field.addr, align 4
  store i32 %3, ptr %4, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %5 = load i32, ptr %retval, align 4
  ret i32 %5
}

define i32 @pthread_attr_getdetachstate(ptr noundef nonnull %attributes, ptr noundef nonnull %state) {
entry:
  %attributes.addr = alloca ptr, align 4
  %state.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %state, ptr %state.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @of(ptr noundef %0)
  %detached = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 0
  %1 = load i32, ptr %detached, align 4
  %2 = load ptr, ptr %state.addr, align 4
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define internal ptr @of(ptr noundef %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  ret ptr %0
}

define i32 @pthread_attr_setscope(ptr noundef nonnull %attributes, i32 noundef %scope) {
entry:
  %retval = alloca i32, align 4
  %attributes.addr = alloca ptr, align 4
  %scope.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %scope, ptr %scope.addr, align 4
  %0 = load i32, ptr %scope.addr, align 4
  %cmp = icmp eq i32 %0, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 95, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @writable(ptr noundef %1)
  %scope1 = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 1
  %2 = load i32, ptr %scope.addr, align 4
  %call2 = call i32 @chosen(ptr noundef %scope1, i32 noundef %2, i32 noundef 0)
  store i32 %call2, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %3 = load i32, ptr %retval, align 4
  ret i32 %3
}

define i32 @pthread_attr_getscope(ptr noundef nonnull %attributes, ptr noundef nonnull %scope) {
entry:
  %attributes.addr = alloca ptr, align 4
  %scope.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %scope, ptr %scope.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @of(ptr noundef %0)
  %scope1 = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 1
  %1 = load i32, ptr %scope1, align 4
  %2 = load ptr, ptr %scope.addr, align 4
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setinheritsched(ptr noundef nonnull %attributes, i32 noundef %inherit) {
entry:
  %attributes.addr = alloca ptr, align 4
  %inherit.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %inherit, ptr %inherit.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @writable(ptr noundef %0)
  %inherit1 = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 2
  %1 = load i32, ptr %inherit.addr, align 4
  %call2 = call i32 @chosen(ptr noundef %inherit1, i32 noundef %1, i32 noundef 1)
  ret i32 %call2
}

define i32 @pthread_attr_getinheritsched(ptr noundef nonnull %attributes, ptr noundef nonnull %inherit) {
entry:
  %attributes.addr = alloca ptr, align 4
  %inherit.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %inherit, ptr %inherit.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @of(ptr noundef %0)
  %inherit1 = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 2
  %1 = load i32, ptr %inherit1, align 4
  %2 = load ptr, ptr %inherit.addr, align 4
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setschedpolicy(ptr noundef nonnull %attributes, i32 noundef %policy) {
entry:
  %attributes.addr = alloca ptr, align 4
  %policy.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %policy, ptr %policy.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @writable(ptr noundef %0)
  %policy1 = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 3
  %1 = load i32, ptr %policy.addr, align 4
  %call2 = call i32 @chosen(ptr noundef %policy1, i32 noundef %1, i32 noundef 2)
  ret i32 %call2
}

define i32 @pthread_attr_getschedpolicy(ptr noundef nonnull %attributes, ptr noundef nonnull %policy) {
entry:
  %attributes.addr = alloca ptr, align 4
  %policy.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %policy, ptr %policy.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @of(ptr noundef %0)
  %policy1 = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 3
  %1 = load i32, ptr %policy1, align 4
  %2 = load ptr, ptr %policy.addr, align 4
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setschedparam(ptr noundef nonnull %attributes, ptr noundef nonnull %param) {
entry:
  %attributes.addr = alloca ptr, align 4
  %param.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %param, ptr %param.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @writable(ptr noundef %0)
  %priority = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 4
  %1 = load ptr, ptr %param.addr, align 4
  %sched_priority = getelementptr inbounds nuw %struct.sched_param, ptr %1, i32 0, i32 0
  %2 = load i32, ptr %sched_priority, align 4
  %3 = load ptr, ptr %attributes.addr, align 4
  %call1 = call ptr @of(ptr noundef %3)
  %policy = getelementptr inbounds nuw %struct.thread_attributes, ptr %call1, i32 0, i32 3
  %4 = load i32, ptr %policy, align 4
  %tobool = icmp ne i32 %4, 0
  %5 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 99, i32 0
  %call2 = call i32 @chosen(ptr noundef %priority, i32 noundef %2, i32 noundef %cond)
  ret i32 %call2
}

define i32 @pthread_attr_getschedparam(ptr noundef nonnull %attributes, ptr noundef nonnull %param) {
entry:
  %attributes.addr = alloca ptr, align 4
  %param.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %param, ptr %param.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @of(ptr noundef %0)
  %priority = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 4
  %1 = load i32, ptr %priority, align 4
  %2 = load ptr, ptr %param.addr, align 4
  %sched_priority = getelementptr inbounds nuw %struct.sched_param, ptr %2, i32 0, i32 0
  store i32 %1, ptr %sched_priority, align 4
  ret i32 0
}

define i32 @pthread_attr_setstacksize(ptr noundef nonnull %attributes, i32 noundef %size) {
entry:
  %retval = alloca i32, align 4
  %attributes.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %0, 16384
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %size.addr, align 4
  %2 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @writable(ptr noundef %2)
  %stack = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 5
  store i32 %1, ptr %stack, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %3 = load i32, ptr %retval, align 4
  ret i32 %3
}

define i32 @pthread_attr_getstacksize(ptr noundef nonnull %attributes, ptr noundef nonnull %size) {
entry:
  %attributes.addr = alloca ptr, align 4
  %size.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @of(ptr noundef %0)
  %stack = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 5
  %1 = load i32, ptr %stack, align 4
  %2 = load ptr, ptr %size.addr, align 4
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setguardsize(ptr noundef nonnull %attributes, i32 noundef %size) {
entry:
  %attributes.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %1 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @writable(ptr noundef %1)
  %guard = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 6
  store i32 %0, ptr %guard, align 4
  ret i32 0
}

define i32 @pthread_attr_getguardsize(ptr noundef nonnull %attributes, ptr noundef nonnull %size) {
entry:
  %attributes.addr = alloca ptr, align 4
  %size.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %call = call ptr @of(ptr noundef %0)
  %guard = getelementptr inbounds nuw %struct.thread_attributes, ptr %call, i32 0, i32 6
  %1 = load i32, ptr %guard, align 4
  %2 = load ptr, ptr %size.addr, align 4
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setstack(ptr noundef nonnull %attributes, ptr noundef %address, i32 noundef %size) {
entry:
  %attributes.addr = alloca ptr, align 4
  %address.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %address, ptr %address.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @__raddle_unsupported(ptr noundef @.str.8)
  unreachable
}

define i32 @pthread_attr_setstackaddr(ptr noundef nonnull %attributes, ptr noundef %address) {
entry:
  %attributes.addr = alloca ptr, align 4
  %address.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %address, ptr %address.addr, align 4
  call void @__raddle_unsupported(ptr noundef @.str.8)
  unreachable
}

define i32 @pthread_attr_setaffinity_np(ptr noundef nonnull %attributes, i32 noundef %size, ptr noundef nonnull %set) {
entry:
  %attributes.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %set.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %set, ptr %set.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  call void @end_attributes(ptr noundef %0)
  %1 = load i32, ptr %size.addr, align 4
  %2 = load ptr, ptr %set.addr, align 4
  %call = call i32 @read_set(i32 noundef %1, ptr noundef %2)
  ret i32 %call
}

define internal i32 @read_set(i32 noundef %size, ptr noundef %set) {
entry:
  %size.addr = alloca i32, align 4
  %set.addr = alloca ptr, align 4
  %bytes = alloca ptr, align 4
  %i = alloca i32, align 4
  %byte = alloca i8, align 1
  store i32 %size, ptr %size.addr, align 4
  store ptr %set, ptr %set.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %bytes)
  %0 = load ptr, ptr %set.addr, align 4
  store ptr %0, ptr %bytes, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %byte)
  %3 = load ptr, ptr %bytes, align 4
  %4 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %3, i32 %4
  %5 = load i8, ptr %arrayidx, align 1
  store i8 %5, ptr %byte, align 1
  call void @llvm.lifetime.end.p0(ptr %byte)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %i, align 4
  %inc = add i32 %6, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %bytes)
  ret i32 0
}

define i32 @pthread_setaffinity_np(i32 noundef %thread, i32 noundef %size, ptr noundef nonnull %set) {
entry:
  %thread.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %set.addr = alloca ptr, align 4
  store i32 %thread, ptr %thread.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %set, ptr %set.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %1 = load ptr, ptr %set.addr, align 4
  %call = call i32 @read_set(i32 noundef %0, ptr noundef %1)
  ret i32 %call
}

define i32 @pthread_setname_np(i32 noundef %thread, ptr noundef nonnull %name) {
entry:
  %thread.addr = alloca i32, align 4
  %name.addr = alloca ptr, align 4
  store i32 %thread, ptr %thread.addr, align 4
  store ptr %name, ptr %name.addr, align 4
  %0 = load ptr, ptr %name.addr, align 4
  %call = call i32 @strlen(ptr noundef %0)
  %cmp = icmp ult i32 %call, 16
  %1 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 0, i32 34
  ret i32 %cond
}

define i32 @strlen(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 4
  %n = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %n)
  store i32 0, ptr %n, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load i32, ptr %n, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i32 %1
  %2 = load i8, ptr %arrayidx, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i32, ptr %n, align 4
  %inc = add i32 %3, 1
  store i32 %inc, ptr %n, align 4
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %4 = load i32, ptr %n, align 4
  call void @llvm.lifetime.end.p0(ptr %n)
  ret i32 %4
}

define i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  %level.addr = alloca i32, align 4
  store i32 %level, ptr %level.addr, align 4
  %0 = load i32, ptr %level.addr, align 4
  %cmp = icmp slt i32 %0, 0
  %1 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 22, i32 0
  ret i32 %cond
}

define i32 @pthread_getconcurrency() {
entry:
  ret i32 0
}

define i32 @sched_yield() {
entry:
  ret i32 0
}

define i32 @sched_getcpu() {
entry:
  ret i32 0
}

define ptr @__raddle_waiting_word(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  store ptr %object, ptr %object.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  ret ptr %0
}

define void @__raddle_new_waiting_word(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  store ptr %object, ptr %object.addr, align 4
  ret void
}

define ptr @__raddle_kept_waiting_word(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  %kept = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %object, ptr %object.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %kept)
  %0 = load ptr, ptr %object.addr, align 4
  %add.ptr = getelementptr inbounds i64, ptr %0, i32 1
  %1 = load atomic i64, ptr %add.ptr monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %kept, align 8
  %3 = load i64, ptr %kept, align 8
  %cmp = icmp eq i64 %3, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.9)
  unreachable

if.end:                                           ; preds = %entry
  %4 = load i64, ptr %kept, align 8
  %tobool = icmp ne i64 %4, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %5 = load i64, ptr %kept, align 8
  %conv = trunc i64 %5 to i32
  %6 = inttoptr i32 %conv to ptr
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %7 = load ptr, ptr %object.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %6, %cond.true ], [ %7, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %kept)
  ret ptr %cond
}

define void @__raddle_keep_waiting_word(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  %kept = alloca ptr, align 4
  %.atomictmp = alloca i64, align 4
  store ptr %object, ptr %object.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %kept)
  %call = call ptr @__raddle_allocate(i64 noundef 8, i32 noundef 1)
  store ptr %call, ptr %kept, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %add.ptr = getelementptr inbounds i64, ptr %0, i32 1
  %1 = load ptr, ptr %kept, align 4
  %2 = ptrtoint ptr %1 to i32
  %conv = zext i32 %2 to i64
  store i64 %conv, ptr %.atomictmp, align 4
  %3 = load i64, ptr %.atomictmp, align 4
  store atomic i64 %3, ptr %add.ptr monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr %kept)
  ret void
}

declare ptr @__raddle_allocate(i64 noundef, i32 noundef)

define i32 @__raddle_is_destroyed(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  store ptr %object, ptr %object.addr, align 4
  ret i32 0
}

define i32 @__raddle_was_destroyed(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  %atomic-temp = alloca i64, align 8
  store ptr %object, ptr %object.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %add.ptr = getelementptr inbounds i64, ptr %0, i32 1
  %1 = load atomic i64, ptr %add.ptr monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  %cmp = icmp eq i64 %2, 1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define i32 @pthread_cond_init(ptr noundef nonnull %condition, ptr noundef %attributes) {
entry:
  %condition.addr = alloca ptr, align 4
  %attributes.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  call void @read_attributes(ptr noundef %0)
  %1 = load ptr, ptr %condition.addr, align 4
  call void @init_condition(ptr noundef %1)
  ret i32 0
}

define internal void @read_attributes(ptr noundef %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  %kept = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %kept)
  %1 = load ptr, ptr %attributes.addr, align 4
  %2 = load i32, ptr %1, align 4
  store i32 %2, ptr %kept, align 4
  call void @llvm.lifetime.end.p0(ptr %kept)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define internal void @init_condition(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  %atomic-temp = alloca i64, align 8
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  %call = call i32 @may_be_in_use(ptr noundef %0, i32 noundef 2)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %condition.addr, align 4
  %call1 = call i32 @__raddle_is_destroyed(ptr noundef %1)
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.end, label %land.lhs.true3

land.lhs.true3:                                   ; preds = %land.lhs.true
  %2 = load ptr, ptr %condition.addr, align 4
  %call4 = call ptr @waiting_word(ptr noundef %2)
  %3 = load atomic i64, ptr %call4 monotonic, align 8
  store i64 %3, ptr %atomic-temp, align 8
  %4 = load i64, ptr %atomic-temp, align 8
  %tobool5 = icmp ne i64 %4, 0
  br i1 %tobool5, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true3
  call void @__raddle_error_lock(ptr noundef @.str.46)
  unreachable

if.end:                                           ; preds = %land.lhs.true3, %land.lhs.true, %entry
  %5 = load ptr, ptr %condition.addr, align 4
  call void @note_initialised(ptr noundef %5, i32 noundef 2)
  %6 = load ptr, ptr %condition.addr, align 4
  call void @__raddle_new_waiting_word(ptr noundef %6)
  %7 = load ptr, ptr %condition.addr, align 4
  call void @wake_all(ptr noundef %7)
  ret void
}

define i32 @pthread_cond_destroy(ptr noundef nonnull %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  call void @destroy_condition(ptr noundef %0)
  ret i32 0
}

define internal void @destroy_condition(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  %atomic-temp = alloca i64, align 8
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  %call = call ptr @waiting_word(ptr noundef %0)
  %1 = load atomic i64, ptr %call monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  %tobool = icmp ne i64 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.47)
  unreachable

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %condition.addr, align 4
  call void @end_waiting_word(ptr noundef %3)
  %4 = load ptr, ptr %condition.addr, align 4
  call void @note_destroyed(ptr noundef %4, i32 noundef 2)
  ret void
}

define i32 @pthread_cond_wait(ptr noundef nonnull %condition, ptr noundef nonnull %mutex) {
entry:
  %condition.addr = alloca ptr, align 4
  %mutex.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  %1 = load ptr, ptr %mutex.addr, align 4
  call void @wait_on(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

define internal void @wait_on(ptr noundef %condition, ptr noundef %mutex) {
entry:
  %condition.addr = alloca ptr, align 4
  %mutex.addr = alloca ptr, align 4
  %bit = alloca i64, align 8
  %waiters = alloca ptr, align 4
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %bit)
  %call = call i64 @own_bit()
  store i64 %call, ptr %bit, align 8
  call void @llvm.lifetime.start.p0(ptr %waiters)
  %0 = load ptr, ptr %condition.addr, align 4
  %call1 = call ptr @waiting_word(ptr noundef %0)
  store ptr %call1, ptr %waiters, align 4
  %1 = load ptr, ptr %waiters, align 4
  %2 = load i64, ptr %bit, align 8
  store i64 %2, ptr %.atomictmp, align 4
  %3 = load i64, ptr %.atomictmp, align 4
  %4 = atomicrmw or ptr %1, i64 %3 monotonic, align 8
  store i64 %4, ptr %atomic-temp, align 8
  %5 = load i64, ptr %atomic-temp, align 8
  %6 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %6, i32 8
  call void @__raddle_unlock(ptr noundef %add.ptr)
  %7 = load ptr, ptr %waiters, align 4
  %8 = load i64, ptr %bit, align 8
  %call2 = call i64 @__raddle_await_eq_64(ptr noundef %7, i64 noundef %8, i64 noundef 0)
  %9 = load ptr, ptr %mutex.addr, align 4
  %add.ptr3 = getelementptr inbounds i8, ptr %9, i32 8
  call void @__raddle_lock(ptr noundef %add.ptr3)
  call void @llvm.lifetime.end.p0(ptr %waiters)
  call void @llvm.lifetime.end.p0(ptr %bit)
  ret void
}

define i32 @pthread_cond_timedwait(ptr noundef nonnull %condition, ptr noundef nonnull %mutex, ptr noundef nonnull %until) {
entry:
  %condition.addr = alloca ptr, align 4
  %mutex.addr = alloca ptr, align 4
  %until.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_deadline(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load ptr, ptr %condition.addr, align 4
  %2 = load ptr, ptr %mutex.addr, align 4
  %call1 = call i32 @wait_for_a_time(ptr noundef %1, ptr noundef %2)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call1, %cond.false ]
  ret i32 %cond
}

define internal i32 @wrong_deadline(ptr noundef %time) {
entry:
  %time.addr = alloca ptr, align 4
  store ptr %time, ptr %time.addr, align 4
  %0 = load ptr, ptr %time.addr, align 4
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %tv_sec, align 4
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @asked)
  %tv_sec1 = getelementptr inbounds nuw %struct.timespec, ptr %2, i32 0, i32 0
  store i32 %1, ptr %tv_sec1, align 4
  %3 = load ptr, ptr %time.addr, align 4
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %3, i32 0, i32 1
  %4 = load i32, ptr %tv_nsec, align 4
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @asked)
  %tv_nsec2 = getelementptr inbounds nuw %struct.timespec, ptr %5, i32 0, i32 1
  store i32 %4, ptr %tv_nsec2, align 4
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @asked)
  %call = call i32 @wrong_time(ptr noundef %6)
  ret i32 %call
}

define internal i32 @wait_for_a_time(ptr noundef %condition, ptr noundef %mutex) {
entry:
  %condition.addr = alloca ptr, align 4
  %mutex.addr = alloca ptr, align 4
  %bit = alloca i64, align 8
  %waiters = alloca ptr, align 4
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  %seen = alloca i64, align 8
  %.atomictmp2 = alloca i64, align 4
  %atomic-temp3 = alloca i64, align 8
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %bit)
  %call = call i64 @own_bit()
  store i64 %call, ptr %bit, align 8
  call void @llvm.lifetime.start.p0(ptr %waiters)
  %0 = load ptr, ptr %condition.addr, align 4
  %call1 = call ptr @waiting_word(ptr noundef %0)
  store ptr %call1, ptr %waiters, align 4
  %1 = load ptr, ptr %waiters, align 4
  %2 = load i64, ptr %bit, align 8
  store i64 %2, ptr %.atomictmp, align 4
  %3 = load i64, ptr %.atomictmp, align 4
  %4 = atomicrmw or ptr %1, i64 %3 monotonic, align 8
  store i64 %4, ptr %atomic-temp, align 8
  %5 = load i64, ptr %atomic-temp, align 8
  %6 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %6, i32 8
  call void @__raddle_unlock(ptr noundef %add.ptr)
  call void @llvm.lifetime.start.p0(ptr %seen)
  %7 = load ptr, ptr %waiters, align 4
  %8 = load i64, ptr %bit, align 8
  %not = xor i64 %8, -1
  store i64 %not, ptr %.atomictmp2, align 4
  %9 = load i64, ptr %.atomictmp2, align 4
  %10 = atomicrmw and ptr %7, i64 %9 monotonic, align 8
  store i64 %10, ptr %atomic-temp3, align 8
  %11 = load i64, ptr %atomic-temp3, align 8
  store i64 %11, ptr %seen, align 8
  %12 = load ptr, ptr %mutex.addr, align 4
  %add.ptr4 = getelementptr inbounds i8, ptr %12, i32 8
  call void @__raddle_lock(ptr noundef %add.ptr4)
  %13 = load i64, ptr %seen, align 8
  %14 = load i64, ptr %bit, align 8
  %and = and i64 %13, %14
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %call5 = call i32 @time_is_over()
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call5, %cond.true ], [ 0, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %seen)
  call void @llvm.lifetime.end.p0(ptr %waiters)
  call void @llvm.lifetime.end.p0(ptr %bit)
  ret i32 %cond
}

define i32 @pthread_cond_clockwait(ptr noundef nonnull %condition, ptr noundef nonnull %mutex, i32 noundef %clock, ptr noundef nonnull %until) {
entry:
  %condition.addr = alloca ptr, align 4
  %mutex.addr = alloca ptr, align 4
  %clock.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_deadline(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load ptr, ptr %condition.addr, align 4
  %2 = load ptr, ptr %mutex.addr, align 4
  %call1 = call i32 @wait_for_a_time(ptr noundef %1, ptr noundef %2)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 22, %cond.true ], [ %call1, %cond.false ]
  ret i32 %cond
}

define i32 @pthread_cond_signal(ptr noundef nonnull %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  %call = call ptr @waiting_word(ptr noundef %0)
  %call1 = call i64 @__raddle_wake(ptr noundef %call)
  ret i32 0
}

declare i64 @__raddle_wake(ptr noundef)

define internal ptr @waiting_word(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  store ptr %object, ptr %object.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %call = call ptr @__raddle_waiting_word(ptr noundef %0)
  ret ptr %call
}

define i32 @pthread_cond_broadcast(ptr noundef nonnull %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  call void @wake_all(ptr noundef %0)
  ret i32 0
}

define internal void @wake_all(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  %.atomictmp = alloca i64, align 4
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  %call = call ptr @waiting_word(ptr noundef %0)
  store i64 0, ptr %.atomictmp, align 4
  %1 = load i64, ptr %.atomictmp, align 4
  store atomic i64 %1, ptr %call monotonic, align 8
  ret void
}

define i32 @pthread_condattr_init(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_condattr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  call void @end_attributes(ptr noundef %0)
  ret i32 0
}

define i32 @pthread_condattr_setclock(ptr noundef nonnull %attributes, i32 noundef %clock) {
entry:
  %attributes.addr = alloca ptr, align 4
  %clock.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %clock, ptr %clock.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load i32, ptr %clock.addr, align 4
  %call = call i32 @set_attribute(ptr noundef %0, i32 noundef 0, i32 noundef %1, i32 noundef 1)
  ret i32 %call
}

define i32 @pthread_condattr_getclock(ptr noundef nonnull %attributes, ptr noundef nonnull %clock) {
entry:
  %attributes.addr = alloca ptr, align 4
  %clock.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %clock, ptr %clock.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load ptr, ptr %clock.addr, align 4
  %call = call i32 @get_attribute(ptr noundef %0, i32 noundef 0, ptr noundef %1)
  ret i32 %call
}

define i32 @pthread_condattr_setpshared(ptr noundef nonnull %attributes, i32 noundef %shared) {
entry:
  %attributes.addr = alloca ptr, align 4
  %shared.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load i32, ptr %shared.addr, align 4
  %call = call i32 @set_attribute(ptr noundef %0, i32 noundef 4, i32 noundef %1, i32 noundef 1)
  ret i32 %call
}

define i32 @pthread_condattr_getpshared(ptr noundef nonnull %attributes, ptr noundef nonnull %shared) {
entry:
  %attributes.addr = alloca ptr, align 4
  %shared.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load ptr, ptr %shared.addr, align 4
  %call = call i32 @get_attribute(ptr noundef %0, i32 noundef 4, ptr noundef %1)
  ret i32 %call
}

define i32 @pthread_rwlock_init(ptr noundef nonnull %lock, ptr noundef %attributes) {
entry:
  %lock.addr = alloca ptr, align 4
  %attributes.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  call void @read_attributes(ptr noundef %0)
  %1 = load ptr, ptr %lock.addr, align 4
  call void @init_rwlock(ptr noundef %1)
  ret i32 0
}

define internal void @init_rwlock(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  %atomic-temp = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i32 @may_be_in_use(ptr noundef %0, i32 noundef 1)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load ptr, ptr %lock.addr, align 4
  %2 = load atomic i64, ptr %1 monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  %and = and i64 %3, -17179869185
  %tobool1 = icmp ne i64 %and, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__raddle_error_lock(ptr noundef @.str.49)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  %4 = load ptr, ptr %lock.addr, align 4
  call void @note_initialised(ptr noundef %4, i32 noundef 1)
  %5 = load ptr, ptr %lock.addr, align 4
  store i64 0, ptr %.atomictmp, align 4
  %6 = load i64, ptr %.atomictmp, align 4
  store atomic i64 %6, ptr %5 monotonic, align 8
  ret void
}

define i32 @pthread_rwlock_destroy(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  %seen = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  store ptr %lock, ptr %lock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %lock.addr, align 4
  %1 = load atomic i64, ptr %0 monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %seen, align 8
  %3 = load i64, ptr %seen, align 8
  call void @check_rwlock(i64 noundef %3)
  %4 = load i64, ptr %seen, align 8
  %tobool = icmp ne i64 %4, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.10)
  unreachable

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %lock.addr, align 4
  store i64 17179869184, ptr %.atomictmp, align 4
  %6 = load i64, ptr %.atomictmp, align 4
  store atomic i64 %6, ptr %5 monotonic, align 8
  %7 = load ptr, ptr %lock.addr, align 4
  call void @note_destroyed(ptr noundef %7, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr %seen)
  ret i32 0
}

define internal void @check_rwlock(i64 noundef %seen) {
entry:
  %seen.addr = alloca i64, align 8
  store i64 %seen, ptr %seen.addr, align 8
  %0 = load i64, ptr %seen.addr, align 8
  %and = and i64 %0, 17179869184
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.50)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

define internal void @note_destroyed(ptr noundef %object, i32 noundef %at) {
entry:
  %object.addr = alloca ptr, align 4
  %at.addr = alloca i32, align 4
  store ptr %object, ptr %object.addr, align 4
  store i32 %at, ptr %at.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %call = call i32 @is_global(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %object.addr, align 4
  %2 = load i32, ptr %at.addr, align 4
  call void @unmark(ptr noundef %1, i32 noundef %2)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define i32 @pthread_rwlock_rdlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i64 @__raddle_await_rmw_eq_64_add(ptr noundef %0, i64 noundef 65535, i64 noundef 0, i64 noundef 65536)
  call void @check_rwlock(i64 noundef %call)
  %1 = load ptr, ptr %lock.addr, align 4
  call void @note_reader(ptr noundef %1)
  ret i32 0
}

declare i64 @__raddle_await_rmw_eq_64_add(ptr noundef, i64 noundef, i64 noundef, i64 noundef)

define internal void @note_reader(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %1 = load ptr, ptr %lock.addr, align 4
  %call = call i32 @held_at(ptr noundef %1, i32 noundef 1)
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %0, i32 0, i32 %call
  %readers = getelementptr inbounds nuw %struct.anon, ptr %arrayidx, i32 0, i32 1
  %2 = load i32, ptr %readers, align 4
  %inc = add nsw i32 %2, 1
  store i32 %inc, ptr %readers, align 4
  ret void
}

define i32 @pthread_rwlock_wrlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i64 @__raddle_self()
  %call1 = call i64 @__raddle_await_rmw_eq_64_add(ptr noundef %0, i64 noundef -17179869185, i64 noundef 0, i64 noundef %call)
  call void @check_rwlock(i64 noundef %call1)
  %1 = load ptr, ptr %lock.addr, align 4
  call void @note_writer(ptr noundef %1)
  ret i32 0
}

define internal void @note_writer(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %1 = load ptr, ptr %lock.addr, align 4
  %call = call i32 @held_at(ptr noundef %1, i32 noundef 1)
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %0, i32 0, i32 %call
  %writer = getelementptr inbounds nuw %struct.anon, ptr %arrayidx, i32 0, i32 2
  store i32 1, ptr %writer, align 4
  ret void
}

define i32 @pthread_rwlock_tryrdlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i32 @try_read(ptr noundef %0, i64 noundef 65535)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 16
  ret i32 %cond
}

define internal i32 @try_read(ptr noundef %lock, i64 noundef %others) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 4
  %others.addr = alloca i64, align 8
  %seen = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp = alloca i64, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %lock, ptr %lock.addr, align 4
  store i64 %others, ptr %others.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %lock.addr, align 4
  %1 = load atomic i64, ptr %0 monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %seen, align 8
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %3 = load i64, ptr %seen, align 8
  call void @check_rwlock(i64 noundef %3)
  %4 = load i64, ptr %seen, align 8
  %5 = load i64, ptr %others.addr, align 8
  %and = and i64 %4, %5
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %do.body
  br label %do.cond

do.cond:                                          ; preds = %if.end
  %6 = load ptr, ptr %lock.addr, align 4
  %7 = load i64, ptr %seen, align 8
  %add = add i64 %7, 65536
  store i64 %add, ptr %.atomictmp, align 4
  %8 = load i64, ptr %seen, align 8
  %9 = load i64, ptr %.atomictmp, align 4
  %10 = cmpxchg ptr %6, i64 %8, i64 %9 acquire monotonic, align 8
  %11 = extractvalue { i64, i1 } %10, 0
  %12 = extractvalue { i64, i1 } %10, 1
  br i1 %12, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %do.cond
  store i64 %11, ptr %seen, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %12 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %13 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %13 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %do.body, label %do.end

do.end:                                           ; preds = %cmpxchg.continue
  %14 = load ptr, ptr %lock.addr, align 4
  call void @note_reader(ptr noundef %14)
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %do.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  %15 = load i32, ptr %retval, align 4
  ret i32 %15
}

define i32 @pthread_rwlock_trywrlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i32 @try_write(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 16
  ret i32 %cond
}

define internal i32 @try_write(ptr noundef %lock) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 4
  %free = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %cmpxchg.bool = alloca i8, align 1
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %free)
  store i64 0, ptr %free, align 8
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i64 @__raddle_self()
  store i64 %call, ptr %.atomictmp, align 4
  %1 = load i64, ptr %free, align 8
  %2 = load i64, ptr %.atomictmp, align 4
  %3 = cmpxchg ptr %0, i64 %1, i64 %2 acquire monotonic, align 8
  %4 = extractvalue { i64, i1 } %3, 0
  %5 = extractvalue { i64, i1 } %3, 1
  br i1 %5, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i64 %4, ptr %free, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %5 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %6 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %6 to i1
  br i1 %loadedv, label %if.end, label %if.then

if.then:                                          ; preds = %cmpxchg.continue
  %7 = load i64, ptr %free, align 8
  call void @check_rwlock(i64 noundef %7)
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %cmpxchg.continue
  %8 = load ptr, ptr %lock.addr, align 4
  call void @note_writer(ptr noundef %8)
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %free)
  %9 = load i32, ptr %retval, align 4
  ret i32 %9
}

define i32 @pthread_rwlock_timedrdlock(ptr noundef nonnull %lock, ptr noundef nonnull %until) {
entry:
  %lock.addr = alloca ptr, align 4
  %until.addr = alloca ptr, align 4
  %wrong = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %wrong)
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  store i32 %call, ptr %wrong, align 4
  %1 = load ptr, ptr %lock.addr, align 4
  %call1 = call i32 @try_read(ptr noundef %1, i64 noundef 65535)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %wrong, align 4
  %call2 = call i32 @timed_out(i32 noundef %2)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %call2, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %wrong)
  ret i32 %cond
}

define i32 @pthread_rwlock_timedwrlock(ptr noundef nonnull %lock, ptr noundef nonnull %until) {
entry:
  %lock.addr = alloca ptr, align 4
  %until.addr = alloca ptr, align 4
  %wrong = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %wrong)
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  store i32 %call, ptr %wrong, align 4
  %1 = load ptr, ptr %lock.addr, align 4
  %call1 = call i32 @try_write(ptr noundef %1)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %wrong, align 4
  %call2 = call i32 @timed_out(i32 noundef %2)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %call2, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %wrong)
  ret i32 %cond
}

define i32 @pthread_rwlock_unlock(ptr noundef nonnull %lock) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 4
  %i = alloca i32, align 4
  %seen = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp18 = alloca i64, align 4
  %atomic-temp19 = alloca i64, align 8
  store ptr %lock, ptr %lock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i32 @held_at(ptr noundef %0, i32 noundef 0)
  store i32 %call, ptr %i, align 4
  %1 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.11)
  unreachable

if.end:                                           ; preds = %entry
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %3 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %2, i32 0, i32 %3
  %writer = getelementptr inbounds nuw %struct.anon, ptr %arrayidx, i32 0, i32 2
  %4 = load i32, ptr %writer, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %if.then1, label %if.end11

if.then1:                                         ; preds = %if.end
  %5 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %6 = load i32, ptr %i, align 4
  %arrayidx2 = getelementptr inbounds [16 x %struct.anon], ptr %5, i32 0, i32 %6
  %writer3 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx2, i32 0, i32 2
  store i32 0, ptr %writer3, align 4
  %7 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %8 = load i32, ptr %i, align 4
  %arrayidx4 = getelementptr inbounds [16 x %struct.anon], ptr %7, i32 0, i32 %8
  %lock5 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx4, i32 0, i32 0
  store ptr null, ptr %lock5, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %9 = load ptr, ptr %lock.addr, align 4
  %call6 = call i64 @__raddle_self()
  store i64 %call6, ptr %.atomictmp, align 4
  %10 = load i64, ptr %.atomictmp, align 4
  %11 = atomicrmw sub ptr %9, i64 %10 release, align 8
  store i64 %11, ptr %atomic-temp, align 8
  %12 = load i64, ptr %atomic-temp, align 8
  store i64 %12, ptr %seen, align 8
  %13 = load i64, ptr %seen, align 8
  %and = and i64 %13, 65535
  %call7 = call i64 @__raddle_self()
  %cmp8 = icmp ne i64 %and, %call7
  br i1 %cmp8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %if.then1
  call void @__raddle_error_lock(ptr noundef @.str.12)
  unreachable

if.end10:                                         ; preds = %if.then1
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %seen)
  br label %cleanup

if.end11:                                         ; preds = %if.end
  %14 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %15 = load i32, ptr %i, align 4
  %arrayidx12 = getelementptr inbounds [16 x %struct.anon], ptr %14, i32 0, i32 %15
  %readers = getelementptr inbounds nuw %struct.anon, ptr %arrayidx12, i32 0, i32 1
  %16 = load i32, ptr %readers, align 4
  %dec = add nsw i32 %16, -1
  store i32 %dec, ptr %readers, align 4
  %cmp13 = icmp eq i32 %dec, 0
  br i1 %cmp13, label %if.then14, label %if.end17

if.then14:                                        ; preds = %if.end11
  %17 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %18 = load i32, ptr %i, align 4
  %arrayidx15 = getelementptr inbounds [16 x %struct.anon], ptr %17, i32 0, i32 %18
  %lock16 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx15, i32 0, i32 0
  store ptr null, ptr %lock16, align 4
  br label %if.end17

if.end17:                                         ; preds = %if.then14, %if.end11
  %19 = load ptr, ptr %lock.addr, align 4
  store i64 65536, ptr %.atomictmp18, align 4
  %20 = load i64, ptr %.atomictmp18, align 4
  %21 = atomicrmw sub ptr %19, i64 %20 release, align 8
  store i64 %21, ptr %atomic-temp19, align 8
  %22 = load i64, ptr %atomic-temp19, align 8
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end17, %if.end10
  call void @llvm.lifetime.end.p0(ptr %i)
  %23 = load i32, ptr %retval, align 4
  ret i32 %23
}

define internal i32 @held_at(ptr noundef %lock, i32 noundef %add) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 4
  %add.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i5 = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  store i32 %add, ptr %add.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body:                                         ; preds = %for.cond
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %2 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %1, i32 0, i32 %2
  %lock1 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx, i32 0, i32 0
  %3 = load ptr, ptr %lock1, align 4
  %4 = load ptr, ptr %lock.addr, align 4
  %cmp2 = icmp eq ptr %3, %4
  br i1 %cmp2, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4
  store i32 %5, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %6 = load i32, ptr %i, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

cleanup:                                          ; preds = %if.then, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %i)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 2, label %for.end
    i32 1, label %return
  ]

for.end:                                          ; preds = %cleanup
  %7 = load i32, ptr %add.addr, align 4
  %tobool = icmp ne i32 %7, 0
  br i1 %tobool, label %if.end4, label %if.then3

if.then3:                                         ; preds = %for.end
  store i32 -1, ptr %retval, align 4
  br label %return

if.end4:                                          ; preds = %for.end
  call void @llvm.lifetime.start.p0(ptr %i5)
  store i32 0, ptr %i5, align 4
  br label %for.cond6

for.cond6:                                        ; preds = %for.inc17, %if.end4
  %8 = load i32, ptr %i5, align 4
  %cmp7 = icmp slt i32 %8, 16
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8

for.cond.cleanup8:                                ; preds = %for.cond6
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup19

for.body9:                                        ; preds = %for.cond6
  %9 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %10 = load i32, ptr %i5, align 4
  %arrayidx10 = getelementptr inbounds [16 x %struct.anon], ptr %9, i32 0, i32 %10
  %lock11 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx10, i32 0, i32 0
  %11 = load ptr, ptr %lock11, align 4
  %tobool12 = icmp ne ptr %11, null
  br i1 %tobool12, label %if.end16, label %if.then13

if.then13:                                        ; preds = %for.body9
  %12 = load ptr, ptr %lock.addr, align 4
  %13 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @rwlocks_held)
  %14 = load i32, ptr %i5, align 4
  %arrayidx14 = getelementptr inbounds [16 x %struct.anon], ptr %13, i32 0, i32 %14
  %lock15 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx14, i32 0, i32 0
  store ptr %12, ptr %lock15, align 4
  %15 = load i32, ptr %i5, align 4
  store i32 %15, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup19

if.end16:                                         ; preds = %for.body9
  br label %for.inc17

for.inc17:                                        ; preds = %if.end16
  %16 = load i32, ptr %i5, align 4
  %inc18 = add nsw i32 %16, 1
  store i32 %inc18, ptr %i5, align 4
  br label %for.cond6

cleanup19:                                        ; preds = %if.then13, %for.cond.cleanup8
  call void @llvm.lifetime.end.p0(ptr %i5)
  %cleanup.dest20 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest20, label %unreachable [
    i32 5, label %for.end21
    i32 1, label %return
  ]

for.end21:                                        ; preds = %cleanup19
  call void @__raddle_unsupported(ptr noundef @.str.51)
  unreachable

return:                                           ; preds = %cleanup19, %if.then3, %cleanup
  %17 = load i32, ptr %retval, align 4
  ret i32 %17

unreachable:                                      ; preds = %cleanup19, %cleanup
  unreachable
}

define i32 @__raddle_kinded_pthread_rwlock_init(ptr noundef %lock, ptr noundef %attributes) {
entry:
  %lock.addr = alloca ptr, align 4
  %attributes.addr = alloca ptr, align 4
  %kind = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %kind)
  %0 = load ptr, ptr %attributes.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %attributes.addr, align 4
  %2 = load i32, ptr %1, align 4
  %and = and i32 %2, 3
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %and, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, ptr %kind, align 4
  %3 = load ptr, ptr %lock.addr, align 4
  %call = call ptr @kind_of(ptr noundef %3)
  %4 = load i32, ptr %kind, align 4
  store i32 %4, ptr %.atomictmp, align 4
  %5 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %5, ptr %call monotonic, align 4
  %6 = load ptr, ptr %lock.addr, align 4
  call void @init_rwlock(ptr noundef %6)
  call void @llvm.lifetime.end.p0(ptr %kind)
  ret i32 0
}

define internal ptr @kind_of(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %add.ptr = getelementptr inbounds i32, ptr %0, i32 6
  ret ptr %add.ptr
}

define i32 @__raddle_kinded_pthread_rwlock_rdlock(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %1 = load ptr, ptr %lock.addr, align 4
  %call = call i64 @others(ptr noundef %1)
  %call1 = call i64 @__raddle_await_rmw_eq_64_add(ptr noundef %0, i64 noundef %call, i64 noundef 0, i64 noundef 65536)
  call void @check_rwlock(i64 noundef %call1)
  %2 = load ptr, ptr %lock.addr, align 4
  call void @note_reader(ptr noundef %2)
  ret i32 0
}

define internal i64 @others(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  %kind = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %kind)
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call ptr @kind_of(ptr noundef %0)
  %1 = load atomic i32, ptr %call monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  store i32 %2, ptr %kind, align 4
  %3 = load i32, ptr %kind, align 4
  %cmp = icmp eq i32 %3, 2
  %4 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i64 -281474976645121, i64 65535
  call void @llvm.lifetime.end.p0(ptr %kind)
  ret i64 %cond
}

define i32 @__raddle_kinded_pthread_rwlock_wrlock(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  %waiting = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  store ptr %lock, ptr %lock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %waiting)
  %0 = load ptr, ptr %lock.addr, align 4
  %call = call i64 @others(ptr noundef %0)
  %cmp = icmp eq i64 %call, 65535
  %1 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i64 0, i64 281474976710656
  store i64 %cond, ptr %waiting, align 8
  %2 = load i64, ptr %waiting, align 8
  %tobool = icmp ne i64 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load ptr, ptr %lock.addr, align 4
  %4 = load i64, ptr %waiting, align 8
  store i64 %4, ptr %.atomictmp, align 4
  %5 = load i64, ptr %.atomictmp, align 4
  %6 = atomicrmw add ptr %3, i64 %5 monotonic, align 8
  store i64 %6, ptr %atomic-temp, align 8
  %7 = load i64, ptr %atomic-temp, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %8 = load ptr, ptr %lock.addr, align 4
  %call1 = call i64 @__raddle_self()
  %9 = load i64, ptr %waiting, align 8
  %sub = sub i64 %call1, %9
  %call2 = call i64 @__raddle_await_rmw_eq_64_add(ptr noundef %8, i64 noundef 281457796841471, i64 noundef 0, i64 noundef %sub)
  call void @check_rwlock(i64 noundef %call2)
  %10 = load ptr, ptr %lock.addr, align 4
  call void @note_writer(ptr noundef %10)
  call void @llvm.lifetime.end.p0(ptr %waiting)
  ret i32 0
}

define i32 @__raddle_kinded_pthread_rwlock_tryrdlock(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 4
  store ptr %lock, ptr %lock.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 4
  %1 = load ptr, ptr %lock.addr, align 4
  %call = call i64 @others(ptr noundef %1)
  %call1 = call i32 @try_read(ptr noundef %0, i64 noundef %call)
  %tobool = icmp ne i32 %call1, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 16
  ret i32 %cond
}

define i32 @__raddle_kinded_pthread_rwlock_timedrdlock(ptr noundef %lock, ptr noundef %until) {
entry:
  %lock.addr = alloca ptr, align 4
  %until.addr = alloca ptr, align 4
  %wrong = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %wrong)
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  store i32 %call, ptr %wrong, align 4
  %1 = load ptr, ptr %lock.addr, align 4
  %2 = load ptr, ptr %lock.addr, align 4
  %call1 = call i64 @others(ptr noundef %2)
  %call2 = call i32 @try_read(ptr noundef %1, i64 noundef %call1)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %3 = load i32, ptr %wrong, align 4
  %call3 = call i32 @timed_out(i32 noundef %3)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %call3, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %wrong)
  ret i32 %cond
}

define i32 @__raddle_kinded_pthread_rwlock_timedwrlock(ptr noundef %lock, ptr noundef %until) {
entry:
  %lock.addr = alloca ptr, align 4
  %until.addr = alloca ptr, align 4
  %wrong = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %wrong)
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  store i32 %call, ptr %wrong, align 4
  %1 = load ptr, ptr %lock.addr, align 4
  %call1 = call i64 @others(ptr noundef %1)
  %cmp = icmp eq i64 %call1, 65535
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %lock.addr, align 4
  %call2 = call i32 @try_write(ptr noundef %2)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %cond.true5, label %cond.false6

cond.false:                                       ; preds = %entry
  %3 = load ptr, ptr %lock.addr, align 4
  %call3 = call i32 @try_write_in_time(ptr noundef %3)
  %tobool4 = icmp ne i32 %call3, 0
  br i1 %tobool4, label %cond.true5, label %cond.false6

cond.true5:                                       ; preds = %cond.false, %cond.true
  br label %cond.end

cond.false6:                                      ; preds = %cond.false, %cond.true
  %4 = load i32, ptr %wrong, align 4
  %call7 = call i32 @timed_out(i32 noundef %4)
  br label %cond.end

cond.end:                                         ; preds = %cond.false6, %cond.true5
  %cond = phi i32 [ 0, %cond.true5 ], [ %call7, %cond.false6 ]
  call void @llvm.lifetime.end.p0(ptr %wrong)
  ret i32 %cond
}

define internal i32 @try_write_in_time(ptr noundef %lock) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 4
  %seen = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  %.atomictmp1 = alloca i64, align 4
  %atomic-temp2 = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp3 = alloca i64, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %lock, ptr %lock.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %lock.addr, align 4
  store i64 281474976710656, ptr %.atomictmp, align 4
  %1 = load i64, ptr %.atomictmp, align 4
  %2 = atomicrmw add ptr %0, i64 %1 monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  %add = add i64 281474976710656, %3
  store i64 %add, ptr %seen, align 8
  %4 = load i64, ptr %seen, align 8
  call void @check_rwlock(i64 noundef %4)
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %5 = load i64, ptr %seen, align 8
  %and = and i64 %5, 281474976710655
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  %6 = load ptr, ptr %lock.addr, align 4
  store i64 281474976710656, ptr %.atomictmp1, align 4
  %7 = load i64, ptr %.atomictmp1, align 4
  %8 = atomicrmw sub ptr %6, i64 %7 monotonic, align 8
  store i64 %8, ptr %atomic-temp2, align 8
  %9 = load i64, ptr %atomic-temp2, align 8
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %do.body
  br label %do.cond

do.cond:                                          ; preds = %if.end
  %10 = load ptr, ptr %lock.addr, align 4
  %11 = load i64, ptr %seen, align 8
  %sub = sub i64 %11, 281474976710656
  %call = call i64 @__raddle_self()
  %add4 = add i64 %sub, %call
  store i64 %add4, ptr %.atomictmp3, align 4
  %12 = load i64, ptr %seen, align 8
  %13 = load i64, ptr %.atomictmp3, align 4
  %14 = cmpxchg ptr %10, i64 %12, i64 %13 acquire monotonic, align 8
  %15 = extractvalue { i64, i1 } %14, 0
  %16 = extractvalue { i64, i1 } %14, 1
  br i1 %16, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %do.cond
  store i64 %15, ptr %seen, align 8
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %16 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %17 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %17 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %do.body, label %do.end

do.end:                                           ; preds = %cmpxchg.continue
  %18 = load ptr, ptr %lock.addr, align 4
  call void @note_writer(ptr noundef %18)
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %do.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  %19 = load i32, ptr %retval, align 4
  ret i32 %19
}

define i32 @pthread_rwlockattr_init(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_rwlockattr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  call void @end_attributes(ptr noundef %0)
  ret i32 0
}

define i32 @pthread_rwlockattr_setkind_np(ptr noundef nonnull %attributes, i32 noundef %kind) {
entry:
  %attributes.addr = alloca ptr, align 4
  %kind.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %kind, ptr %kind.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load i32, ptr %kind.addr, align 4
  %call = call i32 @set_attribute(ptr noundef %0, i32 noundef 0, i32 noundef %1, i32 noundef 2)
  ret i32 %call
}

define i32 @pthread_rwlockattr_getkind_np(ptr noundef nonnull %attributes, ptr noundef nonnull %kind) {
entry:
  %attributes.addr = alloca ptr, align 4
  %kind.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %kind, ptr %kind.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load ptr, ptr %kind.addr, align 4
  %call = call i32 @get_attribute(ptr noundef %0, i32 noundef 0, ptr noundef %1)
  ret i32 %call
}

define i32 @pthread_rwlockattr_setpshared(ptr noundef nonnull %attributes, i32 noundef %shared) {
entry:
  %attributes.addr = alloca ptr, align 4
  %shared.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load i32, ptr %shared.addr, align 4
  %call = call i32 @set_attribute(ptr noundef %0, i32 noundef 4, i32 noundef %1, i32 noundef 1)
  ret i32 %call
}

define i32 @pthread_rwlockattr_getpshared(ptr noundef nonnull %attributes, ptr noundef nonnull %shared) {
entry:
  %attributes.addr = alloca ptr, align 4
  %shared.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load ptr, ptr %shared.addr, align 4
  %call = call i32 @get_attribute(ptr noundef %0, i32 noundef 4, ptr noundef %1)
  ret i32 %call
}

define i32 @pthread_barrier_init(ptr noundef nonnull %barrier, ptr noundef %attributes, i32 noundef %count) {
entry:
  %retval = alloca i32, align 4
  %barrier.addr = alloca ptr, align 4
  %attributes.addr = alloca ptr, align 4
  %count.addr = alloca i32, align 4
  %.atomictmp = alloca i64, align 4
  store ptr %barrier, ptr %barrier.addr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %count, ptr %count.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  call void @read_attributes(ptr noundef %0)
  %1 = load i32, ptr %count.addr, align 4
  %cmp = icmp eq i32 %1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %barrier.addr, align 4
  %call = call i32 @is_marked(ptr noundef %2, i32 noundef 2)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  call void @__raddle_error_lock(ptr noundef @.str.13)
  unreachable

if.end2:                                          ; preds = %if.end
  %3 = load ptr, ptr %barrier.addr, align 4
  call void @mark(ptr noundef %3, i32 noundef 2)
  %4 = load ptr, ptr %barrier.addr, align 4
  call void @__raddle_new_waiting_word(ptr noundef %4)
  %5 = load ptr, ptr %barrier.addr, align 4
  %call3 = call ptr @waiting_word(ptr noundef %5)
  %6 = load i32, ptr %count.addr, align 4
  %conv = zext i32 %6 to i64
  %shl = shl i64 %conv, 32
  store i64 %shl, ptr %.atomictmp, align 4
  %7 = load i64, ptr %.atomictmp, align 4
  store atomic i64 %7, ptr %call3 monotonic, align 8
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end2, %if.then
  %8 = load i32, ptr %retval, align 4
  ret i32 %8
}

define internal i32 @is_marked(ptr noundef %object, i32 noundef %at) {
entry:
  %object.addr = alloca ptr, align 4
  %at.addr = alloca i32, align 4
  store ptr %object, ptr %object.addr, align 4
  store i32 %at, ptr %at.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %1 = load i32, ptr %at.addr, align 4
  %call = call ptr @mark_of(ptr noundef %0, i32 noundef %1)
  %2 = load i32, ptr %call, align 4
  %conv = zext i32 %2 to i64
  %call1 = call i64 @__raddle_settled(i64 noundef %conv)
  %3 = load ptr, ptr %object.addr, align 4
  %call2 = call i32 @mark_at(ptr noundef %3)
  %conv3 = zext i32 %call2 to i64
  %cmp = icmp eq i64 %call1, %conv3
  %conv4 = zext i1 %cmp to i32
  ret i32 %conv4
}

define internal void @mark(ptr noundef %object, i32 noundef %at) {
entry:
  %object.addr = alloca ptr, align 4
  %at.addr = alloca i32, align 4
  store ptr %object, ptr %object.addr, align 4
  store i32 %at, ptr %at.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %call = call i32 @mark_at(ptr noundef %0)
  %1 = load ptr, ptr %object.addr, align 4
  %2 = load i32, ptr %at.addr, align 4
  %call1 = call ptr @mark_of(ptr noundef %1, i32 noundef %2)
  store i32 %call, ptr %call1, align 4
  ret void
}

define i32 @pthread_barrier_destroy(ptr noundef nonnull %barrier) {
entry:
  %barrier.addr = alloca ptr, align 4
  %seen = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  %count = alloca i64, align 8
  store ptr %barrier, ptr %barrier.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %barrier.addr, align 4
  %call = call ptr @waiting_word(ptr noundef %0)
  store i64 4294967295, ptr %.atomictmp, align 4
  %1 = load i64, ptr %.atomictmp, align 4
  %2 = atomicrmw xchg ptr %call, i64 %1 monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  store i64 %3, ptr %seen, align 8
  call void @llvm.lifetime.start.p0(ptr %count)
  %4 = load i64, ptr %seen, align 8
  %shr = lshr i64 %4, 32
  store i64 %shr, ptr %count, align 8
  %5 = load i64, ptr %count, align 8
  %cmp = icmp eq i64 %5, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.14)
  unreachable

if.end:                                           ; preds = %entry
  %6 = load i64, ptr %seen, align 8
  %and = and i64 %6, 4294967295
  %7 = load i64, ptr %count, align 8
  %rem = urem i64 %and, %7
  %tobool = icmp ne i64 %rem, 0
  br i1 %tobool, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  call void @__raddle_error_lock(ptr noundef @.str.15)
  unreachable

if.end2:                                          ; preds = %if.end
  %8 = load ptr, ptr %barrier.addr, align 4
  call void @unmark(ptr noundef %8, i32 noundef 2)
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %seen)
  ret i32 0
}

define internal void @unmark(ptr noundef %object, i32 noundef %at) {
entry:
  %object.addr = alloca ptr, align 4
  %at.addr = alloca i32, align 4
  store ptr %object, ptr %object.addr, align 4
  store i32 %at, ptr %at.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %1 = load i32, ptr %at.addr, align 4
  %call = call ptr @mark_of(ptr noundef %0, i32 noundef %1)
  store i32 0, ptr %call, align 4
  ret void
}

define i32 @pthread_barrier_wait(ptr noundef nonnull %barrier) {
entry:
  %retval = alloca i32, align 4
  %barrier.addr = alloca ptr, align 4
  %state = alloca ptr, align 4
  %seen = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  %count = alloca i64, align 8
  %ticket = alloca i64, align 8
  %last = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %barrier, ptr %barrier.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %state)
  %0 = load ptr, ptr %barrier.addr, align 4
  %call = call ptr @waiting_word(ptr noundef %0)
  store ptr %call, ptr %state, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %1 = load ptr, ptr %state, align 4
  store i64 1, ptr %.atomictmp, align 4
  %2 = load i64, ptr %.atomictmp, align 4
  %3 = atomicrmw add ptr %1, i64 %2 acq_rel, align 8
  store i64 %3, ptr %atomic-temp, align 8
  %4 = load i64, ptr %atomic-temp, align 8
  store i64 %4, ptr %seen, align 8
  call void @llvm.lifetime.start.p0(ptr %count)
  %5 = load i64, ptr %seen, align 8
  %shr = lshr i64 %5, 32
  store i64 %shr, ptr %count, align 8
  call void @llvm.lifetime.start.p0(ptr %ticket)
  %6 = load i64, ptr %seen, align 8
  %and = and i64 %6, 4294967295
  store i64 %and, ptr %ticket, align 8
  %7 = load i64, ptr %count, align 8
  %cmp = icmp eq i64 %7, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.16)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %last)
  %8 = load i64, ptr %ticket, align 8
  %9 = load i64, ptr %count, align 8
  %div = udiv i64 %8, %9
  %add = add i64 %div, 1
  %10 = load i64, ptr %count, align 8
  %mul = mul i64 %add, %10
  store i64 %mul, ptr %last, align 8
  %11 = load i64, ptr %ticket, align 8
  %add1 = add i64 %11, 1
  %12 = load i64, ptr %last, align 8
  %cmp2 = icmp eq i64 %add1, %12
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  store i32 -1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end4:                                          ; preds = %if.end
  %13 = load ptr, ptr %state, align 4
  %14 = load i64, ptr %last, align 8
  %call5 = call i64 @__raddle_await_uge_64(ptr noundef %13, i64 noundef 4294967295, i64 noundef %14)
  %tobool = icmp ne i64 %call5, 0
  %15 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 -1
  store i32 %cond, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end4, %if.then3
  call void @llvm.lifetime.end.p0(ptr %last)
  call void @llvm.lifetime.end.p0(ptr %ticket)
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %seen)
  call void @llvm.lifetime.end.p0(ptr %state)
  %16 = load i32, ptr %retval, align 4
  ret i32 %16
}

declare i64 @__raddle_await_uge_64(ptr noundef, i64 noundef, i64 noundef)

define void @__raddle_barrier_meet(ptr noundef %state) {
entry:
  %state.addr = alloca ptr, align 4
  %seen = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  %count = alloca i64, align 8
  %ticket = alloca i64, align 8
  %last = alloca i64, align 8
  store ptr %state, ptr %state.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %state.addr, align 4
  store i64 1, ptr %.atomictmp, align 4
  %1 = load i64, ptr %.atomictmp, align 4
  %2 = atomicrmw add ptr %0, i64 %1 acq_rel, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  store i64 %3, ptr %seen, align 8
  call void @llvm.lifetime.start.p0(ptr %count)
  %4 = load i64, ptr %seen, align 8
  %shr = lshr i64 %4, 32
  store i64 %shr, ptr %count, align 8
  call void @llvm.lifetime.start.p0(ptr %ticket)
  %5 = load i64, ptr %seen, align 8
  %and = and i64 %5, 4294967295
  store i64 %and, ptr %ticket, align 8
  %6 = load i64, ptr %count, align 8
  %cmp = icmp eq i64 %6, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_abort(ptr noundef @.str.17)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %last)
  %7 = load i64, ptr %ticket, align 8
  %8 = load i64, ptr %count, align 8
  %div = udiv i64 %7, %8
  %add = add i64 %div, 1
  %9 = load i64, ptr %count, align 8
  %mul = mul i64 %add, %9
  store i64 %mul, ptr %last, align 8
  %10 = load i64, ptr %ticket, align 8
  %add1 = add i64 %10, 1
  %11 = load i64, ptr %last, align 8
  %cmp2 = icmp ne i64 %add1, %11
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  %12 = load ptr, ptr %state.addr, align 4
  %13 = load i64, ptr %last, align 8
  %call = call i64 @__raddle_await_uge_64(ptr noundef %12, i64 noundef 4294967295, i64 noundef %13)
  br label %if.end4

if.end4:                                          ; preds = %if.then3, %if.end
  call void @llvm.lifetime.end.p0(ptr %last)
  call void @llvm.lifetime.end.p0(ptr %ticket)
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %seen)
  ret void
}

declare void @__raddle_error_abort(ptr noundef)

define i32 @pthread_barrierattr_init(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_barrierattr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  call void @end_attributes(ptr noundef %0)
  ret i32 0
}

define i32 @pthread_barrierattr_setpshared(ptr noundef nonnull %attributes, i32 noundef %shared) {
entry:
  %attributes.addr = alloca ptr, align 4
  %shared.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store i32 %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load i32, ptr %shared.addr, align 4
  %call = call i32 @set_attribute(ptr noundef %0, i32 noundef 4, i32 noundef %1, i32 noundef 1)
  ret i32 %call
}

define i32 @pthread_barrierattr_getpshared(ptr noundef nonnull %attributes, ptr noundef nonnull %shared) {
entry:
  %attributes.addr = alloca ptr, align 4
  %shared.addr = alloca ptr, align 4
  store ptr %attributes, ptr %attributes.addr, align 4
  store ptr %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %attributes.addr, align 4
  %1 = load ptr, ptr %shared.addr, align 4
  %call = call i32 @get_attribute(ptr noundef %0, i32 noundef 4, ptr noundef %1)
  ret i32 %call
}

define i32 @pthread_once(ptr noundef nonnull %control, ptr noundef nonnull %function) {
entry:
  %control.addr = alloca ptr, align 4
  %function.addr = alloca ptr, align 4
  store ptr %control, ptr %control.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  %0 = load ptr, ptr %control.addr, align 4
  %1 = load ptr, ptr %function.addr, align 4
  call void @do_once(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

define internal void @do_once(ptr noundef %control, ptr noundef %function) {
entry:
  %control.addr = alloca ptr, align 4
  %function.addr = alloca ptr, align 4
  %state = alloca ptr, align 4
  %seen = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  store ptr %control, ptr %control.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %state)
  %0 = load ptr, ptr %control.addr, align 4
  store ptr %0, ptr %state, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  store i32 0, ptr %seen, align 4
  %1 = load ptr, ptr %state, align 4
  store i32 1, ptr %.atomictmp, align 4
  %2 = load i32, ptr %seen, align 4
  %3 = load i32, ptr %.atomictmp, align 4
  %4 = cmpxchg ptr %1, i32 %2, i32 %3 acquire acquire, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  %6 = extractvalue { i32, i1 } %4, 1
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %5, ptr %seen, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %6 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %7 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %if.then, label %if.else

if.then:                                          ; preds = %cmpxchg.continue
  %8 = load ptr, ptr %function.addr, align 4
  call void %8()
  %9 = load ptr, ptr %state, align 4
  store i32 2, ptr %.atomictmp1, align 4
  %10 = load i32, ptr %.atomictmp1, align 4
  store atomic i32 %10, ptr %9 release, align 4
  br label %if.end3

if.else:                                          ; preds = %cmpxchg.continue
  %11 = load i32, ptr %seen, align 4
  %cmp = icmp eq i32 %11, 1
  br i1 %cmp, label %if.then2, label %if.end

if.then2:                                         ; preds = %if.else
  %12 = load ptr, ptr %control.addr, align 4
  %call = call i64 @__raddle_await_eq_32(ptr noundef %12, i64 noundef 4294967295, i64 noundef 2)
  br label %if.end

if.end:                                           ; preds = %if.then2, %if.else
  br label %if.end3

if.end3:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  call void @llvm.lifetime.end.p0(ptr %state)
  ret void
}

define i32 @sem_init(ptr noundef nonnull %semaphore, i32 noundef %shared, i32 noundef %value) {
entry:
  %retval = alloca i32, align 4
  %semaphore.addr = alloca ptr, align 4
  %shared.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 4
  store i32 %shared, ptr %shared.addr, align 4
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %cmp = icmp ugt i32 %0, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call ptr @__errno_location()
  store i32 22, ptr %call, align 4
  store i32 -1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %semaphore.addr, align 4
  %call1 = call i32 @is_marked(ptr noundef %1, i32 noundef 1)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  call void @__raddle_error_lock(ptr noundef @.str.18)
  unreachable

if.end3:                                          ; preds = %if.end
  %2 = load ptr, ptr %semaphore.addr, align 4
  call void @mark(ptr noundef %2, i32 noundef 1)
  %3 = load ptr, ptr %semaphore.addr, align 4
  %call4 = call ptr @counter(ptr noundef %3)
  %4 = load i32, ptr %value.addr, align 4
  %or = or i32 -2147483648, %4
  store i32 %or, ptr %.atomictmp, align 4
  %5 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %5, ptr %call4 monotonic, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end3, %if.then
  %6 = load i32, ptr %retval, align 4
  ret i32 %6
}

define ptr @__errno_location() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  ret ptr %0
}

define internal ptr @counter(ptr noundef %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 4
  %0 = load ptr, ptr %semaphore.addr, align 4
  ret ptr %0
}

define i32 @sem_destroy(ptr noundef nonnull %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 4
  %0 = load ptr, ptr %semaphore.addr, align 4
  %call = call ptr @counter(ptr noundef %0)
  %1 = load atomic i32, ptr %call monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  %call1 = call i32 @value_of(i32 noundef %2)
  %3 = load ptr, ptr %semaphore.addr, align 4
  %call2 = call ptr @counter(ptr noundef %3)
  store i32 0, ptr %.atomictmp, align 4
  %4 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %4, ptr %call2 monotonic, align 4
  %5 = load ptr, ptr %semaphore.addr, align 4
  call void @unmark(ptr noundef %5, i32 noundef 1)
  ret i32 0
}

define internal i32 @value_of(i32 noundef %seen) {
entry:
  %seen.addr = alloca i32, align 4
  store i32 %seen, ptr %seen.addr, align 4
  %0 = load i32, ptr %seen.addr, align 4
  %and = and i32 %0, -2147483648
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.52)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %seen.addr, align 4
  %and1 = and i32 %1, 2147483647
  ret i32 %and1
}

define i32 @sem_wait(ptr noundef nonnull %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 4
  %0 = load ptr, ptr %semaphore.addr, align 4
  %call = call i64 @__raddle_await_rmw_ne_32_sub(ptr noundef %0, i64 noundef 4294967295, i64 noundef 2147483648, i64 noundef 1)
  %conv = trunc i64 %call to i32
  %call1 = call i32 @value_of(i32 noundef %conv)
  ret i32 0
}

declare i64 @__raddle_await_rmw_ne_32_sub(ptr noundef, i64 noundef, i64 noundef, i64 noundef)

define i32 @sem_trywait(ptr noundef nonnull %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 4
  %0 = load ptr, ptr %semaphore.addr, align 4
  %call = call i32 @try_wait(ptr noundef %0, i32 noundef 11)
  ret i32 %call
}

define internal i32 @try_wait(ptr noundef %semaphore, i32 noundef %problem) {
entry:
  %retval = alloca i32, align 4
  %semaphore.addr = alloca ptr, align 4
  %problem.addr = alloca i32, align 4
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %semaphore, ptr %semaphore.addr, align 4
  store i32 %problem, ptr %problem.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %semaphore.addr, align 4
  %call = call ptr @counter(ptr noundef %0)
  %1 = load atomic i32, ptr %call monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  store i32 %2, ptr %seen, align 4
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %3 = load i32, ptr %seen, align 4
  %call1 = call i32 @value_of(i32 noundef %3)
  %cmp = icmp eq i32 %call1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  %4 = load i32, ptr %problem.addr, align 4
  %call2 = call ptr @__errno_location()
  store i32 %4, ptr %call2, align 4
  store i32 -1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %do.body
  br label %do.cond

do.cond:                                          ; preds = %if.end
  %5 = load ptr, ptr %semaphore.addr, align 4
  %call3 = call ptr @counter(ptr noundef %5)
  %6 = load i32, ptr %seen, align 4
  %sub = sub i32 %6, 1
  store i32 %sub, ptr %.atomictmp, align 4
  %7 = load i32, ptr %seen, align 4
  %8 = load i32, ptr %.atomictmp, align 4
  %9 = cmpxchg ptr %call3, i32 %7, i32 %8 acquire monotonic, align 4
  %10 = extractvalue { i32, i1 } %9, 0
  %11 = extractvalue { i32, i1 } %9, 1
  br i1 %11, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %do.cond
  store i32 %10, ptr %seen, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %do.cond
  %storedv = zext i1 %11 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %12 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %12 to i1
  %lnot = xor i1 %loadedv, true
  br i1 %lnot, label %do.body, label %do.end

do.end:                                           ; preds = %cmpxchg.continue
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %do.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  %13 = load i32, ptr %retval, align 4
  ret i32 %13
}

define i32 @sem_timedwait(ptr noundef nonnull %semaphore, ptr noundef nonnull %until) {
entry:
  %semaphore.addr = alloca ptr, align 4
  %until.addr = alloca ptr, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  %0 = load ptr, ptr %semaphore.addr, align 4
  %1 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %1)
  %call1 = call i32 @timed_out(i32 noundef %call)
  %call2 = call i32 @try_wait(ptr noundef %0, i32 noundef %call1)
  ret i32 %call2
}

define i32 @sem_clockwait(ptr noundef nonnull %semaphore, i32 noundef %clock, ptr noundef nonnull %until) {
entry:
  %semaphore.addr = alloca ptr, align 4
  %clock.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 4
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  %0 = load ptr, ptr %semaphore.addr, align 4
  %1 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %1)
  %call1 = call i32 @timed_out(i32 noundef %call)
  %call2 = call i32 @try_wait(ptr noundef %0, i32 noundef %call1)
  ret i32 %call2
}

define i32 @sem_post(ptr noundef nonnull %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 4
  %seen = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %semaphore.addr, align 4
  %call = call ptr @counter(ptr noundef %0)
  store i32 1, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = atomicrmw add ptr %call, i32 %1 release, align 4
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4
  store i32 %3, ptr %seen, align 4
  %4 = load i32, ptr %seen, align 4
  %call1 = call i32 @value_of(i32 noundef %4)
  %cmp = icmp uge i32 %call1, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.19)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.end.p0(ptr %seen)
  ret i32 0
}

define i32 @sem_getvalue(ptr noundef nonnull %semaphore, ptr noundef nonnull %value) {
entry:
  %semaphore.addr = alloca ptr, align 4
  %value.addr = alloca ptr, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 4
  store ptr %value, ptr %value.addr, align 4
  %0 = load ptr, ptr %semaphore.addr, align 4
  %call = call ptr @counter(ptr noundef %0)
  %1 = load atomic i32, ptr %call monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  %call1 = call i32 @value_of(i32 noundef %2)
  %3 = load ptr, ptr %value.addr, align 4
  store i32 %call1, ptr %3, align 4
  ret i32 0
}

define i32 @thrd_create(ptr noundef %thread, ptr noundef %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 4
  %function.addr = alloca ptr, align 4
  %argument.addr = alloca ptr, align 4
  store ptr %thread, ptr %thread.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  store ptr %argument, ptr %argument.addr, align 4
  %0 = load ptr, ptr %function.addr, align 4
  %1 = load ptr, ptr %argument.addr, align 4
  %call = call i64 (ptr, ptr, ...) @__raddle_spawn(ptr noundef %0, ptr noundef %1)
  %conv = trunc i64 %call to i32
  %2 = load ptr, ptr %thread.addr, align 4
  store i32 %conv, ptr %2, align 4
  ret i32 0
}

define i32 @__raddle_keyed_thrd_create(ptr noundef %thread, ptr noundef %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 4
  %function.addr = alloca ptr, align 4
  %argument.addr = alloca ptr, align 4
  store ptr %thread, ptr %thread.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  store ptr %argument, ptr %argument.addr, align 4
  call void @__raddle_thread_begins()
  %0 = load ptr, ptr %function.addr, align 4
  %1 = load ptr, ptr %argument.addr, align 4
  %call = call i64 (ptr, ptr, ...) @__raddle_spawn(ptr noundef @keyed_int_start, ptr noundef %0, ptr noundef %1)
  %conv = trunc i64 %call to i32
  %2 = load ptr, ptr %thread.addr, align 4
  store i32 %conv, ptr %2, align 4
  ret i32 0
}

define internal i32 @keyed_int_start(ptr noundef %function, ptr noundef %argument) {
entry:
  %function.addr = alloca ptr, align 4
  %argument.addr = alloca ptr, align 4
  %result = alloca i32, align 4
  store ptr %function, ptr %function.addr, align 4
  store ptr %argument, ptr %argument.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %result)
  %0 = load ptr, ptr %function.addr, align 4
  %1 = load ptr, ptr %argument.addr, align 4
  %call = call i32 %0(ptr noundef %1)
  store i32 %call, ptr %result, align 4
  call void @__raddle_end_thread()
  %2 = load i32, ptr %result, align 4
  call void @llvm.lifetime.end.p0(ptr %result)
  ret i32 %2
}

define i32 @thrd_join(i32 noundef %thread, ptr noundef %result) {
entry:
  %thread.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 4
  %value = alloca ptr, align 4
  store i32 %thread, ptr %thread.addr, align 4
  store ptr %result, ptr %result.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %value)
  %0 = load i32, ptr %thread.addr, align 4
  %conv = zext i32 %0 to i64
  %call = call ptr @__raddle_join(i64 noundef %conv)
  store ptr %call, ptr %value, align 4
  %1 = load ptr, ptr %result.addr, align 4
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %value, align 4
  %3 = ptrtoint ptr %2 to i64
  %conv1 = trunc i64 %3 to i32
  %4 = load ptr, ptr %result.addr, align 4
  store i32 %conv1, ptr %4, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr %value)
  ret i32 0
}

define i32 @thrd_detach(i32 noundef %thread) {
entry:
  %thread.addr = alloca i32, align 4
  store i32 %thread, ptr %thread.addr, align 4
  %0 = load i32, ptr %thread.addr, align 4
  %conv = zext i32 %0 to i64
  call void @__raddle_detach(i64 noundef %conv)
  ret i32 0
}

define i32 @thrd_current() {
entry:
  %call = call i64 @__raddle_self()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @thrd_equal(i32 noundef %first, i32 noundef %second) {
entry:
  %first.addr = alloca i32, align 4
  %second.addr = alloca i32, align 4
  store i32 %first, ptr %first.addr, align 4
  store i32 %second, ptr %second.addr, align 4
  %0 = load i32, ptr %first.addr, align 4
  %1 = load i32, ptr %second.addr, align 4
  %cmp = icmp eq i32 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define void @thrd_exit(i32 noundef %result) {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, ptr %result.addr, align 4
  %0 = load i32, ptr %result.addr, align 4
  %conv = zext i32 %0 to i64
  %conv1 = trunc i64 %conv to i32
  %1 = inttoptr i32 %conv1 to ptr
  call void @__raddle_exit_thread(ptr noundef %1)
  unreachable
}

define void @__raddle_full_thrd_exit(i32 noundef %result) {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, ptr %result.addr, align 4
  %0 = load i32, ptr %result.addr, align 4
  %conv = zext i32 %0 to i64
  %conv1 = trunc i64 %conv to i32
  %1 = inttoptr i32 %conv1 to ptr
  call void @__raddle_full_pthread_exit(ptr noundef %1)
  ret void
}

define void @thrd_yield() {
entry:
  ret void
}

define i32 @thrd_sleep(ptr noundef %duration, ptr noundef %rest) {
entry:
  %duration.addr = alloca ptr, align 4
  %rest.addr = alloca ptr, align 4
  store ptr %duration, ptr %duration.addr, align 4
  store ptr %rest, ptr %rest.addr, align 4
  %0 = load ptr, ptr %duration.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 -2, i32 0
  ret i32 %cond
}

define i32 @mtx_init(ptr noundef %mutex, i32 noundef %type) {
entry:
  %mutex.addr = alloca ptr, align 4
  %type.addr = alloca i32, align 4
  %kind = alloca i64, align 8
  store ptr %mutex, ptr %mutex.addr, align 4
  store i32 %type, ptr %type.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %kind)
  %0 = load i32, ptr %type.addr, align 4
  %and = and i32 %0, 1
  %tobool = icmp ne i32 %and, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  %conv = sext i32 %cond to i64
  store i64 %conv, ptr %kind, align 8
  %2 = load ptr, ptr %mutex.addr, align 4
  %3 = load i64, ptr %kind, align 8
  call void @init_mutex(ptr noundef %2, i64 noundef %3)
  call void @llvm.lifetime.end.p0(ptr %kind)
  ret i32 0
}

define void @mtx_destroy(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %mutex.addr, align 4
  call void @destroy_mutex(ptr noundef %0)
  ret void
}

define i32 @mtx_lock(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %0, i32 8
  call void @__raddle_lock(ptr noundef %add.ptr)
  ret i32 0
}

define i32 @mtx_unlock(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %0, i32 8
  call void @__raddle_unlock(ptr noundef %add.ptr)
  ret i32 0
}

define i32 @mtx_trylock(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %0, i32 8
  %call = call i32 @__raddle_trylock(ptr noundef %add.ptr)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 1
  ret i32 %cond
}

define i32 @mtx_timedlock(ptr noundef %mutex, ptr noundef %until) {
entry:
  %mutex.addr = alloca ptr, align 4
  %until.addr = alloca ptr, align 4
  %wrong = alloca i32, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %wrong)
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  store i32 %call, ptr %wrong, align 4
  %1 = load ptr, ptr %mutex.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %1, i32 8
  %call1 = call i32 @__raddle_trylock(ptr noundef %add.ptr)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %wrong, align 4
  %tobool2 = icmp ne i32 %2, 0
  %3 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 2, i32 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond3 = phi i32 [ 0, %cond.true ], [ %cond, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %wrong)
  ret i32 %cond3
}

define i32 @cnd_init(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  call void @init_condition(ptr noundef %0)
  ret i32 0
}

define void @cnd_destroy(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  call void @destroy_condition(ptr noundef %0)
  ret void
}

define i32 @cnd_wait(ptr noundef %condition, ptr noundef %mutex) {
entry:
  %condition.addr = alloca ptr, align 4
  %mutex.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  %1 = load ptr, ptr %mutex.addr, align 4
  call void @wait_on(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

define i32 @cnd_timedwait(ptr noundef %condition, ptr noundef %mutex, ptr noundef %until) {
entry:
  %retval = alloca i32, align 4
  %condition.addr = alloca ptr, align 4
  %mutex.addr = alloca ptr, align 4
  %until.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %mutex, ptr %mutex.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  %0 = load ptr, ptr %until.addr, align 4
  %call = call i32 @wrong_deadline(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 2, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %condition.addr, align 4
  %2 = load ptr, ptr %mutex.addr, align 4
  %call1 = call i32 @wait_for_a_time(ptr noundef %1, ptr noundef %2)
  %tobool2 = icmp ne i32 %call1, 0
  %3 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 4, i32 0
  store i32 %cond, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

define i32 @cnd_signal(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  %call = call ptr @waiting_word(ptr noundef %0)
  %call1 = call i64 @__raddle_wake(ptr noundef %call)
  ret i32 0
}

define i32 @cnd_broadcast(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  call void @wake_all(ptr noundef %0)
  ret i32 0
}

define void @call_once(ptr noundef %flag, ptr noundef %function) {
entry:
  %flag.addr = alloca ptr, align 4
  %function.addr = alloca ptr, align 4
  store ptr %flag, ptr %flag.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  %0 = load ptr, ptr %flag.addr, align 4
  %1 = load ptr, ptr %function.addr, align 4
  call void @do_once(ptr noundef %0, ptr noundef %1)
  ret void
}

define i32 @tss_create(ptr noundef %key, ptr noundef %destructor) {
entry:
  %key.addr = alloca ptr, align 4
  %destructor.addr = alloca ptr, align 4
  store ptr %key, ptr %key.addr, align 4
  store ptr %destructor, ptr %destructor.addr, align 4
  %0 = load ptr, ptr %destructor.addr, align 4
  %call = call i32 @new_key(ptr noundef %0)
  %1 = load ptr, ptr %key.addr, align 4
  store i32 %call, ptr %1, align 4
  ret i32 0
}

define void @tss_delete(i32 noundef %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %call = call i32 @pthread_key_delete(i32 noundef %0)
  ret void
}

define ptr @tss_get(i32 noundef %key) {
entry:
  %key.addr = alloca i32, align 4
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %call = call ptr @pthread_getspecific(i32 noundef %0)
  ret ptr %call
}

define i32 @tss_set(i32 noundef %key, ptr noundef %value) {
entry:
  %key.addr = alloca i32, align 4
  %value.addr = alloca ptr, align 4
  store i32 %key, ptr %key.addr, align 4
  store ptr %value, ptr %value.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %1 = load ptr, ptr %value.addr, align 4
  %call = call i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1)
  %tobool = icmp ne i32 %call, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 2, i32 0
  ret i32 %cond
}

define ptr @__raddle_make_block(i32 noundef %size, i32 noundef %zero) {
entry:
  %size.addr = alloca i32, align 4
  %zero.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store i32 %zero, ptr %zero.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %conv = zext i32 %0 to i64
  %1 = load i32, ptr %zero.addr, align 4
  %call = call ptr @__raddle_allocate(i64 noundef %conv, i32 noundef %1)
  ret ptr %call
}

define void @__raddle_end_block(ptr noundef %pointer) {
entry:
  %pointer.addr = alloca ptr, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  %0 = load ptr, ptr %pointer.addr, align 4
  call void @__raddle_free(ptr noundef %0)
  ret void
}

declare void @__raddle_free(ptr noundef)

define ptr @__raddle_move_block(ptr noundef %pointer, i32 noundef %kept, i32 noundef %size) {
entry:
  %pointer.addr = alloca ptr, align 4
  %kept.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %moved = alloca ptr, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  store i32 %kept, ptr %kept.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %moved)
  %0 = load i32, ptr %size.addr, align 4
  %call = call ptr @__raddle_make_block(i32 noundef %0, i32 noundef 0)
  store ptr %call, ptr %moved, align 4
  %1 = load ptr, ptr %moved, align 4
  %2 = load ptr, ptr %pointer.addr, align 4
  %3 = load i32, ptr %kept.addr, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %1, ptr align 1 %2, i32 %3, i1 false)
  %4 = load ptr, ptr %pointer.addr, align 4
  call void @__raddle_end_block(ptr noundef %4)
  %5 = load ptr, ptr %moved, align 4
  call void @llvm.lifetime.end.p0(ptr %moved)
  ret ptr %5
}

define ptr @__raddle_make_block_again(i32 noundef %size, i32 noundef %zero) {
entry:
  %retval = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %zero.addr = alloca i32, align 4
  %count = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %number = alloca i64, align 8
  %block = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %atomic-temp7 = alloca i64, align 8
  %made = alloca ptr, align 4
  store i32 %size, ptr %size.addr, align 4
  store i32 %zero, ptr %zero.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %conv = zext i32 %0 to i64
  %cmp = icmp uge i64 %conv, 4194304
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = call i64 @__raddle_choose(i64 noundef 2)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  %1 = load i32, ptr %size.addr, align 4
  %conv2 = zext i32 %1 to i64
  %2 = load i32, ptr %zero.addr, align 4
  %call3 = call ptr @__raddle_allocate(i64 noundef %conv2, i32 noundef %2)
  store ptr %call3, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %count)
  %3 = load atomic i64, ptr @freed_count monotonic, align 8
  store i64 %3, ptr %atomic-temp, align 8
  %4 = load i64, ptr %atomic-temp, align 8
  store i64 %4, ptr %count, align 8
  %5 = load i64, ptr %count, align 8
  %cmp4 = icmp ne i64 %5, 0
  %conv5 = zext i1 %cmp4 to i32
  call void @__raddle_assume(i32 noundef %conv5)
  call void @llvm.lifetime.start.p0(ptr %number)
  %6 = load i64, ptr %count, align 8
  %call6 = call i64 @__raddle_choose(i64 noundef %6)
  store i64 %call6, ptr %number, align 8
  call void @llvm.lifetime.start.p0(ptr %block)
  %7 = load i64, ptr %number, align 8
  %idxprom = trunc i64 %7 to i32
  %arrayidx = getelementptr inbounds nuw [64 x i64], ptr @freed_blocks, i32 0, i32 %idxprom
  store i64 0, ptr %.atomictmp, align 4
  %8 = load i64, ptr %.atomictmp, align 4
  %9 = atomicrmw xchg ptr %arrayidx, i64 %8 acquire, align 8
  store i64 %9, ptr %atomic-temp7, align 8
  %10 = load i64, ptr %atomic-temp7, align 8
  store i64 %10, ptr %block, align 8
  %11 = load i64, ptr %block, align 8
  %cmp8 = icmp ne i64 %11, 0
  %conv9 = zext i1 %cmp8 to i32
  call void @__raddle_assume(i32 noundef %conv9)
  call void @llvm.lifetime.start.p0(ptr %made)
  %12 = load i64, ptr %block, align 8
  %conv10 = trunc i64 %12 to i32
  %13 = inttoptr i32 %conv10 to ptr
  %14 = load i64, ptr %number, align 8
  %idx.ext = trunc i64 %14 to i32
  %add.ptr = getelementptr inbounds nuw i8, ptr %13, i32 %idx.ext
  %add.ptr11 = getelementptr inbounds i8, ptr %add.ptr, i32 1
  %15 = load i32, ptr %size.addr, align 4
  %conv12 = zext i32 %15 to i64
  %call13 = call ptr @__raddle_recycle(ptr noundef %add.ptr11, i64 noundef %conv12)
  store ptr %call13, ptr %made, align 4
  %16 = load i32, ptr %zero.addr, align 4
  %tobool14 = icmp ne i32 %16, 0
  br i1 %tobool14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %if.end
  %17 = load ptr, ptr %made, align 4
  %18 = load i32, ptr %size.addr, align 4
  call void @llvm.memset.p0.i32(ptr align 1 %17, i8 0, i32 %18, i1 false)
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %if.end
  %19 = load ptr, ptr %made, align 4
  store ptr %19, ptr %retval, align 4
  call void @llvm.lifetime.end.p0(ptr %made)
  call void @llvm.lifetime.end.p0(ptr %block)
  call void @llvm.lifetime.end.p0(ptr %number)
  call void @llvm.lifetime.end.p0(ptr %count)
  br label %return

return:                                           ; preds = %if.end16, %if.then
  %20 = load ptr, ptr %retval, align 4
  ret ptr %20
}

declare i64 @__raddle_choose(i64 noundef)

declare void @__raddle_assume(i32 noundef)

declare ptr @__raddle_recycle(ptr noundef, i64 noundef)

declare void @llvm.memset.p0.i32(ptr writeonly captures(none), i8, i32, i1 immarg)

define void @__raddle_end_block_again(ptr noundef %pointer) {
entry:
  %pointer.addr = alloca ptr, align 4
  %number = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  %0 = load ptr, ptr %pointer.addr, align 4
  call void @__raddle_free(ptr noundef %0)
  %1 = load ptr, ptr %pointer.addr, align 4
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %number)
  %call = call i64 @new_number()
  store i64 %call, ptr %number, align 8
  %2 = load i64, ptr %number, align 8
  %idxprom = trunc i64 %2 to i32
  %arrayidx = getelementptr inbounds nuw [64 x i64], ptr @freed_blocks, i32 0, i32 %idxprom
  %3 = load ptr, ptr %pointer.addr, align 4
  %4 = ptrtoint ptr %3 to i32
  %conv = zext i32 %4 to i64
  store i64 %conv, ptr %.atomictmp, align 4
  %5 = load i64, ptr %.atomictmp, align 4
  store atomic i64 %5, ptr %arrayidx release, align 8
  call void @llvm.lifetime.end.p0(ptr %number)
  br label %return

return:                                           ; preds = %if.end, %if.then
  ret void
}

define internal i64 @new_number() {
entry:
  %number = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %number)
  store i64 1, ptr %.atomictmp, align 4
  %0 = load i64, ptr %.atomictmp, align 4
  %1 = atomicrmw add ptr @freed_count, i64 %0 monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %number, align 8
  %3 = load i64, ptr %number, align 8
  %cmp = icmp uge i64 %3, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.53)
  unreachable

if.end:                                           ; preds = %entry
  %4 = load i64, ptr %number, align 8
  call void @llvm.lifetime.end.p0(ptr %number)
  ret i64 %4
}

define ptr @__raddle_move_block_again(ptr noundef %pointer, i32 noundef %kept, i32 noundef %size) {
entry:
  %retval = alloca ptr, align 4
  %pointer.addr = alloca ptr, align 4
  %kept.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %moved = alloca ptr, align 4
  %copy = alloca ptr, align 4
  %made = alloca ptr, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  store i32 %kept, ptr %kept.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %conv = zext i32 %0 to i64
  %cmp = icmp uge i64 %conv, 4194304
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %call = call i64 @__raddle_choose(i64 noundef 2)
  %tobool = icmp ne i64 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %entry
  call void @llvm.lifetime.start.p0(ptr %moved)
  %1 = load i32, ptr %size.addr, align 4
  %call2 = call ptr @__raddle_make_block_again(i32 noundef %1, i32 noundef 0)
  store ptr %call2, ptr %moved, align 4
  %2 = load ptr, ptr %moved, align 4
  %3 = load ptr, ptr %pointer.addr, align 4
  %4 = load i32, ptr %kept.addr, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %2, ptr align 1 %3, i32 %4, i1 false)
  %5 = load ptr, ptr %pointer.addr, align 4
  call void @__raddle_end_block_again(ptr noundef %5)
  %6 = load ptr, ptr %moved, align 4
  store ptr %6, ptr %retval, align 4
  call void @llvm.lifetime.end.p0(ptr %moved)
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %copy)
  %7 = load i32, ptr %kept.addr, align 4
  %conv3 = zext i32 %7 to i64
  %call4 = call ptr @__raddle_allocate(i64 noundef %conv3, i32 noundef 0)
  store ptr %call4, ptr %copy, align 4
  %8 = load ptr, ptr %copy, align 4
  %9 = load ptr, ptr %pointer.addr, align 4
  %10 = load i32, ptr %kept.addr, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %8, ptr align 1 %9, i32 %10, i1 false)
  %11 = load ptr, ptr %pointer.addr, align 4
  call void @__raddle_free(ptr noundef %11)
  call void @llvm.lifetime.start.p0(ptr %made)
  %12 = load ptr, ptr %pointer.addr, align 4
  %call5 = call i64 @new_number()
  %idx.ext = trunc i64 %call5 to i32
  %add.ptr = getelementptr inbounds nuw i8, ptr %12, i32 %idx.ext
  %add.ptr6 = getelementptr inbounds i8, ptr %add.ptr, i32 1
  %13 = load i32, ptr %size.addr, align 4
  %conv7 = zext i32 %13 to i64
  %call8 = call ptr @__raddle_recycle(ptr noundef %add.ptr6, i64 noundef %conv7)
  store ptr %call8, ptr %made, align 4
  %14 = load ptr, ptr %made, align 4
  %15 = load ptr, ptr %copy, align 4
  %16 = load i32, ptr %kept.addr, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %14, ptr align 1 %15, i32 %16, i1 false)
  %17 = load ptr, ptr %copy, align 4
  call void @__raddle_free(ptr noundef %17)
  %18 = load ptr, ptr %made, align 4
  store ptr %18, ptr %retval, align 4
  call void @llvm.lifetime.end.p0(ptr %made)
  call void @llvm.lifetime.end.p0(ptr %copy)
  br label %return

return:                                           ; preds = %if.end, %if.then
  %19 = load ptr, ptr %retval, align 4
  ret ptr %19
}

define ptr @__raddle_make_new(i32 noundef %size) {
entry:
  %size.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %conv = zext i32 %0 to i64
  %call = call ptr @__raddle_allocate_new(i64 noundef %conv, i32 noundef 0)
  ret ptr %call
}

declare ptr @__raddle_allocate_new(i64 noundef, i32 noundef)

define ptr @__raddle_make_array(i32 noundef %size) {
entry:
  %size.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %conv = zext i32 %0 to i64
  %call = call ptr @__raddle_allocate_array(i64 noundef %conv, i32 noundef 0)
  ret ptr %call
}

declare ptr @__raddle_allocate_array(i64 noundef, i32 noundef)

define void @__raddle_end_new(ptr noundef %pointer) {
entry:
  %pointer.addr = alloca ptr, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  %0 = load ptr, ptr %pointer.addr, align 4
  call void @__raddle_free_new(ptr noundef %0)
  ret void
}

declare void @__raddle_free_new(ptr noundef)

define void @__raddle_end_array(ptr noundef %pointer) {
entry:
  %pointer.addr = alloca ptr, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  %0 = load ptr, ptr %pointer.addr, align 4
  call void @__raddle_free_array(ptr noundef %0)
  ret void
}

declare void @__raddle_free_array(ptr noundef)

define ptr @__raddle_make_plain(i32 noundef %size) {
entry:
  %size.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %call = call ptr @__raddle_make_block(i32 noundef %0, i32 noundef 0)
  ret ptr %call
}

define noalias ptr @malloc(i32 noundef %size) {
entry:
  %size.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %call = call ptr @allocate(i32 noundef %0, i32 noundef 0)
  ret ptr %call
}

define internal ptr @allocate(i32 noundef %size, i32 noundef %zero) {
entry:
  %size.addr = alloca i32, align 4
  %zero.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  store i32 %zero, ptr %zero.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %call = call i32 @is_possible(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %size.addr, align 4
  %2 = load i32, ptr %zero.addr, align 4
  %call1 = call ptr @__raddle_make_block(i32 noundef %1, i32 noundef %2)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

define ptr @__raddle_new(i32 noundef %size) {
entry:
  %size.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %call = call i32 @is_possible(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %size.addr, align 4
  %call1 = call ptr @__raddle_make_new(i32 noundef %1)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

define internal i32 @is_possible(i32 noundef %size) {
entry:
  %retval = alloca i32, align 4
  %size.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %cmp = icmp ugt i32 %0, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call ptr @__errno_location()
  store i32 12, ptr %call, align 4
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %size.addr, align 4
  %conv = zext i32 %1 to i64
  %cmp1 = icmp ugt i64 %conv, 1073741824
  br i1 %cmp1, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  call void @__raddle_unsupported(ptr noundef @.str.54)
  unreachable

if.end4:                                          ; preds = %if.end
  store i32 1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end4, %if.then
  %2 = load i32, ptr %retval, align 4
  ret i32 %2
}

define ptr @__raddle_new_or_null(i32 noundef %size) {
entry:
  %size.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %call = call ptr @__raddle_new(i32 noundef %0)
  ret ptr %call
}

define ptr @__raddle_new_array(i32 noundef %size) {
entry:
  %size.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %call = call i32 @is_possible(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %size.addr, align 4
  %call1 = call ptr @__raddle_make_array(i32 noundef %1)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %call1, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

define noalias ptr @calloc(i32 noundef %count, i32 noundef %size) {
entry:
  %count.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %total = alloca i32, align 4
  store i32 %count, ptr %count.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %total)
  %0 = load i32, ptr %count.addr, align 4
  %1 = load i32, ptr %size.addr, align 4
  %2 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = extractvalue { i32, i1 } %2, 0
  store i32 %4, ptr %total, align 4
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 -1, ptr %total, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %5 = load i32, ptr %total, align 4
  %call = call ptr @allocate(i32 noundef %5, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr %total)
  ret ptr %call
}

declare { i32, i1 } @llvm.umul.with.overflow.i32(i32, i32)

define void @free(ptr noundef %pointer) {
entry:
  %pointer.addr = alloca ptr, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  %0 = load ptr, ptr %pointer.addr, align 4
  call void @__raddle_end_block(ptr noundef %0)
  ret void
}

define ptr @realloc(ptr noundef %pointer, i32 noundef %size) {
entry:
  %retval = alloca ptr, align 4
  %pointer.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %old = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %pointer.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %size.addr, align 4
  %call = call ptr @allocate(i32 noundef %1, i32 noundef 0)
  store ptr %call, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %old)
  %2 = load ptr, ptr %pointer.addr, align 4
  %call1 = call i64 @__raddle_size_of(ptr noundef %2)
  %conv = trunc i64 %call1 to i32
  store i32 %conv, ptr %old, align 4
  %3 = load i32, ptr %size.addr, align 4
  %tobool2 = icmp ne i32 %3, 0
  br i1 %tobool2, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  %4 = load ptr, ptr %pointer.addr, align 4
  call void @__raddle_end_block(ptr noundef %4)
  store ptr null, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end4:                                          ; preds = %if.end
  %5 = load i32, ptr %size.addr, align 4
  %call5 = call i32 @is_possible(i32 noundef %5)
  %tobool6 = icmp ne i32 %call5, 0
  br i1 %tobool6, label %cond.true, label %cond.false10

cond.true:                                        ; preds = %if.end4
  %6 = load ptr, ptr %pointer.addr, align 4
  %7 = load i32, ptr %old, align 4
  %8 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %7, %8
  br i1 %cmp, label %cond.true8, label %cond.false

cond.true8:                                       ; preds = %cond.true
  %9 = load i32, ptr %old, align 4
  br label %cond.end

cond.false:                                       ; preds = %cond.true
  %10 = load i32, ptr %size.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true8
  %cond = phi i32 [ %9, %cond.true8 ], [ %10, %cond.false ]
  %11 = load i32, ptr %size.addr, align 4
  %call9 = call ptr @__raddle_move_block(ptr noundef %6, i32 noundef %cond, i32 noundef %11)
  br label %cond.end11

cond.false10:                                     ; preds = %if.end4
  br label %cond.end11

cond.end11:                                       ; preds = %cond.false10, %cond.end
  %cond12 = phi ptr [ %call9, %cond.end ], [ null, %cond.false10 ]
  store ptr %cond12, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end11, %if.then3
  call void @llvm.lifetime.end.p0(ptr %old)
  br label %return

return:                                           ; preds = %cleanup, %if.then
  %12 = load ptr, ptr %retval, align 4
  ret ptr %12
}

declare i64 @__raddle_size_of(ptr noundef)

define ptr @reallocarray(ptr noundef %pointer, i32 noundef %count, i32 noundef %size) {
entry:
  %pointer.addr = alloca ptr, align 4
  %count.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %total = alloca i32, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  store i32 %count, ptr %count.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %total)
  %0 = load i32, ptr %count.addr, align 4
  %1 = load i32, ptr %size.addr, align 4
  %2 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = extractvalue { i32, i1 } %2, 0
  store i32 %4, ptr %total, align 4
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 -1, ptr %total, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %5 = load ptr, ptr %pointer.addr, align 4
  %6 = load i32, ptr %total, align 4
  %call = call ptr @realloc(ptr noundef %5, i32 noundef %6)
  call void @llvm.lifetime.end.p0(ptr %total)
  ret ptr %call
}

define noalias ptr @aligned_alloc(i32 noundef %alignment, i32 noundef %size) {
entry:
  %alignment.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  store i32 %alignment, ptr %alignment.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %alignment.addr, align 4
  %1 = load i32, ptr %size.addr, align 4
  %call = call ptr @allocate_at(i32 noundef %0, i32 noundef %1)
  ret ptr %call
}

define internal ptr @allocate_at(i32 noundef %alignment, i32 noundef %size) {
entry:
  %alignment.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  store i32 %alignment, ptr %alignment.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %alignment.addr, align 4
  %cmp = icmp ugt i32 %0, 1024
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.55)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %size.addr, align 4
  %call = call ptr @allocate(i32 noundef %1, i32 noundef 0)
  ret ptr %call
}

define ptr @memalign(i32 noundef %alignment, i32 noundef %size) {
entry:
  %alignment.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  store i32 %alignment, ptr %alignment.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %alignment.addr, align 4
  %1 = load i32, ptr %size.addr, align 4
  %call = call ptr @allocate_at(i32 noundef %0, i32 noundef %1)
  ret ptr %call
}

define noalias ptr @valloc(i32 noundef %size) {
entry:
  %size.addr = alloca i32, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %size.addr, align 4
  %call = call ptr @allocate_at(i32 noundef 4096, i32 noundef %0)
  ret ptr %call
}

define i32 @posix_memalign(ptr noundef nonnull %result, i32 noundef %alignment, i32 noundef %size) {
entry:
  %retval = alloca i32, align 4
  %result.addr = alloca ptr, align 4
  %alignment.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %made = alloca ptr, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %result, ptr %result.addr, align 4
  store i32 %alignment, ptr %alignment.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %alignment.addr, align 4
  %cmp = icmp ult i32 %0, 4
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %alignment.addr, align 4
  %2 = load i32, ptr %alignment.addr, align 4
  %sub = sub i32 %2, 1
  %and = and i32 %1, %sub
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %made)
  %3 = load i32, ptr %alignment.addr, align 4
  %4 = load i32, ptr %size.addr, align 4
  %call = call ptr @allocate_at(i32 noundef %3, i32 noundef %4)
  store ptr %call, ptr %made, align 4
  %5 = load ptr, ptr %made, align 4
  %tobool1 = icmp ne ptr %5, null
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  store i32 12, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end3:                                          ; preds = %if.end
  %6 = load ptr, ptr %made, align 4
  %7 = load ptr, ptr %result.addr, align 4
  store ptr %6, ptr %7, align 4
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end3, %if.then2
  call void @llvm.lifetime.end.p0(ptr %made)
  br label %return

return:                                           ; preds = %cleanup, %if.then
  %8 = load i32, ptr %retval, align 4
  ret i32 %8
}

define i32 @malloc_usable_size(ptr noundef %pointer) {
entry:
  %pointer.addr = alloca ptr, align 4
  store ptr %pointer, ptr %pointer.addr, align 4
  %0 = load ptr, ptr %pointer.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %pointer.addr, align 4
  %call = call i64 @__raddle_size_of(ptr noundef %1)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %cond.false ]
  %conv = trunc i64 %cond to i32
  ret i32 %conv
}

define ptr @memcpy(ptr noundef %target, ptr noundef %source, i32 noundef %size) {
entry:
  %target.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load ptr, ptr %source.addr, align 4
  %2 = load i32, ptr %size.addr, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %0, ptr align 1 %1, i32 %2, i1 false)
  ret ptr %0
}

define ptr @memmove(ptr noundef %target, ptr noundef %source, i32 noundef %size) {
entry:
  %target.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load ptr, ptr %source.addr, align 4
  %2 = load i32, ptr %size.addr, align 4
  call void @llvm.memmove.p0.p0.i32(ptr align 1 %0, ptr align 1 %1, i32 %2, i1 false)
  ret ptr %0
}

declare void @llvm.memmove.p0.p0.i32(ptr writeonly captures(none), ptr readonly captures(none), i32, i1 immarg)

define ptr @memset(ptr noundef %target, i32 noundef %byte, i32 noundef %size) {
entry:
  %target.addr = alloca ptr, align 4
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store i32 %byte, ptr %byte.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load i32, ptr %byte.addr, align 4
  %2 = trunc i32 %1 to i8
  %3 = load i32, ptr %size.addr, align 4
  call void @llvm.memset.p0.i32(ptr align 1 %0, i8 %2, i32 %3, i1 false)
  ret ptr %0
}

define ptr @mempcpy(ptr noundef %target, ptr noundef %source, i32 noundef %size) {
entry:
  %target.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load ptr, ptr %source.addr, align 4
  %2 = load i32, ptr %size.addr, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 1 %0, ptr align 1 %1, i32 %2, i1 false)
  %3 = load ptr, ptr %target.addr, align 4
  %4 = load i32, ptr %size.addr, align 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %3, i32 %4
  ret ptr %add.ptr
}

define ptr @memccpy(ptr noundef %target, ptr noundef %source, i32 noundef %byte, i32 noundef %size) {
entry:
  %retval = alloca ptr, align 4
  %target.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %to = alloca ptr, align 4
  %from = alloca ptr, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  store i32 %byte, ptr %byte.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %to)
  %0 = load ptr, ptr %target.addr, align 4
  store ptr %0, ptr %to, align 4
  call void @llvm.lifetime.start.p0(ptr %from)
  %1 = load ptr, ptr %source.addr, align 4
  store ptr %1, ptr %from, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4
  %3 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %2, %3
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %from, align 4
  %5 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %4, i32 %5
  %6 = load i8, ptr %arrayidx, align 1
  %7 = load ptr, ptr %to, align 4
  %8 = load i32, ptr %i, align 4
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %7, i32 %8
  store i8 %6, ptr %arrayidx1, align 1
  %conv = zext i8 %6 to i32
  %9 = load i32, ptr %byte.addr, align 4
  %conv2 = trunc i32 %9 to i8
  %conv3 = zext i8 %conv2 to i32
  %cmp4 = icmp eq i32 %conv, %conv3
  br i1 %cmp4, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %10 = load ptr, ptr %to, align 4
  %11 = load i32, ptr %i, align 4
  %add = add i32 %11, 1
  %12 = load ptr, ptr %from, align 4
  %13 = load i32, ptr %i, align 4
  %add6 = add i32 %13, 1
  call void @keep_apart(ptr noundef %10, i32 noundef %add, ptr noundef %12, i32 noundef %add6)
  %14 = load ptr, ptr %to, align 4
  %15 = load i32, ptr %i, align 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %14, i32 %15
  %add.ptr7 = getelementptr inbounds i8, ptr %add.ptr, i32 1
  store ptr %add.ptr7, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %16 = load i32, ptr %i, align 4
  %inc = add i32 %16, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

cleanup:                                          ; preds = %if.then, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %i)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup8 [
    i32 2, label %for.end
  ]

for.end:                                          ; preds = %cleanup
  %17 = load ptr, ptr %to, align 4
  %18 = load i32, ptr %size.addr, align 4
  %19 = load ptr, ptr %from, align 4
  %20 = load i32, ptr %size.addr, align 4
  call void @keep_apart(ptr noundef %17, i32 noundef %18, ptr noundef %19, i32 noundef %20)
  store ptr null, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup8

cleanup8:                                         ; preds = %for.end, %cleanup
  call void @llvm.lifetime.end.p0(ptr %from)
  call void @llvm.lifetime.end.p0(ptr %to)
  %21 = load ptr, ptr %retval, align 4
  ret ptr %21
}

define internal void @keep_apart(ptr noundef %target, i32 noundef %written, ptr noundef %source, i32 noundef %read) {
entry:
  %target.addr = alloca ptr, align 4
  %written.addr = alloca i32, align 4
  %source.addr = alloca ptr, align 4
  %read.addr = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store i32 %written, ptr %written.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  store i32 %read, ptr %read.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = ptrtoint ptr %0 to i32
  %conv = zext i32 %1 to i64
  %2 = load ptr, ptr %source.addr, align 4
  %3 = ptrtoint ptr %2 to i32
  %conv1 = zext i32 %3 to i64
  %4 = load i32, ptr %read.addr, align 4
  %conv2 = zext i32 %4 to i64
  %add = add i64 %conv1, %conv2
  %cmp = icmp ult i64 %conv, %add
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %5 = load ptr, ptr %source.addr, align 4
  %6 = ptrtoint ptr %5 to i32
  %conv4 = zext i32 %6 to i64
  %7 = load ptr, ptr %target.addr, align 4
  %8 = ptrtoint ptr %7 to i32
  %conv5 = zext i32 %8 to i64
  %9 = load i32, ptr %written.addr, align 4
  %conv6 = zext i32 %9 to i64
  %add7 = add i64 %conv5, %conv6
  %cmp8 = icmp ult i64 %conv4, %add7
  br i1 %cmp8, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__raddle_error_memory(ptr noundef @.str.56)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  ret void
}

define void @bzero(ptr noundef %target, i32 noundef %size) {
entry:
  %target.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load i32, ptr %size.addr, align 4
  call void @llvm.memset.p0.i32(ptr align 1 %0, i8 0, i32 %1, i1 false)
  ret void
}

define void @explicit_bzero(ptr noundef %target, i32 noundef %size) {
entry:
  %target.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load i32, ptr %size.addr, align 4
  call void @llvm.memset.p0.i32(ptr align 1 %0, i8 0, i32 %1, i1 false)
  ret void
}

define i32 @memcmp(ptr noundef %first, ptr noundef %second, i32 noundef %size) {
entry:
  %retval = alloca i32, align 4
  %first.addr = alloca ptr, align 4
  %second.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %a = alloca ptr, align 4
  %b = alloca ptr, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %first, ptr %first.addr, align 4
  store ptr %second, ptr %second.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %a)
  %0 = load ptr, ptr %first.addr, align 4
  store ptr %0, ptr %a, align 4
  call void @llvm.lifetime.start.p0(ptr %b)
  %1 = load ptr, ptr %second.addr, align 4
  store ptr %1, ptr %b, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4
  %3 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %2, %3
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %a, align 4
  %5 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %4, i32 %5
  %6 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %6 to i32
  %7 = load ptr, ptr %b, align 4
  %8 = load i32, ptr %i, align 4
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %7, i32 %8
  %9 = load i8, ptr %arrayidx1, align 1
  %conv2 = zext i8 %9 to i32
  %cmp3 = icmp ne i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %10 = load ptr, ptr %a, align 4
  %11 = load i32, ptr %i, align 4
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %10, i32 %11
  %12 = load i8, ptr %arrayidx5, align 1
  %conv6 = zext i8 %12 to i32
  %13 = load ptr, ptr %b, align 4
  %14 = load i32, ptr %i, align 4
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %13, i32 %14
  %15 = load i8, ptr %arrayidx7, align 1
  %conv8 = zext i8 %15 to i32
  %cmp9 = icmp slt i32 %conv6, %conv8
  %16 = zext i1 %cmp9 to i64
  %cond = select i1 %cmp9, i32 -1, i32 1
  store i32 %cond, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %17 = load i32, ptr %i, align 4
  %inc = add i32 %17, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

cleanup:                                          ; preds = %if.then, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %i)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup11 [
    i32 2, label %for.end
  ]

for.end:                                          ; preds = %cleanup
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup11

cleanup11:                                        ; preds = %for.end, %cleanup
  call void @llvm.lifetime.end.p0(ptr %b)
  call void @llvm.lifetime.end.p0(ptr %a)
  %18 = load i32, ptr %retval, align 4
  ret i32 %18
}

define i32 @bcmp(ptr noundef %first, ptr noundef %second, i32 noundef %size) {
entry:
  %first.addr = alloca ptr, align 4
  %second.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %first, ptr %first.addr, align 4
  store ptr %second, ptr %second.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %first.addr, align 4
  %1 = load ptr, ptr %second.addr, align 4
  %2 = load i32, ptr %size.addr, align 4
  %call = call i32 @memcmp(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i32 %call
}

define ptr @memrchr(ptr noundef %block, i32 noundef %byte, i32 noundef %size) {
entry:
  %retval = alloca ptr, align 4
  %block.addr = alloca ptr, align 4
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %p = alloca ptr, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %block, ptr %block.addr, align 4
  store i32 %byte, ptr %byte.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %p)
  %0 = load ptr, ptr %block.addr, align 4
  store ptr %0, ptr %p, align 4
  br label %while.cond

while.cond:                                       ; preds = %if.end, %entry
  %1 = load i32, ptr %size.addr, align 4
  %dec = add i32 %1, -1
  store i32 %dec, ptr %size.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load ptr, ptr %p, align 4
  %3 = load i32, ptr %size.addr, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i32 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %4 to i32
  %5 = load i32, ptr %byte.addr, align 4
  %conv1 = trunc i32 %5 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %6 = load ptr, ptr %p, align 4
  %7 = load i32, ptr %size.addr, align 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i32 %7
  store ptr %add.ptr, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %while.body
  br label %while.cond

while.end:                                        ; preds = %while.cond
  store ptr null, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %while.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %p)
  %8 = load ptr, ptr %retval, align 4
  ret ptr %8
}

define ptr @memchr(ptr noundef %block, i32 noundef %byte, i32 noundef %size) {
entry:
  %retval = alloca ptr, align 4
  %block.addr = alloca ptr, align 4
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %p = alloca ptr, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %block, ptr %block.addr, align 4
  store i32 %byte, ptr %byte.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %p)
  %0 = load ptr, ptr %block.addr, align 4
  store ptr %0, ptr %p, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %p, align 4
  %4 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %3, i32 %4
  %5 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %5 to i32
  %6 = load i32, ptr %byte.addr, align 4
  %conv1 = trunc i32 %6 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load ptr, ptr %p, align 4
  %8 = load i32, ptr %i, align 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %7, i32 %8
  store ptr %add.ptr, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %9 = load i32, ptr %i, align 4
  %inc = add i32 %9, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

cleanup:                                          ; preds = %if.then, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %i)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup5 [
    i32 2, label %for.end
  ]

for.end:                                          ; preds = %cleanup
  store ptr null, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup5

cleanup5:                                         ; preds = %for.end, %cleanup
  call void @llvm.lifetime.end.p0(ptr %p)
  %10 = load ptr, ptr %retval, align 4
  ret ptr %10
}

define i32 @isdigit(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @between(i32 noundef %0, i32 noundef 48, i32 noundef 57)
  ret i32 %call
}

define internal i32 @between(i32 noundef %c, i32 noundef %first, i32 noundef %last) {
entry:
  %c.addr = alloca i32, align 4
  %first.addr = alloca i32, align 4
  %last.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  store i32 %first, ptr %first.addr, align 4
  store i32 %last, ptr %last.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %1 = load i32, ptr %first.addr, align 4
  %cmp = icmp sge i32 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %2 = load i32, ptr %c.addr, align 4
  %3 = load i32, ptr %last.addr, align 4
  %cmp1 = icmp sle i32 %2, %3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %4 = phi i1 [ false, %entry ], [ %cmp1, %land.rhs ]
  %land.ext = zext i1 %4 to i32
  ret i32 %land.ext
}

define i32 @islower(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @between(i32 noundef %0, i32 noundef 97, i32 noundef 122)
  ret i32 %call
}

define i32 @isupper(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @between(i32 noundef %0, i32 noundef 65, i32 noundef 90)
  ret i32 %call
}

define i32 @isalpha(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @islower(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  %call1 = call i32 @isupper(i32 noundef %1)
  %tobool2 = icmp ne i32 %call1, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %tobool2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

define i32 @isalnum(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @isalpha(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  %call1 = call i32 @isdigit(i32 noundef %1)
  %tobool2 = icmp ne i32 %call1, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %tobool2, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

define i32 @isspace(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %cmp = icmp eq i32 %0, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  %call = call i32 @between(i32 noundef %1, i32 noundef 9, i32 noundef 13)
  %tobool = icmp ne i32 %call, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %tobool, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

define i32 @isblank(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %cmp = icmp eq i32 %0, 32
  br i1 %cmp, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  %cmp1 = icmp eq i32 %1, 9
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp1, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

define i32 @isprint(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @between(i32 noundef %0, i32 noundef 32, i32 noundef 126)
  ret i32 %call
}

define i32 @isgraph(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @between(i32 noundef %0, i32 noundef 33, i32 noundef 126)
  ret i32 %call
}

define i32 @ispunct(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @isgraph(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  %call1 = call i32 @isalnum(i32 noundef %1)
  %tobool2 = icmp ne i32 %call1, 0
  %lnot = xor i1 %tobool2, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %2 = phi i1 [ false, %entry ], [ %lnot, %land.rhs ]
  %land.ext = zext i1 %2 to i32
  ret i32 %land.ext
}

define i32 @iscntrl(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @between(i32 noundef %0, i32 noundef 0, i32 noundef 31)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  %cmp = icmp eq i32 %1, 127
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %2 = phi i1 [ true, %entry ], [ %cmp, %lor.rhs ]
  %lor.ext = zext i1 %2 to i32
  ret i32 %lor.ext
}

define i32 @isxdigit(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @isdigit(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  %call1 = call i32 @between(i32 noundef %1, i32 noundef 97, i32 noundef 102)
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %lor.lhs.false
  %2 = load i32, ptr %c.addr, align 4
  %call3 = call i32 @between(i32 noundef %2, i32 noundef 65, i32 noundef 70)
  %tobool4 = icmp ne i32 %call3, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %lor.lhs.false, %entry
  %3 = phi i1 [ true, %lor.lhs.false ], [ true, %entry ], [ %tobool4, %lor.rhs ]
  %lor.ext = zext i1 %3 to i32
  ret i32 %lor.ext
}

define i32 @tolower(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @isupper(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  %add = add nsw i32 %1, 32
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %c.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

define i32 @toupper(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @islower(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  %sub = sub nsw i32 %1, 32
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %c.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

define ptr @__ctype_b_loc() {
entry:
  ret ptr @classes_from_zero
}

define ptr @__ctype_tolower_loc() {
entry:
  ret ptr @lower_from_zero
}

define ptr @__ctype_toupper_loc() {
entry:
  ret ptr @upper_from_zero
}

define i32 @strnlen(ptr noundef nonnull %s, i32 noundef %most) {
entry:
  %s.addr = alloca ptr, align 4
  %most.addr = alloca i32, align 4
  %n = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store i32 %most, ptr %most.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %n)
  store i32 0, ptr %n, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr %n, align 4
  %1 = load i32, ptr %most.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load ptr, ptr %s.addr, align 4
  %3 = load i32, ptr %n, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i32 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %6 = load i32, ptr %n, align 4
  %inc = add i32 %6, 1
  store i32 %inc, ptr %n, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  %7 = load i32, ptr %n, align 4
  call void @llvm.lifetime.end.p0(ptr %n)
  ret i32 %7
}

define i32 @strcmp(ptr noundef nonnull %a, ptr noundef nonnull %b) {
entry:
  %a.addr = alloca ptr, align 4
  %b.addr = alloca ptr, align 4
  store ptr %a, ptr %a.addr, align 4
  store ptr %b, ptr %b.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %a.addr, align 4
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load ptr, ptr %a.addr, align 4
  %3 = load i8, ptr %2, align 1
  %conv1 = sext i8 %3 to i32
  %4 = load ptr, ptr %b.addr, align 4
  %5 = load i8, ptr %4, align 1
  %conv2 = sext i8 %5 to i32
  %cmp = icmp eq i32 %conv1, %conv2
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %6 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %6, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %7 = load ptr, ptr %a.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %a.addr, align 4
  %8 = load ptr, ptr %b.addr, align 4
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr %8, i32 1
  store ptr %incdec.ptr4, ptr %b.addr, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  %9 = load ptr, ptr %a.addr, align 4
  %10 = load i8, ptr %9, align 1
  %conv5 = zext i8 %10 to i32
  %11 = load ptr, ptr %b.addr, align 4
  %12 = load i8, ptr %11, align 1
  %conv6 = zext i8 %12 to i32
  %sub = sub nsw i32 %conv5, %conv6
  ret i32 %sub
}

define i32 @strncmp(ptr noundef nonnull %a, ptr noundef nonnull %b, i32 noundef %most) {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca ptr, align 4
  %b.addr = alloca ptr, align 4
  %most.addr = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 4
  store ptr %b, ptr %b.addr, align 4
  store i32 %most, ptr %most.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %most.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %a.addr, align 4
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %3 = load ptr, ptr %b.addr, align 4
  %4 = load i8, ptr %3, align 1
  %conv1 = sext i8 %4 to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %5 = load ptr, ptr %a.addr, align 4
  %6 = load i8, ptr %5, align 1
  %tobool3 = icmp ne i8 %6, 0
  br i1 %tobool3, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %for.body
  %7 = load ptr, ptr %a.addr, align 4
  %8 = load i8, ptr %7, align 1
  %conv4 = zext i8 %8 to i32
  %9 = load ptr, ptr %b.addr, align 4
  %10 = load i8, ptr %9, align 1
  %conv5 = zext i8 %10 to i32
  %sub = sub nsw i32 %conv4, %conv5
  store i32 %sub, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %11 = load ptr, ptr %a.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %11, i32 1
  store ptr %incdec.ptr, ptr %a.addr, align 4
  %12 = load ptr, ptr %b.addr, align 4
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr %12, i32 1
  store ptr %incdec.ptr6, ptr %b.addr, align 4
  %13 = load i32, ptr %most.addr, align 4
  %dec = add i32 %13, -1
  store i32 %dec, ptr %most.addr, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %14 = load i32, ptr %retval, align 4
  ret i32 %14
}

define i32 @strncasecmp(ptr noundef nonnull %a, ptr noundef nonnull %b, i32 noundef %most) {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca ptr, align 4
  %b.addr = alloca ptr, align 4
  %most.addr = alloca i32, align 4
  %first = alloca i32, align 4
  %second = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %a, ptr %a.addr, align 4
  store ptr %b, ptr %b.addr, align 4
  store i32 %most, ptr %most.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %most.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %first)
  %1 = load ptr, ptr %a.addr, align 4
  %2 = load i8, ptr %1, align 1
  %conv = zext i8 %2 to i32
  %call = call i32 @tolower(i32 noundef %conv)
  store i32 %call, ptr %first, align 4
  call void @llvm.lifetime.start.p0(ptr %second)
  %3 = load ptr, ptr %b.addr, align 4
  %4 = load i8, ptr %3, align 1
  %conv1 = zext i8 %4 to i32
  %call2 = call i32 @tolower(i32 noundef %conv1)
  store i32 %call2, ptr %second, align 4
  %5 = load i32, ptr %first, align 4
  %6 = load i32, ptr %second, align 4
  %cmp = icmp ne i32 %5, %6
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %7 = load i32, ptr %first, align 4
  %tobool4 = icmp ne i32 %7, 0
  br i1 %tobool4, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %for.body
  %8 = load i32, ptr %first, align 4
  %9 = load i32, ptr %second, align 4
  %sub = sub nsw i32 %8, %9
  store i32 %sub, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %second)
  call void @llvm.lifetime.end.p0(ptr %first)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont
  %10 = load ptr, ptr %a.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %10, i32 1
  store ptr %incdec.ptr, ptr %a.addr, align 4
  %11 = load ptr, ptr %b.addr, align 4
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr %11, i32 1
  store ptr %incdec.ptr6, ptr %b.addr, align 4
  %12 = load i32, ptr %most.addr, align 4
  %dec = add i32 %12, -1
  store i32 %dec, ptr %most.addr, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %cleanup
  %13 = load i32, ptr %retval, align 4
  ret i32 %13

unreachable:                                      ; preds = %cleanup
  unreachable
}

define i32 @strcasecmp(ptr noundef nonnull %a, ptr noundef nonnull %b) {
entry:
  %a.addr = alloca ptr, align 4
  %b.addr = alloca ptr, align 4
  store ptr %a, ptr %a.addr, align 4
  store ptr %b, ptr %b.addr, align 4
  %0 = load ptr, ptr %a.addr, align 4
  %1 = load ptr, ptr %b.addr, align 4
  %call = call i32 @strncasecmp(ptr noundef %0, ptr noundef %1, i32 noundef -1)
  ret i32 %call
}

define ptr @stpcpy(ptr noundef nonnull %target, ptr noundef nonnull %source) {
entry:
  %target.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  %n = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %n)
  store i32 0, ptr %n, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %source.addr, align 4
  %1 = load i32, ptr %n, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i32 %1
  %2 = load i8, ptr %arrayidx, align 1
  %3 = load ptr, ptr %target.addr, align 4
  %4 = load i32, ptr %n, align 4
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %3, i32 %4
  store i8 %2, ptr %arrayidx1, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %5 = load i32, ptr %n, align 4
  %inc = add i32 %5, 1
  store i32 %inc, ptr %n, align 4
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %6 = load ptr, ptr %target.addr, align 4
  %7 = load i32, ptr %n, align 4
  %add = add i32 %7, 1
  %8 = load ptr, ptr %source.addr, align 4
  %9 = load i32, ptr %n, align 4
  %add2 = add i32 %9, 1
  call void @keep_apart(ptr noundef %6, i32 noundef %add, ptr noundef %8, i32 noundef %add2)
  %10 = load ptr, ptr %target.addr, align 4
  %11 = load i32, ptr %n, align 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %10, i32 %11
  call void @llvm.lifetime.end.p0(ptr %n)
  ret ptr %add.ptr
}

define ptr @strcpy(ptr noundef nonnull %target, ptr noundef nonnull %source) {
entry:
  %target.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load ptr, ptr %source.addr, align 4
  %call = call ptr @stpcpy(ptr noundef %0, ptr noundef %1)
  %2 = load ptr, ptr %target.addr, align 4
  ret ptr %2
}

define ptr @strncpy(ptr noundef nonnull %target, ptr noundef nonnull %source, i32 noundef %size) {
entry:
  %target.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %2 = load ptr, ptr %source.addr, align 4
  %3 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i32 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %5 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %6 = load ptr, ptr %source.addr, align 4
  %7 = load i32, ptr %i, align 4
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %6, i32 %7
  %8 = load i8, ptr %arrayidx1, align 1
  %9 = load ptr, ptr %target.addr, align 4
  %10 = load i32, ptr %i, align 4
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %9, i32 %10
  store i8 %8, ptr %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load i32, ptr %i, align 4
  %inc = add i32 %11, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %land.end
  %12 = load ptr, ptr %target.addr, align 4
  %13 = load i32, ptr %size.addr, align 4
  %14 = load ptr, ptr %source.addr, align 4
  %15 = load i32, ptr %i, align 4
  %16 = load i32, ptr %size.addr, align 4
  %cmp3 = icmp ult i32 %15, %16
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %17 = load i32, ptr %i, align 4
  %add = add i32 %17, 1
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %18 = load i32, ptr %i, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add, %cond.true ], [ %18, %cond.false ]
  call void @keep_apart(ptr noundef %12, i32 noundef %13, ptr noundef %14, i32 noundef %cond)
  br label %for.cond5

for.cond5:                                        ; preds = %for.inc10, %cond.end
  %19 = load i32, ptr %i, align 4
  %20 = load i32, ptr %size.addr, align 4
  %cmp6 = icmp ult i32 %19, %20
  br i1 %cmp6, label %for.body8, label %for.end12

for.body8:                                        ; preds = %for.cond5
  %21 = load ptr, ptr %target.addr, align 4
  %22 = load i32, ptr %i, align 4
  %arrayidx9 = getelementptr inbounds nuw i8, ptr %21, i32 %22
  store i8 0, ptr %arrayidx9, align 1
  br label %for.inc10

for.inc10:                                        ; preds = %for.body8
  %23 = load i32, ptr %i, align 4
  %inc11 = add i32 %23, 1
  store i32 %inc11, ptr %i, align 4
  br label %for.cond5

for.end12:                                        ; preds = %for.cond5
  %24 = load ptr, ptr %target.addr, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  ret ptr %24
}

define ptr @strcat(ptr noundef nonnull %target, ptr noundef nonnull %source) {
entry:
  %target.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load ptr, ptr %target.addr, align 4
  %call = call i32 @strlen(ptr noundef %1)
  %add.ptr = getelementptr inbounds nuw i8, ptr %0, i32 %call
  %2 = load ptr, ptr %source.addr, align 4
  %call1 = call ptr @stpcpy(ptr noundef %add.ptr, ptr noundef %2)
  %3 = load ptr, ptr %target.addr, align 4
  ret ptr %3
}

define ptr @strncat(ptr noundef nonnull %target, ptr noundef nonnull %source, i32 noundef %most) {
entry:
  %target.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  %most.addr = alloca i32, align 4
  %n = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  store i32 %most, ptr %most.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %n)
  %0 = load ptr, ptr %target.addr, align 4
  %call = call i32 @strlen(ptr noundef %0)
  store i32 %call, ptr %n, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %most.addr, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %3 = load ptr, ptr %source.addr, align 4
  %4 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %3, i32 %4
  %5 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %5 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %6 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %6, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %7 = load ptr, ptr %source.addr, align 4
  %8 = load i32, ptr %i, align 4
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %7, i32 %8
  %9 = load i8, ptr %arrayidx1, align 1
  %10 = load ptr, ptr %target.addr, align 4
  %11 = load i32, ptr %n, align 4
  %12 = load i32, ptr %i, align 4
  %add = add i32 %11, %12
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %10, i32 %add
  store i8 %9, ptr %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %13 = load i32, ptr %i, align 4
  %inc = add i32 %13, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %land.end
  %14 = load ptr, ptr %target.addr, align 4
  %15 = load i32, ptr %n, align 4
  %16 = load i32, ptr %i, align 4
  %add3 = add i32 %15, %16
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %14, i32 %add3
  store i8 0, ptr %arrayidx4, align 1
  %17 = load ptr, ptr %target.addr, align 4
  %18 = load i32, ptr %n, align 4
  %19 = load i32, ptr %i, align 4
  %add5 = add i32 %18, %19
  %add6 = add i32 %add5, 1
  %20 = load ptr, ptr %source.addr, align 4
  %21 = load i32, ptr %i, align 4
  %22 = load i32, ptr %most.addr, align 4
  %cmp7 = icmp ult i32 %21, %22
  br i1 %cmp7, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %23 = load i32, ptr %i, align 4
  %add9 = add i32 %23, 1
  br label %cond.end

cond.false:                                       ; preds = %for.end
  %24 = load i32, ptr %i, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %add9, %cond.true ], [ %24, %cond.false ]
  call void @keep_apart(ptr noundef %17, i32 noundef %add6, ptr noundef %20, i32 noundef %cond)
  %25 = load ptr, ptr %target.addr, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  call void @llvm.lifetime.end.p0(ptr %n)
  ret ptr %25
}

define ptr @strchr(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %retval = alloca ptr, align 4
  %s.addr = alloca ptr, align 4
  %c.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %2 = load i32, ptr %c.addr, align 4
  %conv1 = trunc i32 %2 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %3 = load ptr, ptr %s.addr, align 4
  store ptr %3, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %for.cond
  %4 = load ptr, ptr %s.addr, align 4
  %5 = load i8, ptr %4, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  store ptr null, ptr %retval, align 4
  br label %return

if.end5:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end5
  %6 = load ptr, ptr %s.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %6, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 4
  br label %for.cond

return:                                           ; preds = %if.then4, %if.then
  %7 = load ptr, ptr %retval, align 4
  ret ptr %7
}

define ptr @strchrnul(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 4
  %c.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load ptr, ptr %s.addr, align 4
  %3 = load i8, ptr %2, align 1
  %conv1 = sext i8 %3 to i32
  %4 = load i32, ptr %c.addr, align 4
  %conv2 = trunc i32 %4 to i8
  %conv3 = sext i8 %conv2 to i32
  %cmp = icmp ne i32 %conv1, %conv3
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %6 = load ptr, ptr %s.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %6, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  %7 = load ptr, ptr %s.addr, align 4
  ret ptr %7
}

define ptr @strrchr(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 4
  %c.addr = alloca i32, align 4
  %found = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %found)
  store ptr null, ptr %found, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %2 = load i32, ptr %c.addr, align 4
  %conv1 = trunc i32 %2 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %3 = load ptr, ptr %s.addr, align 4
  store ptr %3, ptr %found, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond
  %4 = load ptr, ptr %s.addr, align 4
  %5 = load i8, ptr %4, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  %6 = load ptr, ptr %found, align 4
  call void @llvm.lifetime.end.p0(ptr %found)
  ret ptr %6

if.end5:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end5
  %7 = load ptr, ptr %s.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 4
  br label %for.cond
}

define ptr @strstr(ptr noundef nonnull %s, ptr noundef nonnull %wanted) {
entry:
  %retval = alloca ptr, align 4
  %s.addr = alloca ptr, align 4
  %wanted.addr = alloca ptr, align 4
  %n = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %wanted, ptr %wanted.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %n)
  %0 = load ptr, ptr %wanted.addr, align 4
  %call = call i32 @strlen(ptr noundef %0)
  store i32 %call, ptr %n, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load ptr, ptr %s.addr, align 4
  %2 = load ptr, ptr %wanted.addr, align 4
  %3 = load i32, ptr %n, align 4
  %call1 = call i32 @strncmp(ptr noundef %1, ptr noundef %2, i32 noundef %3)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.cond
  %4 = load ptr, ptr %s.addr, align 4
  store ptr %4, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %for.cond
  %5 = load ptr, ptr %s.addr, align 4
  %6 = load i8, ptr %5, align 1
  %tobool2 = icmp ne i8 %6, 0
  br i1 %tobool2, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  store ptr null, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end4:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end4
  %7 = load ptr, ptr %s.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 4
  br label %for.cond

cleanup:                                          ; preds = %if.then3, %if.then
  call void @llvm.lifetime.end.p0(ptr %n)
  %8 = load ptr, ptr %retval, align 4
  ret ptr %8
}

define i32 @strspn(ptr noundef nonnull %s, ptr noundef nonnull %accepted) {
entry:
  %s.addr = alloca ptr, align 4
  %accepted.addr = alloca ptr, align 4
  %n = alloca i32, align 4
  %all = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %accepted, ptr %accepted.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %n)
  store i32 0, ptr %n, align 4
  call void @llvm.lifetime.start.p0(ptr %all)
  %0 = load ptr, ptr %accepted.addr, align 4
  %call = call i32 @strlen(ptr noundef %0)
  store i32 %call, ptr %all, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load ptr, ptr %s.addr, align 4
  %2 = load i32, ptr %n, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %1, i32 %2
  %3 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %3 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %4 = load ptr, ptr %accepted.addr, align 4
  %5 = load ptr, ptr %s.addr, align 4
  %6 = load i32, ptr %n, align 4
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %5, i32 %6
  %7 = load i8, ptr %arrayidx1, align 1
  %conv2 = sext i8 %7 to i32
  %8 = load i32, ptr %all, align 4
  %call3 = call ptr @memchr(ptr noundef %4, i32 noundef %conv2, i32 noundef %8)
  %tobool4 = icmp ne ptr %call3, null
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %9 = phi i1 [ false, %while.cond ], [ %tobool4, %land.rhs ]
  br i1 %9, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %10 = load i32, ptr %n, align 4
  %inc = add i32 %10, 1
  store i32 %inc, ptr %n, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  %11 = load i32, ptr %n, align 4
  call void @llvm.lifetime.end.p0(ptr %all)
  call void @llvm.lifetime.end.p0(ptr %n)
  ret i32 %11
}

define i32 @strcspn(ptr noundef nonnull %s, ptr noundef nonnull %rejected) {
entry:
  %s.addr = alloca ptr, align 4
  %rejected.addr = alloca ptr, align 4
  %n = alloca i32, align 4
  %all = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %rejected, ptr %rejected.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %n)
  store i32 0, ptr %n, align 4
  call void @llvm.lifetime.start.p0(ptr %all)
  %0 = load ptr, ptr %rejected.addr, align 4
  %call = call i32 @strlen(ptr noundef %0)
  store i32 %call, ptr %all, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load ptr, ptr %s.addr, align 4
  %2 = load i32, ptr %n, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %1, i32 %2
  %3 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %3 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %4 = load ptr, ptr %rejected.addr, align 4
  %5 = load ptr, ptr %s.addr, align 4
  %6 = load i32, ptr %n, align 4
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %5, i32 %6
  %7 = load i8, ptr %arrayidx1, align 1
  %conv2 = sext i8 %7 to i32
  %8 = load i32, ptr %all, align 4
  %call3 = call ptr @memchr(ptr noundef %4, i32 noundef %conv2, i32 noundef %8)
  %tobool4 = icmp ne ptr %call3, null
  %lnot = xor i1 %tobool4, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %9 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %9, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %10 = load i32, ptr %n, align 4
  %inc = add i32 %10, 1
  store i32 %inc, ptr %n, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  %11 = load i32, ptr %n, align 4
  call void @llvm.lifetime.end.p0(ptr %all)
  call void @llvm.lifetime.end.p0(ptr %n)
  ret i32 %11
}

define ptr @strpbrk(ptr noundef nonnull %s, ptr noundef nonnull %wanted) {
entry:
  %s.addr = alloca ptr, align 4
  %wanted.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %wanted, ptr %wanted.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %wanted.addr, align 4
  %call = call i32 @strcspn(ptr noundef %0, ptr noundef %1)
  %2 = load ptr, ptr %s.addr, align 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %2, i32 %call
  store ptr %add.ptr, ptr %s.addr, align 4
  %3 = load ptr, ptr %s.addr, align 4
  %4 = load i8, ptr %3, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %5 = load ptr, ptr %s.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %5, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

define ptr @strtok_r(ptr noundef %s, ptr noundef nonnull %separators, ptr noundef nonnull %rest) {
entry:
  %retval = alloca ptr, align 4
  %s.addr = alloca ptr, align 4
  %separators.addr = alloca ptr, align 4
  %rest.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %separators, ptr %separators.addr, align 4
  store ptr %rest, ptr %rest.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %rest.addr, align 4
  %2 = load ptr, ptr %1, align 4
  store ptr %2, ptr %s.addr, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %s.addr, align 4
  %4 = load ptr, ptr %separators.addr, align 4
  %call = call i32 @strspn(ptr noundef %3, ptr noundef %4)
  %5 = load ptr, ptr %s.addr, align 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %5, i32 %call
  store ptr %add.ptr, ptr %s.addr, align 4
  %6 = load ptr, ptr %s.addr, align 4
  %7 = load i8, ptr %6, align 1
  %tobool1 = icmp ne i8 %7, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  %8 = load ptr, ptr %s.addr, align 4
  %9 = load ptr, ptr %rest.addr, align 4
  store ptr %8, ptr %9, align 4
  store ptr null, ptr %retval, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  %10 = load ptr, ptr %s.addr, align 4
  %11 = load ptr, ptr %s.addr, align 4
  %12 = load ptr, ptr %separators.addr, align 4
  %call4 = call i32 @strcspn(ptr noundef %11, ptr noundef %12)
  %add.ptr5 = getelementptr inbounds nuw i8, ptr %10, i32 %call4
  %call6 = call ptr @cut(ptr noundef %add.ptr5)
  %13 = load ptr, ptr %rest.addr, align 4
  store ptr %call6, ptr %13, align 4
  %14 = load ptr, ptr %s.addr, align 4
  store ptr %14, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end3, %if.then2
  %15 = load ptr, ptr %retval, align 4
  ret ptr %15
}

define internal ptr @cut(ptr noundef %end) {
entry:
  %retval = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  store ptr %end, ptr %end.addr, align 4
  %0 = load ptr, ptr %end.addr, align 4
  %1 = load i8, ptr %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %end.addr, align 4
  store ptr %2, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %3 = load ptr, ptr %end.addr, align 4
  store i8 0, ptr %3, align 1
  %4 = load ptr, ptr %end.addr, align 4
  %add.ptr = getelementptr inbounds i8, ptr %4, i32 1
  store ptr %add.ptr, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %5 = load ptr, ptr %retval, align 4
  ret ptr %5
}

define ptr @strtok(ptr noundef %s, ptr noundef nonnull %separators) {
entry:
  %s.addr = alloca ptr, align 4
  %separators.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %separators, ptr %separators.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %separators.addr, align 4
  %call = call ptr @strtok_r(ptr noundef %0, ptr noundef %1, ptr noundef @strtok.rest)
  ret ptr %call
}

define ptr @strsep(ptr noundef nonnull %rest, ptr noundef nonnull %separators) {
entry:
  %retval = alloca ptr, align 4
  %rest.addr = alloca ptr, align 4
  %separators.addr = alloca ptr, align 4
  %s = alloca ptr, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %end = alloca ptr, align 4
  %next = alloca ptr, align 4
  store ptr %rest, ptr %rest.addr, align 4
  store ptr %separators, ptr %separators.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %s)
  %0 = load ptr, ptr %rest.addr, align 4
  %1 = load ptr, ptr %0, align 4
  store ptr %1, ptr %s, align 4
  %2 = load ptr, ptr %s, align 4
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store ptr null, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %end)
  %3 = load ptr, ptr %s, align 4
  %4 = load ptr, ptr %s, align 4
  %5 = load ptr, ptr %separators.addr, align 4
  %call = call i32 @strcspn(ptr noundef %4, ptr noundef %5)
  %add.ptr = getelementptr inbounds nuw i8, ptr %3, i32 %call
  store ptr %add.ptr, ptr %end, align 4
  call void @llvm.lifetime.start.p0(ptr %next)
  %6 = load ptr, ptr %end, align 4
  %call1 = call ptr @cut(ptr noundef %6)
  store ptr %call1, ptr %next, align 4
  %7 = load ptr, ptr %next, align 4
  %8 = load ptr, ptr %end, align 4
  %cmp = icmp eq ptr %7, %8
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %9 = load ptr, ptr %next, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ null, %cond.true ], [ %9, %cond.false ]
  %10 = load ptr, ptr %rest.addr, align 4
  store ptr %cond, ptr %10, align 4
  %11 = load ptr, ptr %s, align 4
  store ptr %11, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %next)
  call void @llvm.lifetime.end.p0(ptr %end)
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %s)
  %12 = load ptr, ptr %retval, align 4
  ret ptr %12
}

define noalias ptr @strndup(ptr noundef nonnull %s, i32 noundef %most) {
entry:
  %s.addr = alloca ptr, align 4
  %most.addr = alloca i32, align 4
  %n = alloca i32, align 4
  %copy = alloca ptr, align 4
  %i = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store i32 %most, ptr %most.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %n)
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load i32, ptr %most.addr, align 4
  %call = call i32 @strnlen(ptr noundef %0, i32 noundef %1)
  store i32 %call, ptr %n, align 4
  call void @llvm.lifetime.start.p0(ptr %copy)
  %2 = load i32, ptr %n, align 4
  %add = add i32 %2, 1
  %call1 = call noalias ptr @malloc(i32 noundef %add)
  store ptr %call1, ptr %copy, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i32, ptr %i, align 4
  %4 = load i32, ptr %n, align 4
  %cmp = icmp ult i32 %3, %4
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %s.addr, align 4
  %6 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %5, i32 %6
  %7 = load i8, ptr %arrayidx, align 1
  %8 = load ptr, ptr %copy, align 4
  %9 = load i32, ptr %i, align 4
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %8, i32 %9
  store i8 %7, ptr %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i32, ptr %i, align 4
  %inc = add i32 %10, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %11 = load ptr, ptr %copy, align 4
  %12 = load i32, ptr %n, align 4
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %11, i32 %12
  store i8 0, ptr %arrayidx3, align 1
  %13 = load ptr, ptr %copy, align 4
  call void @llvm.lifetime.end.p0(ptr %copy)
  call void @llvm.lifetime.end.p0(ptr %n)
  ret ptr %13
}

define noalias ptr @strdup(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %call = call noalias ptr @strndup(ptr noundef %0, i32 noundef 1073741824)
  ret ptr %call
}

define ptr @strerror(i32 noundef %number) {
entry:
  %number.addr = alloca i32, align 4
  %known = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %known)
  %0 = load i32, ptr %number.addr, align 4
  %cmp = icmp sge i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %land.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %number.addr, align 4
  %cmp1 = icmp slt i32 %1, 134
  br i1 %cmp1, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %land.lhs.true
  %2 = load i32, ptr %number.addr, align 4
  %arrayidx = getelementptr inbounds [134 x ptr], ptr @error_texts, i32 0, i32 %2
  %3 = load ptr, ptr %arrayidx, align 4
  %tobool = icmp ne ptr %3, null
  br label %land.end

land.end:                                         ; preds = %land.rhs, %land.lhs.true, %entry
  %4 = phi i1 [ false, %land.lhs.true ], [ false, %entry ], [ %tobool, %land.rhs ]
  %land.ext = zext i1 %4 to i32
  store i32 %land.ext, ptr %known, align 4
  %5 = load i32, ptr %known, align 4
  %tobool2 = icmp ne i32 %5, 0
  br i1 %tobool2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.end
  %6 = load i32, ptr %number.addr, align 4
  %arrayidx3 = getelementptr inbounds [134 x ptr], ptr @error_texts, i32 0, i32 %6
  %7 = load ptr, ptr %arrayidx3, align 4
  br label %cond.end

cond.false:                                       ; preds = %land.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %7, %cond.true ], [ @.str.20, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %known)
  ret ptr %cond
}

define ptr @strerror_r(i32 noundef %number, ptr noundef nonnull %text, i32 noundef %size) {
entry:
  %number.addr = alloca i32, align 4
  %text.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
  store ptr %text, ptr %text.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %number.addr, align 4
  %call = call ptr @strerror(i32 noundef %0)
  ret ptr %call
}

define i32 @__xpg_strerror_r(i32 noundef %number, ptr noundef %text, i32 noundef %size) {
entry:
  %number.addr = alloca i32, align 4
  %text.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %found = alloca ptr, align 4
  %length = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
  store ptr %text, ptr %text.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %found)
  %0 = load i32, ptr %number.addr, align 4
  %call = call ptr @strerror(i32 noundef %0)
  store ptr %call, ptr %found, align 4
  call void @llvm.lifetime.start.p0(ptr %length)
  %1 = load ptr, ptr %found, align 4
  %call1 = call i32 @strlen(ptr noundef %1)
  store i32 %call1, ptr %length, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4
  %3 = load i32, ptr %length, align 4
  %cmp = icmp ult i32 %2, %3
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %4 = load i32, ptr %i, align 4
  %add = add i32 %4, 1
  %5 = load i32, ptr %size.addr, align 4
  %cmp2 = icmp ult i32 %add, %5
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %6 = phi i1 [ false, %for.cond ], [ %cmp2, %land.rhs ]
  br i1 %6, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %7 = load ptr, ptr %found, align 4
  %8 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %7, i32 %8
  %9 = load i8, ptr %arrayidx, align 1
  %10 = load ptr, ptr %text.addr, align 4
  %11 = load i32, ptr %i, align 4
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %10, i32 %11
  store i8 %9, ptr %arrayidx3, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %12 = load i32, ptr %i, align 4
  %inc = add i32 %12, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %land.end
  %13 = load i32, ptr %size.addr, align 4
  %tobool = icmp ne i32 %13, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %14 = load ptr, ptr %text.addr, align 4
  %15 = load i32, ptr %i, align 4
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %14, i32 %15
  store i8 0, ptr %arrayidx4, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  %16 = load i32, ptr %i, align 4
  %17 = load i32, ptr %length, align 4
  %cmp5 = icmp ult i32 %16, %17
  %18 = zext i1 %cmp5 to i64
  %cond = select i1 %cmp5, i32 34, i32 0
  call void @llvm.lifetime.end.p0(ptr %i)
  call void @llvm.lifetime.end.p0(ptr %length)
  call void @llvm.lifetime.end.p0(ptr %found)
  ret i32 %cond
}

define i32 @vsnprintf(ptr noundef %target, i32 noundef %size, ptr noundef %format, ptr noundef %list) {
entry:
  %target.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %format.addr = alloca ptr, align 4
  %list.addr = alloca ptr, align 4
  %to = alloca %struct.place, align 4
  %length = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  store ptr %list, ptr %list.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %to)
  %start = getelementptr inbounds nuw %struct.place, ptr %to, i32 0, i32 0
  %0 = load ptr, ptr %target.addr, align 4
  store ptr %0, ptr %start, align 4
  %room = getelementptr inbounds nuw %struct.place, ptr %to, i32 0, i32 1
  %1 = load i32, ptr %size.addr, align 4
  store i32 %1, ptr %room, align 4
  call void @llvm.lifetime.start.p0(ptr %length)
  %2 = load ptr, ptr %format.addr, align 4
  %3 = load ptr, ptr %list.addr, align 4
  %call = call i32 @put_formatted(ptr noundef %2, ptr noundef %3, ptr noundef %to)
  store i32 %call, ptr %length, align 4
  %4 = load ptr, ptr %target.addr, align 4
  %5 = load i32, ptr %size.addr, align 4
  call void @store_text(ptr noundef %4, i32 noundef %5)
  %6 = load i32, ptr %length, align 4
  call void @llvm.lifetime.end.p0(ptr %length)
  call void @llvm.lifetime.end.p0(ptr %to)
  ret i32 %6
}

define internal i32 @put_formatted(ptr noundef %format, ptr noundef %list, ptr noundef %to) {
entry:
  %format.addr = alloca ptr, align 4
  %list.addr = alloca ptr, align 4
  %to.addr = alloca ptr, align 4
  %first = alloca ptr, align 4
  %f = alloca %struct.field, align 4
  %longs = alloca i32, align 4
  %shorts = alloca i32, align 4
  %value = alloca i64, align 8
  %size = alloca i64, align 8
  %bits = alloca i64, align 8
  %prefixed = alloca i32, align 4
  %bits231 = alloca i64, align 8
  %character = alloca i32, align 4
  store ptr %format, ptr %format.addr, align 4
  store ptr %list, ptr %list.addr, align 4
  store ptr %to, ptr %to.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %first)
  %0 = load ptr, ptr %format.addr, align 4
  store ptr %0, ptr %first, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc272, %entry
  %1 = load ptr, ptr %format.addr, align 4
  %2 = load i8, ptr %1, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %for.body, label %for.end274

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %format.addr, align 4
  %4 = load i8, ptr %3, align 1
  %conv = sext i8 %4 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %5 = load ptr, ptr %format.addr, align 4
  %6 = load i8, ptr %5, align 1
  %conv2 = sext i8 %6 to i32
  call void @put(i32 noundef %conv2)
  br label %for.inc272

if.end:                                           ; preds = %for.body
  call void @llvm.lifetime.start.p0(ptr %f)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %f, ptr align 4 @__const.put_formatted.f, i32 28, i1 false)
  %7 = load ptr, ptr %format.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %format.addr, align 4
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc, %if.end
  %8 = load ptr, ptr %format.addr, align 4
  %9 = load i8, ptr %8, align 1
  %conv4 = sext i8 %9 to i32
  %cmp5 = icmp eq i32 %conv4, 45
  br i1 %cmp5, label %if.then7, label %if.else

if.then7:                                         ; preds = %for.cond3
  %left = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 0
  store i32 1, ptr %left, align 4
  br label %if.end32

if.else:                                          ; preds = %for.cond3
  %10 = load ptr, ptr %format.addr, align 4
  %11 = load i8, ptr %10, align 1
  %conv8 = sext i8 %11 to i32
  %cmp9 = icmp eq i32 %conv8, 48
  br i1 %cmp9, label %if.then11, label %if.else12

if.then11:                                        ; preds = %if.else
  %zero = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 1
  store i32 1, ptr %zero, align 4
  br label %if.end31

if.else12:                                        ; preds = %if.else
  %12 = load ptr, ptr %format.addr, align 4
  %13 = load i8, ptr %12, align 1
  %conv13 = sext i8 %13 to i32
  %cmp14 = icmp eq i32 %conv13, 43
  br i1 %cmp14, label %if.then16, label %if.else17

if.then16:                                        ; preds = %if.else12
  %plus = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 2
  store i32 1, ptr %plus, align 4
  br label %if.end30

if.else17:                                        ; preds = %if.else12
  %14 = load ptr, ptr %format.addr, align 4
  %15 = load i8, ptr %14, align 1
  %conv18 = sext i8 %15 to i32
  %cmp19 = icmp eq i32 %conv18, 32
  br i1 %cmp19, label %if.then21, label %if.else22

if.then21:                                        ; preds = %if.else17
  %space = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 3
  store i32 1, ptr %space, align 4
  br label %if.end29

if.else22:                                        ; preds = %if.else17
  %16 = load ptr, ptr %format.addr, align 4
  %17 = load i8, ptr %16, align 1
  %conv23 = sext i8 %17 to i32
  %cmp24 = icmp eq i32 %conv23, 35
  br i1 %cmp24, label %if.then26, label %if.else27

if.then26:                                        ; preds = %if.else22
  %alternate = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 4
  store i32 1, ptr %alternate, align 4
  br label %if.end28

if.else27:                                        ; preds = %if.else22
  br label %for.end

if.end28:                                         ; preds = %if.then26
  br label %if.end29

if.end29:                                         ; preds = %if.end28, %if.then21
  br label %if.end30

if.end30:                                         ; preds = %if.end29, %if.then16
  br label %if.end31

if.end31:                                         ; preds = %if.end30, %if.then11
  br label %if.end32

if.end32:                                         ; preds = %if.end31, %if.then7
  br label %for.inc

for.inc:                                          ; preds = %if.end32
  %18 = load ptr, ptr %format.addr, align 4
  %incdec.ptr33 = getelementptr inbounds nuw i8, ptr %18, i32 1
  store ptr %incdec.ptr33, ptr %format.addr, align 4
  br label %for.cond3

for.end:                                          ; preds = %if.else27
  %19 = load ptr, ptr %format.addr, align 4
  %20 = load i8, ptr %19, align 1
  %conv34 = sext i8 %20 to i32
  %cmp35 = icmp eq i32 %conv34, 42
  br i1 %cmp35, label %if.then37, label %if.else47

if.then37:                                        ; preds = %for.end
  %argp.cur = load ptr, ptr %list.addr, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %list.addr, align 4
  %21 = load i32, ptr %argp.cur, align 4
  %width = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  store i32 %21, ptr %width, align 4
  %width38 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %22 = load i32, ptr %width38, align 4
  %cmp39 = icmp slt i32 %22, 0
  br i1 %cmp39, label %if.then41, label %if.end45

if.then41:                                        ; preds = %if.then37
  %left42 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 0
  store i32 1, ptr %left42, align 4
  %width43 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %23 = load i32, ptr %width43, align 4
  %sub = sub nsw i32 0, %23
  %width44 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  store i32 %sub, ptr %width44, align 4
  br label %if.end45

if.end45:                                         ; preds = %if.then41, %if.then37
  %24 = load ptr, ptr %format.addr, align 4
  %incdec.ptr46 = getelementptr inbounds nuw i8, ptr %24, i32 1
  store ptr %incdec.ptr46, ptr %format.addr, align 4
  br label %if.end63

if.else47:                                        ; preds = %for.end
  br label %for.cond48

for.cond48:                                       ; preds = %for.inc60, %if.else47
  %25 = load ptr, ptr %format.addr, align 4
  %26 = load i8, ptr %25, align 1
  %conv49 = sext i8 %26 to i32
  %cmp50 = icmp sge i32 %conv49, 48
  br i1 %cmp50, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond48
  %27 = load ptr, ptr %format.addr, align 4
  %28 = load i8, ptr %27, align 1
  %conv52 = sext i8 %28 to i32
  %cmp53 = icmp sle i32 %conv52, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond48
  %29 = phi i1 [ false, %for.cond48 ], [ %cmp53, %land.rhs ]
  br i1 %29, label %for.body55, label %for.end62

for.body55:                                       ; preds = %land.end
  %width56 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %30 = load i32, ptr %width56, align 4
  %mul = mul nsw i32 %30, 10
  %31 = load ptr, ptr %format.addr, align 4
  %32 = load i8, ptr %31, align 1
  %conv57 = sext i8 %32 to i32
  %sub58 = sub nsw i32 %conv57, 48
  %add = add nsw i32 %mul, %sub58
  %width59 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  store i32 %add, ptr %width59, align 4
  br label %for.inc60

for.inc60:                                        ; preds = %for.body55
  %33 = load ptr, ptr %format.addr, align 4
  %incdec.ptr61 = getelementptr inbounds nuw i8, ptr %33, i32 1
  store ptr %incdec.ptr61, ptr %format.addr, align 4
  br label %for.cond48

for.end62:                                        ; preds = %land.end
  br label %if.end63

if.end63:                                         ; preds = %for.end62, %if.end45
  %34 = load ptr, ptr %format.addr, align 4
  %35 = load i8, ptr %34, align 1
  %conv64 = sext i8 %35 to i32
  %cmp65 = icmp eq i32 %conv64, 46
  br i1 %cmp65, label %if.then67, label %if.end98

if.then67:                                        ; preds = %if.end63
  %precision = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 6
  store i32 0, ptr %precision, align 4
  %36 = load ptr, ptr %format.addr, align 4
  %incdec.ptr68 = getelementptr inbounds nuw i8, ptr %36, i32 1
  store ptr %incdec.ptr68, ptr %format.addr, align 4
  %37 = load i8, ptr %incdec.ptr68, align 1
  %conv69 = sext i8 %37 to i32
  %cmp70 = icmp eq i32 %conv69, 42
  br i1 %cmp70, label %if.then72, label %if.else77

if.then72:                                        ; preds = %if.then67
  %argp.cur73 = load ptr, ptr %list.addr, align 4
  %argp.next74 = getelementptr inbounds i8, ptr %argp.cur73, i32 4
  store ptr %argp.next74, ptr %list.addr, align 4
  %38 = load i32, ptr %argp.cur73, align 4
  %precision75 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 6
  store i32 %38, ptr %precision75, align 4
  %39 = load ptr, ptr %format.addr, align 4
  %incdec.ptr76 = getelementptr inbounds nuw i8, ptr %39, i32 1
  store ptr %incdec.ptr76, ptr %format.addr, align 4
  br label %if.end97

if.else77:                                        ; preds = %if.then67
  br label %for.cond78

for.cond78:                                       ; preds = %for.inc94, %if.else77
  %40 = load ptr, ptr %format.addr, align 4
  %41 = load i8, ptr %40, align 1
  %conv79 = sext i8 %41 to i32
  %cmp80 = icmp sge i32 %conv79, 48
  br i1 %cmp80, label %land.rhs82, label %land.end86

land.rhs82:                                       ; preds = %for.cond78
  %42 = load ptr, ptr %format.addr, align 4
  %43 = load i8, ptr %42, align 1
  %conv83 = sext i8 %43 to i32
  %cmp84 = icmp sle i32 %conv83, 57
  br label %land.end86

land.end86:                                       ; preds = %land.rhs82, %for.cond78
  %44 = phi i1 [ false, %for.cond78 ], [ %cmp84, %land.rhs82 ]
  br i1 %44, label %for.body87, label %for.end96

for.body87:                                       ; preds = %land.end86
  %precision88 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 6
  %45 = load i32, ptr %precision88, align 4
  %mul89 = mul nsw i32 %45, 10
  %46 = load ptr, ptr %format.addr, align 4
  %47 = load i8, ptr %46, align 1
  %conv90 = sext i8 %47 to i32
  %sub91 = sub nsw i32 %conv90, 48
  %add92 = add nsw i32 %mul89, %sub91
  %precision93 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 6
  store i32 %add92, ptr %precision93, align 4
  br label %for.inc94

for.inc94:                                        ; preds = %for.body87
  %48 = load ptr, ptr %format.addr, align 4
  %incdec.ptr95 = getelementptr inbounds nuw i8, ptr %48, i32 1
  store ptr %incdec.ptr95, ptr %format.addr, align 4
  br label %for.cond78

for.end96:                                        ; preds = %land.end86
  br label %if.end97

if.end97:                                         ; preds = %for.end96, %if.then72
  br label %if.end98

if.end98:                                         ; preds = %if.end97, %if.end63
  call void @llvm.lifetime.start.p0(ptr %longs)
  store i32 0, ptr %longs, align 4
  call void @llvm.lifetime.start.p0(ptr %shorts)
  store i32 0, ptr %shorts, align 4
  br label %for.cond99

for.cond99:                                       ; preds = %for.inc131, %if.end98
  %49 = load ptr, ptr %format.addr, align 4
  %50 = load i8, ptr %49, align 1
  %conv100 = sext i8 %50 to i32
  %cmp101 = icmp eq i32 %conv100, 108
  br i1 %cmp101, label %if.then110, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.cond99
  %51 = load ptr, ptr %format.addr, align 4
  %52 = load i8, ptr %51, align 1
  %conv103 = sext i8 %52 to i32
  %cmp104 = icmp eq i32 %conv103, 122
  br i1 %cmp104, label %if.then110, label %lor.lhs.false106

lor.lhs.false106:                                 ; preds = %lor.lhs.false
  %53 = load ptr, ptr %format.addr, align 4
  %54 = load i8, ptr %53, align 1
  %conv107 = sext i8 %54 to i32
  %cmp108 = icmp eq i32 %conv107, 116
  br i1 %cmp108, label %if.then110, label %if.else111

if.then110:                                       ; preds = %lor.lhs.false106, %lor.lhs.false, %for.cond99
  %55 = load i32, ptr %longs, align 4
  %inc = add nsw i32 %55, 1
  store i32 %inc, ptr %longs, align 4
  br label %if.end130

if.else111:                                       ; preds = %lor.lhs.false106
  %56 = load ptr, ptr %format.addr, align 4
  %57 = load i8, ptr %56, align 1
  %conv112 = sext i8 %57 to i32
  %cmp113 = icmp eq i32 %conv112, 106
  br i1 %cmp113, label %if.then119, label %lor.lhs.false115

lor.lhs.false115:                                 ; preds = %if.else111
  %58 = load ptr, ptr %format.addr, align 4
  %59 = load i8, ptr %58, align 1
  %conv116 = sext i8 %59 to i32
  %cmp117 = icmp eq i32 %conv116, 113
  br i1 %cmp117, label %if.then119, label %if.else121

if.then119:                                       ; preds = %lor.lhs.false115, %if.else111
  %60 = load i32, ptr %longs, align 4
  %add120 = add nsw i32 %60, 2
  store i32 %add120, ptr %longs, align 4
  br label %if.end129

if.else121:                                       ; preds = %lor.lhs.false115
  %61 = load ptr, ptr %format.addr, align 4
  %62 = load i8, ptr %61, align 1
  %conv122 = sext i8 %62 to i32
  %cmp123 = icmp eq i32 %conv122, 104
  br i1 %cmp123, label %if.then125, label %if.else127

if.then125:                                       ; preds = %if.else121
  %63 = load i32, ptr %shorts, align 4
  %inc126 = add nsw i32 %63, 1
  store i32 %inc126, ptr %shorts, align 4
  br label %if.end128

if.else127:                                       ; preds = %if.else121
  br label %for.end133

if.end128:                                        ; preds = %if.then125
  br label %if.end129

if.end129:                                        ; preds = %if.end128, %if.then119
  br label %if.end130

if.end130:                                        ; preds = %if.end129, %if.then110
  br label %for.inc131

for.inc131:                                       ; preds = %if.end130
  %64 = load ptr, ptr %format.addr, align 4
  %incdec.ptr132 = getelementptr inbounds nuw i8, ptr %64, i32 1
  store ptr %incdec.ptr132, ptr %format.addr, align 4
  br label %for.cond99

for.end133:                                       ; preds = %if.else127
  %65 = load ptr, ptr %format.addr, align 4
  %66 = load i8, ptr %65, align 1
  %conv134 = sext i8 %66 to i32
  switch i32 %conv134, label %sw.default [
    i32 100, label %sw.bb
    i32 105, label %sw.bb
    i32 117, label %sw.bb170
    i32 120, label %sw.bb170
    i32 88, label %sw.bb170
    i32 111, label %sw.bb170
    i32 112, label %sw.bb230
    i32 99, label %sw.bb240
    i32 115, label %sw.bb258
    i32 102, label %sw.bb264
    i32 70, label %sw.bb264
    i32 101, label %sw.bb264
    i32 69, label %sw.bb264
    i32 103, label %sw.bb264
    i32 71, label %sw.bb264
    i32 97, label %sw.bb264
    i32 65, label %sw.bb264
    i32 37, label %sw.bb267
    i32 110, label %sw.bb268
    i32 76, label %sw.bb271
  ]

sw.bb:                                            ; preds = %for.end133, %for.end133
  call void @llvm.lifetime.start.p0(ptr %value)
  %67 = load i32, ptr %longs, align 4
  %cmp135 = icmp sgt i32 %67, 1
  br i1 %cmp135, label %cond.true, label %cond.false

cond.true:                                        ; preds = %sw.bb
  %argp.cur137 = load ptr, ptr %list.addr, align 4
  %argp.next138 = getelementptr inbounds i8, ptr %argp.cur137, i32 8
  store ptr %argp.next138, ptr %list.addr, align 4
  %68 = load i64, ptr %argp.cur137, align 4
  br label %cond.end147

cond.false:                                       ; preds = %sw.bb
  %69 = load i32, ptr %longs, align 4
  %tobool139 = icmp ne i32 %69, 0
  br i1 %tobool139, label %cond.true140, label %cond.false143

cond.true140:                                     ; preds = %cond.false
  %argp.cur141 = load ptr, ptr %list.addr, align 4
  %argp.next142 = getelementptr inbounds i8, ptr %argp.cur141, i32 4
  store ptr %argp.next142, ptr %list.addr, align 4
  %70 = load i32, ptr %argp.cur141, align 4
  br label %cond.end

cond.false143:                                    ; preds = %cond.false
  %argp.cur144 = load ptr, ptr %list.addr, align 4
  %argp.next145 = getelementptr inbounds i8, ptr %argp.cur144, i32 4
  store ptr %argp.next145, ptr %list.addr, align 4
  %71 = load i32, ptr %argp.cur144, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false143, %cond.true140
  %cond = phi i32 [ %70, %cond.true140 ], [ %71, %cond.false143 ]
  %conv146 = sext i32 %cond to i64
  br label %cond.end147

cond.end147:                                      ; preds = %cond.end, %cond.true
  %cond148 = phi i64 [ %68, %cond.true ], [ %conv146, %cond.end ]
  store i64 %cond148, ptr %value, align 8
  %72 = load i32, ptr %shorts, align 4
  %cmp149 = icmp eq i32 %72, 1
  br i1 %cmp149, label %if.then151, label %if.end154

if.then151:                                       ; preds = %cond.end147
  %73 = load i64, ptr %value, align 8
  %conv152 = trunc i64 %73 to i16
  %conv153 = sext i16 %conv152 to i64
  store i64 %conv153, ptr %value, align 8
  br label %if.end154

if.end154:                                        ; preds = %if.then151, %cond.end147
  %74 = load i32, ptr %shorts, align 4
  %cmp155 = icmp eq i32 %74, 2
  br i1 %cmp155, label %if.then157, label %if.end160

if.then157:                                       ; preds = %if.end154
  %75 = load i64, ptr %value, align 8
  %conv158 = trunc i64 %75 to i8
  %conv159 = sext i8 %conv158 to i64
  store i64 %conv159, ptr %value, align 8
  br label %if.end160

if.end160:                                        ; preds = %if.then157, %if.end154
  call void @llvm.lifetime.start.p0(ptr %size)
  %76 = load i64, ptr %value, align 8
  %cmp161 = icmp slt i64 %76, 0
  br i1 %cmp161, label %cond.true163, label %cond.false165

cond.true163:                                     ; preds = %if.end160
  %77 = load i64, ptr %value, align 8
  %sub164 = sub i64 0, %77
  br label %cond.end166

cond.false165:                                    ; preds = %if.end160
  %78 = load i64, ptr %value, align 8
  br label %cond.end166

cond.end166:                                      ; preds = %cond.false165, %cond.true163
  %cond167 = phi i64 [ %sub164, %cond.true163 ], [ %78, %cond.false165 ]
  store i64 %cond167, ptr %size, align 8
  %79 = load i64, ptr %size, align 8
  %80 = load i64, ptr %value, align 8
  %cmp168 = icmp slt i64 %80, 0
  %conv169 = zext i1 %cmp168 to i32
  call void @put_integer(ptr noundef %f, i64 noundef %79, i32 noundef %conv169, i32 noundef 10, ptr noundef @.str.26, ptr noundef @.str.22)
  call void @llvm.lifetime.end.p0(ptr %size)
  call void @llvm.lifetime.end.p0(ptr %value)
  br label %sw.epilog

sw.bb170:                                         ; preds = %for.end133, %for.end133, %for.end133, %for.end133
  call void @llvm.lifetime.start.p0(ptr %bits)
  %81 = load i32, ptr %longs, align 4
  %cmp171 = icmp sgt i32 %81, 1
  br i1 %cmp171, label %cond.true173, label %cond.false176

cond.true173:                                     ; preds = %sw.bb170
  %argp.cur174 = load ptr, ptr %list.addr, align 4
  %argp.next175 = getelementptr inbounds i8, ptr %argp.cur174, i32 8
  store ptr %argp.next175, ptr %list.addr, align 4
  %82 = load i64, ptr %argp.cur174, align 4
  br label %cond.end187

cond.false176:                                    ; preds = %sw.bb170
  %83 = load i32, ptr %longs, align 4
  %tobool177 = icmp ne i32 %83, 0
  br i1 %tobool177, label %cond.true178, label %cond.false181

cond.true178:                                     ; preds = %cond.false176
  %argp.cur179 = load ptr, ptr %list.addr, align 4
  %argp.next180 = getelementptr inbounds i8, ptr %argp.cur179, i32 4
  store ptr %argp.next180, ptr %list.addr, align 4
  %84 = load i32, ptr %argp.cur179, align 4
  br label %cond.end184

cond.false181:                                    ; preds = %cond.false176
  %argp.cur182 = load ptr, ptr %list.addr, align 4
  %argp.next183 = getelementptr inbounds i8, ptr %argp.cur182, i32 4
  store ptr %argp.next183, ptr %list.addr, align 4
  %85 = load i32, ptr %argp.cur182, align 4
  br label %cond.end184

cond.end184:                                      ; preds = %cond.false181, %cond.true178
  %cond185 = phi i32 [ %84, %cond.true178 ], [ %85, %cond.false181 ]
  %conv186 = zext i32 %cond185 to i64
  br label %cond.end187

cond.end187:                                      ; preds = %cond.end184, %cond.true173
  %cond188 = phi i64 [ %82, %cond.true173 ], [ %conv186, %cond.end184 ]
  store i64 %cond188, ptr %bits, align 8
  %86 = load i32, ptr %shorts, align 4
  %cmp189 = icmp eq i32 %86, 1
  br i1 %cmp189, label %if.then191, label %if.end194

if.then191:                                       ; preds = %cond.end187
  %87 = load i64, ptr %bits, align 8
  %conv192 = trunc i64 %87 to i16
  %conv193 = zext i16 %conv192 to i64
  store i64 %conv193, ptr %bits, align 8
  br label %if.end194

if.end194:                                        ; preds = %if.then191, %cond.end187
  %88 = load i32, ptr %shorts, align 4
  %cmp195 = icmp eq i32 %88, 2
  br i1 %cmp195, label %if.then197, label %if.end200

if.then197:                                       ; preds = %if.end194
  %89 = load i64, ptr %bits, align 8
  %conv198 = trunc i64 %89 to i8
  %conv199 = zext i8 %conv198 to i64
  store i64 %conv199, ptr %bits, align 8
  br label %if.end200

if.end200:                                        ; preds = %if.then197, %if.end194
  %space201 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 3
  store i32 0, ptr %space201, align 4
  %plus202 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 2
  store i32 0, ptr %plus202, align 4
  call void @llvm.lifetime.start.p0(ptr %prefixed)
  %alternate203 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 4
  %90 = load i32, ptr %alternate203, align 4
  %tobool204 = icmp ne i32 %90, 0
  br i1 %tobool204, label %land.rhs205, label %land.end207

land.rhs205:                                      ; preds = %if.end200
  %91 = load i64, ptr %bits, align 8
  %tobool206 = icmp ne i64 %91, 0
  br label %land.end207

land.end207:                                      ; preds = %land.rhs205, %if.end200
  %92 = phi i1 [ false, %if.end200 ], [ %tobool206, %land.rhs205 ]
  %land.ext = zext i1 %92 to i32
  store i32 %land.ext, ptr %prefixed, align 4
  %93 = load ptr, ptr %format.addr, align 4
  %94 = load i8, ptr %93, align 1
  %conv208 = sext i8 %94 to i32
  %cmp209 = icmp eq i32 %conv208, 117
  br i1 %cmp209, label %if.then211, label %if.else212

if.then211:                                       ; preds = %land.end207
  %95 = load i64, ptr %bits, align 8
  call void @put_integer(ptr noundef %f, i64 noundef %95, i32 noundef 0, i32 noundef 10, ptr noundef @.str.26, ptr noundef @.str.22)
  br label %if.end229

if.else212:                                       ; preds = %land.end207
  %96 = load ptr, ptr %format.addr, align 4
  %97 = load i8, ptr %96, align 1
  %conv213 = sext i8 %97 to i32
  %cmp214 = icmp eq i32 %conv213, 111
  br i1 %cmp214, label %if.then216, label %if.else217

if.then216:                                       ; preds = %if.else212
  %98 = load i64, ptr %bits, align 8
  call void @put_integer(ptr noundef %f, i64 noundef %98, i32 noundef 0, i32 noundef 8, ptr noundef @.str.26, ptr noundef @.str.22)
  br label %if.end228

if.else217:                                       ; preds = %if.else212
  %99 = load ptr, ptr %format.addr, align 4
  %100 = load i8, ptr %99, align 1
  %conv218 = sext i8 %100 to i32
  %cmp219 = icmp eq i32 %conv218, 120
  br i1 %cmp219, label %if.then221, label %if.else224

if.then221:                                       ; preds = %if.else217
  %101 = load i64, ptr %bits, align 8
  %102 = load i32, ptr %prefixed, align 4
  %tobool222 = icmp ne i32 %102, 0
  %103 = zext i1 %tobool222 to i64
  %cond223 = select i1 %tobool222, ptr @.str.190, ptr @.str.22
  call void @put_integer(ptr noundef %f, i64 noundef %101, i32 noundef 0, i32 noundef 16, ptr noundef @.str.26, ptr noundef %cond223)
  br label %if.end227

if.else224:                                       ; preds = %if.else217
  %104 = load i64, ptr %bits, align 8
  %105 = load i32, ptr %prefixed, align 4
  %tobool225 = icmp ne i32 %105, 0
  %106 = zext i1 %tobool225 to i64
  %cond226 = select i1 %tobool225, ptr @.str.192, ptr @.str.22
  call void @put_integer(ptr noundef %f, i64 noundef %104, i32 noundef 0, i32 noundef 16, ptr noundef @.str.191, ptr noundef %cond226)
  br label %if.end227

if.end227:                                        ; preds = %if.else224, %if.then221
  br label %if.end228

if.end228:                                        ; preds = %if.end227, %if.then216
  br label %if.end229

if.end229:                                        ; preds = %if.end228, %if.then211
  call void @llvm.lifetime.end.p0(ptr %prefixed)
  call void @llvm.lifetime.end.p0(ptr %bits)
  br label %sw.epilog

sw.bb230:                                         ; preds = %for.end133
  call void @llvm.lifetime.start.p0(ptr %bits231)
  %argp.cur232 = load ptr, ptr %list.addr, align 4
  %argp.next233 = getelementptr inbounds i8, ptr %argp.cur232, i32 4
  store ptr %argp.next233, ptr %list.addr, align 4
  %107 = load ptr, ptr %argp.cur232, align 4
  %108 = ptrtoint ptr %107 to i32
  %conv234 = zext i32 %108 to i64
  store i64 %conv234, ptr %bits231, align 8
  %109 = load i64, ptr %bits231, align 8
  %tobool235 = icmp ne i64 %109, 0
  br i1 %tobool235, label %if.then236, label %if.else237

if.then236:                                       ; preds = %sw.bb230
  %110 = load i64, ptr %bits231, align 8
  call void @put_integer(ptr noundef %f, i64 noundef %110, i32 noundef 0, i32 noundef 16, ptr noundef @.str.26, ptr noundef @.str.190)
  br label %if.end239

if.else237:                                       ; preds = %sw.bb230
  %precision238 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 6
  store i32 -1, ptr %precision238, align 4
  call void @put_string(ptr noundef %f, ptr noundef @.str.193, ptr noundef null)
  br label %if.end239

if.end239:                                        ; preds = %if.else237, %if.then236
  call void @llvm.lifetime.end.p0(ptr %bits231)
  br label %sw.epilog

sw.bb240:                                         ; preds = %for.end133
  %111 = load i32, ptr %longs, align 4
  %tobool241 = icmp ne i32 %111, 0
  br i1 %tobool241, label %if.then242, label %if.end243

if.then242:                                       ; preds = %sw.bb240
  call void @__raddle_unsupported(ptr noundef @.str.194)
  unreachable

if.end243:                                        ; preds = %sw.bb240
  call void @llvm.lifetime.start.p0(ptr %character)
  %argp.cur244 = load ptr, ptr %list.addr, align 4
  %argp.next245 = getelementptr inbounds i8, ptr %argp.cur244, i32 4
  store ptr %argp.next245, ptr %list.addr, align 4
  %112 = load i32, ptr %argp.cur244, align 4
  store i32 %112, ptr %character, align 4
  %left246 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 0
  %113 = load i32, ptr %left246, align 4
  %tobool247 = icmp ne i32 %113, 0
  br i1 %tobool247, label %if.end251, label %if.then248

if.then248:                                       ; preds = %if.end243
  %width249 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %114 = load i32, ptr %width249, align 4
  %sub250 = sub nsw i32 %114, 1
  call void @pad(i8 noundef signext 32, i32 noundef %sub250)
  br label %if.end251

if.end251:                                        ; preds = %if.then248, %if.end243
  %115 = load i32, ptr %character, align 4
  call void @put_given(i32 noundef %115)
  %left252 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 0
  %116 = load i32, ptr %left252, align 4
  %tobool253 = icmp ne i32 %116, 0
  br i1 %tobool253, label %if.then254, label %if.end257

if.then254:                                       ; preds = %if.end251
  %width255 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %117 = load i32, ptr %width255, align 4
  %sub256 = sub nsw i32 %117, 1
  call void @pad(i8 noundef signext 32, i32 noundef %sub256)
  br label %if.end257

if.end257:                                        ; preds = %if.then254, %if.end251
  call void @llvm.lifetime.end.p0(ptr %character)
  br label %sw.epilog

sw.bb258:                                         ; preds = %for.end133
  %118 = load i32, ptr %longs, align 4
  %tobool259 = icmp ne i32 %118, 0
  br i1 %tobool259, label %if.then260, label %if.end261

if.then260:                                       ; preds = %sw.bb258
  call void @__raddle_unsupported(ptr noundef @.str.194)
  unreachable

if.end261:                                        ; preds = %sw.bb258
  %argp.cur262 = load ptr, ptr %list.addr, align 4
  %argp.next263 = getelementptr inbounds i8, ptr %argp.cur262, i32 4
  store ptr %argp.next263, ptr %list.addr, align 4
  %119 = load ptr, ptr %argp.cur262, align 4
  %120 = load ptr, ptr %to.addr, align 4
  call void @put_string(ptr noundef %f, ptr noundef %119, ptr noundef %120)
  br label %sw.epilog

sw.bb264:                                         ; preds = %for.end133, %for.end133, %for.end133, %for.end133, %for.end133, %for.end133, %for.end133, %for.end133
  %argp.cur265 = load ptr, ptr %list.addr, align 4
  %argp.next266 = getelementptr inbounds i8, ptr %argp.cur265, i32 8
  store ptr %argp.next266, ptr %list.addr, align 4
  %121 = load double, ptr %argp.cur265, align 4
  %122 = load ptr, ptr %format.addr, align 4
  %123 = load i8, ptr %122, align 1
  call void @put_double(ptr noundef %f, double noundef %121, i8 noundef signext %123)
  br label %sw.epilog

sw.bb267:                                         ; preds = %for.end133
  call void @put(i32 noundef 37)
  br label %sw.epilog

sw.bb268:                                         ; preds = %for.end133
  %argp.cur269 = load ptr, ptr %list.addr, align 4
  %argp.next270 = getelementptr inbounds i8, ptr %argp.cur269, i32 4
  store ptr %argp.next270, ptr %list.addr, align 4
  %124 = load ptr, ptr %argp.cur269, align 4
  %125 = load i32, ptr %longs, align 4
  %126 = load i32, ptr %shorts, align 4
  call void @store_count(ptr noundef %124, i32 noundef %125, i32 noundef %126)
  br label %sw.epilog

sw.bb271:                                         ; preds = %for.end133
  call void @__raddle_unsupported(ptr noundef @.str.195)
  unreachable

sw.default:                                       ; preds = %for.end133
  call void @__raddle_unsupported(ptr noundef @.str.196)
  unreachable

sw.epilog:                                        ; preds = %sw.bb268, %sw.bb267, %sw.bb264, %if.end261, %if.end257, %if.end239, %if.end229, %cond.end166
  call void @llvm.lifetime.end.p0(ptr %shorts)
  call void @llvm.lifetime.end.p0(ptr %longs)
  call void @llvm.lifetime.end.p0(ptr %f)
  br label %for.inc272

for.inc272:                                       ; preds = %sw.epilog, %if.then
  %127 = load ptr, ptr %format.addr, align 4
  %incdec.ptr273 = getelementptr inbounds nuw i8, ptr %127, i32 1
  store ptr %incdec.ptr273, ptr %format.addr, align 4
  br label %for.cond

for.end274:                                       ; preds = %for.cond
  %128 = load ptr, ptr %to.addr, align 4
  %129 = load ptr, ptr %first, align 4
  %130 = load ptr, ptr %format.addr, align 4
  %131 = load ptr, ptr %first, align 4
  %sub.ptr.lhs.cast = ptrtoint ptr %130 to i32
  %sub.ptr.rhs.cast = ptrtoint ptr %131 to i32
  %sub.ptr.sub = sub i32 %sub.ptr.lhs.cast, %sub.ptr.rhs.cast
  %add275 = add i32 %sub.ptr.sub, 1
  call void @keep_text_apart(ptr noundef %128, ptr noundef %129, i32 noundef %add275)
  %call = call i64 @__raddle_text_size()
  %conv276 = trunc i64 %call to i32
  call void @llvm.lifetime.end.p0(ptr %first)
  ret i32 %conv276
}

define internal void @store_text(ptr noundef %target, i32 noundef %room) {
entry:
  %target.addr = alloca ptr, align 4
  %room.addr = alloca i32, align 4
  %length = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store i32 %room, ptr %room.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %length)
  %call = call i64 @__raddle_text_size()
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %length, align 4
  %0 = load i32, ptr %length, align 4
  %1 = load i32, ptr %room.addr, align 4
  %cmp = icmp uge i32 %0, %1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load i32, ptr %room.addr, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %3 = load i32, ptr %room.addr, align 4
  %sub = sub i32 %3, 1
  br label %cond.end

cond.false:                                       ; preds = %if.then
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, ptr %length, align 4
  br label %if.end

if.end:                                           ; preds = %cond.end, %entry
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %4 = load i32, ptr %i, align 4
  %5 = load i32, ptr %length, align 4
  %cmp2 = icmp ult i32 %4, %5
  br i1 %cmp2, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %6 = load i32, ptr %i, align 4
  %conv4 = zext i32 %6 to i64
  %call5 = call i32 @__raddle_text_get(i64 noundef %conv4)
  %conv6 = trunc i32 %call5 to i8
  %7 = load ptr, ptr %target.addr, align 4
  %8 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %7, i32 %8
  store i8 %conv6, ptr %arrayidx, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i32, ptr %i, align 4
  %inc = add i32 %9, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %10 = load i32, ptr %room.addr, align 4
  %tobool7 = icmp ne i32 %10, 0
  br i1 %tobool7, label %if.then8, label %if.end10

if.then8:                                         ; preds = %for.end
  %11 = load ptr, ptr %target.addr, align 4
  %12 = load i32, ptr %length, align 4
  %arrayidx9 = getelementptr inbounds nuw i8, ptr %11, i32 %12
  store i8 0, ptr %arrayidx9, align 1
  br label %if.end10

if.end10:                                         ; preds = %if.then8, %for.end
  call void @__raddle_text_end()
  call void @llvm.lifetime.end.p0(ptr %length)
  ret void
}

define i32 @vsprintf(ptr noundef %target, ptr noundef %format, ptr noundef %list) {
entry:
  %target.addr = alloca ptr, align 4
  %format.addr = alloca ptr, align 4
  %list.addr = alloca ptr, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  store ptr %list, ptr %list.addr, align 4
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load ptr, ptr %format.addr, align 4
  %2 = load ptr, ptr %list.addr, align 4
  %call = call i32 @vsnprintf(ptr noundef %0, i32 noundef -1, ptr noundef %1, ptr noundef %2)
  ret i32 %call
}

define i32 @snprintf(ptr noundef %target, i32 noundef %size, ptr noundef %format, ...) {
entry:
  %target.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %format.addr = alloca ptr, align 4
  %list = alloca ptr, align 4
  %length = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %list)
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.lifetime.start.p0(ptr %length)
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load i32, ptr %size.addr, align 4
  %2 = load ptr, ptr %format.addr, align 4
  %3 = load ptr, ptr %list, align 4
  %call = call i32 @vsnprintf(ptr noundef %0, i32 noundef %1, ptr noundef %2, ptr noundef %3)
  store i32 %call, ptr %length, align 4
  call void @llvm.va_end.p0(ptr %list)
  %4 = load i32, ptr %length, align 4
  call void @llvm.lifetime.end.p0(ptr %length)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %4
}

declare void @llvm.va_start.p0(ptr)

declare void @llvm.va_end.p0(ptr)

define i32 @sprintf(ptr noundef %target, ptr noundef %format, ...) {
entry:
  %target.addr = alloca ptr, align 4
  %format.addr = alloca ptr, align 4
  %list = alloca ptr, align 4
  %length = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %list)
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.lifetime.start.p0(ptr %length)
  %0 = load ptr, ptr %target.addr, align 4
  %1 = load ptr, ptr %format.addr, align 4
  %2 = load ptr, ptr %list, align 4
  %call = call i32 @vsnprintf(ptr noundef %0, i32 noundef -1, ptr noundef %1, ptr noundef %2)
  store i32 %call, ptr %length, align 4
  call void @llvm.va_end.p0(ptr %list)
  %3 = load i32, ptr %length, align 4
  call void @llvm.lifetime.end.p0(ptr %length)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %3
}

define i32 @vasprintf(ptr noundef %result, ptr noundef %format, ptr noundef %list) {
entry:
  %result.addr = alloca ptr, align 4
  %format.addr = alloca ptr, align 4
  %list.addr = alloca ptr, align 4
  %length = alloca i32, align 4
  %made = alloca ptr, align 4
  store ptr %result, ptr %result.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  store ptr %list, ptr %list.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %length)
  %0 = load ptr, ptr %format.addr, align 4
  %1 = load ptr, ptr %list.addr, align 4
  %call = call i32 @put_formatted(ptr noundef %0, ptr noundef %1, ptr noundef null)
  store i32 %call, ptr %length, align 4
  call void @llvm.lifetime.start.p0(ptr %made)
  %2 = load i32, ptr %length, align 4
  %add = add i32 %2, 1
  %call1 = call noalias ptr @malloc(i32 noundef %add)
  store ptr %call1, ptr %made, align 4
  %3 = load ptr, ptr %made, align 4
  call void @store_text(ptr noundef %3, i32 noundef -1)
  %4 = load ptr, ptr %made, align 4
  %5 = load ptr, ptr %result.addr, align 4
  store ptr %4, ptr %5, align 4
  %6 = load i32, ptr %length, align 4
  call void @llvm.lifetime.end.p0(ptr %made)
  call void @llvm.lifetime.end.p0(ptr %length)
  ret i32 %6
}

define i32 @asprintf(ptr noundef %result, ptr noundef %format, ...) {
entry:
  %result.addr = alloca ptr, align 4
  %format.addr = alloca ptr, align 4
  %list = alloca ptr, align 4
  %length = alloca i32, align 4
  store ptr %result, ptr %result.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %list)
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.lifetime.start.p0(ptr %length)
  %0 = load ptr, ptr %result.addr, align 4
  %1 = load ptr, ptr %format.addr, align 4
  %2 = load ptr, ptr %list, align 4
  %call = call i32 @vasprintf(ptr noundef %0, ptr noundef %1, ptr noundef %2)
  store i32 %call, ptr %length, align 4
  call void @llvm.va_end.p0(ptr %list)
  %3 = load i32, ptr %length, align 4
  call void @llvm.lifetime.end.p0(ptr %length)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %3
}

define i32 @printf(ptr noundef %format, ...) {
entry:
  %format.addr = alloca ptr, align 4
  %list = alloca ptr, align 4
  %count = alloca i32, align 4
  store ptr %format, ptr %format.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %list)
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.lifetime.start.p0(ptr %count)
  %0 = load ptr, ptr %format.addr, align 4
  %1 = load ptr, ptr %list, align 4
  %call = call i32 @print_formatted(i32 noundef 1, ptr noundef %0, ptr noundef %1)
  store i32 %call, ptr %count, align 4
  call void @llvm.va_end.p0(ptr %list)
  %2 = load i32, ptr %count, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %2
}

define internal i32 @print_formatted(i32 noundef %descriptor, ptr noundef %format, ptr noundef %list) {
entry:
  %descriptor.addr = alloca i32, align 4
  %format.addr = alloca ptr, align 4
  %list.addr = alloca ptr, align 4
  %count = alloca i32, align 4
  store i32 %descriptor, ptr %descriptor.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  store ptr %list, ptr %list.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %count)
  %0 = load ptr, ptr %format.addr, align 4
  %1 = load ptr, ptr %list.addr, align 4
  %call = call i32 @put_formatted(ptr noundef %0, ptr noundef %1, ptr noundef null)
  store i32 %call, ptr %count, align 4
  %2 = load i32, ptr %descriptor.addr, align 4
  call void @__raddle_print(i32 noundef %2)
  %3 = load i32, ptr %count, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  ret i32 %3
}

define i32 @fprintf(ptr noundef %stream, ptr noundef %format, ...) {
entry:
  %stream.addr = alloca ptr, align 4
  %format.addr = alloca ptr, align 4
  %list = alloca ptr, align 4
  %count = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %list)
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.lifetime.start.p0(ptr %count)
  %0 = load ptr, ptr %stream.addr, align 4
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load ptr, ptr %format.addr, align 4
  %2 = load ptr, ptr %list, align 4
  %call1 = call i32 @print_formatted(i32 noundef %call, ptr noundef %1, ptr noundef %2)
  store i32 %call1, ptr %count, align 4
  call void @llvm.va_end.p0(ptr %list)
  %3 = load i32, ptr %count, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %3
}

define internal i32 @descriptor_of(ptr noundef %stream) {
entry:
  %retval = alloca i32, align 4
  %stream.addr = alloca ptr, align 4
  store ptr %stream, ptr %stream.addr, align 4
  %0 = load ptr, ptr %stream.addr, align 4
  %cmp = icmp eq ptr %0, getelementptr inbounds ([3 x %struct.stream], ptr @streams, i32 0, i32 1)
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 4
  %cmp1 = icmp eq ptr %1, getelementptr inbounds ([3 x %struct.stream], ptr @streams, i32 0, i32 2)
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i32 2, ptr %retval, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  call void @__raddle_unsupported(ptr noundef @.str.201)
  unreachable

return:                                           ; preds = %if.then2, %if.then
  %2 = load i32, ptr %retval, align 4
  ret i32 %2
}

define i32 @dprintf(i32 noundef %descriptor, ptr noundef %format, ...) {
entry:
  %descriptor.addr = alloca i32, align 4
  %format.addr = alloca ptr, align 4
  %list = alloca ptr, align 4
  %count = alloca i32, align 4
  store i32 %descriptor, ptr %descriptor.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %list)
  call void @llvm.va_start.p0(ptr %list)
  call void @llvm.lifetime.start.p0(ptr %count)
  %0 = load i32, ptr %descriptor.addr, align 4
  %call = call i32 @checked(i32 noundef %0)
  %1 = load ptr, ptr %format.addr, align 4
  %2 = load ptr, ptr %list, align 4
  %call1 = call i32 @print_formatted(i32 noundef %call, ptr noundef %1, ptr noundef %2)
  store i32 %call1, ptr %count, align 4
  call void @llvm.va_end.p0(ptr %list)
  %3 = load i32, ptr %count, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %3
}

define internal i32 @checked(i32 noundef %descriptor) {
entry:
  %descriptor.addr = alloca i32, align 4
  store i32 %descriptor, ptr %descriptor.addr, align 4
  %0 = load i32, ptr %descriptor.addr, align 4
  %cmp = icmp ne i32 %0, 1
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %descriptor.addr, align 4
  %cmp1 = icmp ne i32 %1, 2
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__raddle_unsupported(ptr noundef @.str.202)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  %2 = load i32, ptr %descriptor.addr, align 4
  ret i32 %2
}

define i32 @vprintf(ptr noundef %format, ptr noundef %list) {
entry:
  %format.addr = alloca ptr, align 4
  %list.addr = alloca ptr, align 4
  store ptr %format, ptr %format.addr, align 4
  store ptr %list, ptr %list.addr, align 4
  %0 = load ptr, ptr %format.addr, align 4
  %1 = load ptr, ptr %list.addr, align 4
  %call = call i32 @print_formatted(i32 noundef 1, ptr noundef %0, ptr noundef %1)
  ret i32 %call
}

define i32 @vfprintf(ptr noundef %stream, ptr noundef %format, ptr noundef %list) {
entry:
  %stream.addr = alloca ptr, align 4
  %format.addr = alloca ptr, align 4
  %list.addr = alloca ptr, align 4
  store ptr %stream, ptr %stream.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  store ptr %list, ptr %list.addr, align 4
  %0 = load ptr, ptr %stream.addr, align 4
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load ptr, ptr %format.addr, align 4
  %2 = load ptr, ptr %list.addr, align 4
  %call1 = call i32 @print_formatted(i32 noundef %call, ptr noundef %1, ptr noundef %2)
  ret i32 %call1
}

define i32 @vdprintf(i32 noundef %descriptor, ptr noundef %format, ptr noundef %list) {
entry:
  %descriptor.addr = alloca i32, align 4
  %format.addr = alloca ptr, align 4
  %list.addr = alloca ptr, align 4
  store i32 %descriptor, ptr %descriptor.addr, align 4
  store ptr %format, ptr %format.addr, align 4
  store ptr %list, ptr %list.addr, align 4
  %0 = load i32, ptr %descriptor.addr, align 4
  %call = call i32 @checked(i32 noundef %0)
  %1 = load ptr, ptr %format.addr, align 4
  %2 = load ptr, ptr %list.addr, align 4
  %call1 = call i32 @print_formatted(i32 noundef %call, ptr noundef %1, ptr noundef %2)
  ret i32 %call1
}

define i32 @puts(ptr noundef %s) {
entry:
  %s.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %call = call i32 @print_text(i32 noundef 1, ptr noundef %0, ptr noundef @.str.21)
  ret i32 %call
}

define internal i32 @print_text(i32 noundef %descriptor, ptr noundef %s, ptr noundef %end) {
entry:
  %descriptor.addr = alloca i32, align 4
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %count = alloca i32, align 4
  store i32 %descriptor, ptr %descriptor.addr, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  call void @put_text(ptr noundef %0)
  %1 = load ptr, ptr %end.addr, align 4
  call void @put_text(ptr noundef %1)
  call void @llvm.lifetime.start.p0(ptr %count)
  %call = call i64 @__raddle_text_size()
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %count, align 4
  %2 = load i32, ptr %descriptor.addr, align 4
  call void @__raddle_print(i32 noundef %2)
  %3 = load i32, ptr %count, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  ret i32 %3
}

define i32 @fputs(ptr noundef %s, ptr noundef %stream) {
entry:
  %s.addr = alloca ptr, align 4
  %stream.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %stream, ptr %stream.addr, align 4
  %0 = load ptr, ptr %stream.addr, align 4
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load ptr, ptr %s.addr, align 4
  %call1 = call i32 @print_text(i32 noundef %call, ptr noundef %1, ptr noundef @.str.22)
  ret i32 %call1
}

define i32 @putchar(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @print_byte(i32 noundef 1, i32 noundef %0)
  ret i32 %call
}

define internal i32 @print_byte(i32 noundef %descriptor, i32 noundef %c) {
entry:
  %descriptor.addr = alloca i32, align 4
  %c.addr = alloca i32, align 4
  store i32 %descriptor, ptr %descriptor.addr, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  call void @put_given(i32 noundef %0)
  %1 = load i32, ptr %descriptor.addr, align 4
  call void @__raddle_print(i32 noundef %1)
  %2 = load i32, ptr %c.addr, align 4
  %conv = trunc i32 %2 to i8
  %conv1 = zext i8 %conv to i32
  ret i32 %conv1
}

define i32 @putchar_unlocked(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @print_byte(i32 noundef 1, i32 noundef %0)
  ret i32 %call
}

define i32 @fputc(i32 noundef %c, ptr noundef %stream) {
entry:
  %c.addr = alloca i32, align 4
  %stream.addr = alloca ptr, align 4
  store i32 %c, ptr %c.addr, align 4
  store ptr %stream, ptr %stream.addr, align 4
  %0 = load ptr, ptr %stream.addr, align 4
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load i32, ptr %c.addr, align 4
  %call1 = call i32 @print_byte(i32 noundef %call, i32 noundef %1)
  ret i32 %call1
}

define i32 @putc(i32 noundef %c, ptr noundef %stream) {
entry:
  %c.addr = alloca i32, align 4
  %stream.addr = alloca ptr, align 4
  store i32 %c, ptr %c.addr, align 4
  store ptr %stream, ptr %stream.addr, align 4
  %0 = load ptr, ptr %stream.addr, align 4
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load i32, ptr %c.addr, align 4
  %call1 = call i32 @print_byte(i32 noundef %call, i32 noundef %1)
  ret i32 %call1
}

define i32 @fwrite(ptr noundef %data, i32 noundef %size, i32 noundef %count, ptr noundef %stream) {
entry:
  %data.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %count.addr = alloca i32, align 4
  %stream.addr = alloca ptr, align 4
  %total = alloca i32, align 4
  store ptr %data, ptr %data.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store i32 %count, ptr %count.addr, align 4
  store ptr %stream, ptr %stream.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %total)
  %0 = load i32, ptr %size.addr, align 4
  %1 = load i32, ptr %count.addr, align 4
  %2 = call { i32, i1 } @llvm.umul.with.overflow.i32(i32 %0, i32 %1)
  %3 = extractvalue { i32, i1 } %2, 1
  %4 = extractvalue { i32, i1 } %2, 0
  store i32 %4, ptr %total, align 4
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.23)
  unreachable

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %stream.addr, align 4
  %call = call i32 @descriptor_of(ptr noundef %5)
  %6 = load ptr, ptr %data.addr, align 4
  %7 = load i32, ptr %total, align 4
  call void @print_bytes(i32 noundef %call, ptr noundef %6, i32 noundef %7)
  %8 = load i32, ptr %size.addr, align 4
  %tobool = icmp ne i32 %8, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %9 = load i32, ptr %count.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %if.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %9, %cond.true ], [ 0, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %total)
  ret i32 %cond
}

define internal void @print_bytes(i32 noundef %descriptor, ptr noundef %data, i32 noundef %size) {
entry:
  %descriptor.addr = alloca i32, align 4
  %data.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %i = alloca i32, align 4
  store i32 %descriptor, ptr %descriptor.addr, align 4
  store ptr %data, ptr %data.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %1 = load i32, ptr %size.addr, align 4
  %cmp = icmp ult i32 %0, %1
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %2 = load ptr, ptr %data.addr, align 4
  %3 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i32 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %4 to i32
  call void @put(i32 noundef %conv)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %5 = load i32, ptr %i, align 4
  %inc = add i32 %5, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %6 = load i32, ptr %size.addr, align 4
  %tobool = icmp ne i32 %6, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %7 = load i32, ptr %descriptor.addr, align 4
  call void @__raddle_print(i32 noundef %7)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  ret void
}

define i32 @write(i32 noundef %descriptor, ptr noundef %data, i32 noundef %size) {
entry:
  %descriptor.addr = alloca i32, align 4
  %data.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store i32 %descriptor, ptr %descriptor.addr, align 4
  store ptr %data, ptr %data.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load i32, ptr %descriptor.addr, align 4
  %call = call i32 @checked(i32 noundef %0)
  %1 = load ptr, ptr %data.addr, align 4
  %2 = load i32, ptr %size.addr, align 4
  call void @print_bytes(i32 noundef %call, ptr noundef %1, i32 noundef %2)
  %3 = load i32, ptr %size.addr, align 4
  ret i32 %3
}

define void @perror(ptr noundef %s) {
entry:
  %s.addr = alloca ptr, align 4
  %number = alloca i32, align 4
  %plain = alloca %struct.field, align 4
  store ptr %s, ptr %s.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %number)
  %call = call ptr @__errno_location()
  %0 = load i32, ptr %call, align 4
  store i32 %0, ptr %number, align 4
  %1 = load ptr, ptr %s.addr, align 4
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %2 = load ptr, ptr %s.addr, align 4
  %3 = load i8, ptr %2, align 1
  %conv = sext i8 %3 to i32
  %tobool1 = icmp ne i32 %conv, 0
  br i1 %tobool1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %4 = load ptr, ptr %s.addr, align 4
  call void @put_text(ptr noundef %4)
  call void @put_text(ptr noundef @.str.24)
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  call void @put_text(ptr noundef @.str.25)
  call void @llvm.lifetime.start.p0(ptr %plain)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %plain, ptr align 4 @__const.perror.plain, i32 28, i1 false)
  %5 = load i32, ptr %number, align 4
  %cmp = icmp slt i32 %5, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %6 = load i32, ptr %number, align 4
  %conv3 = sext i32 %6 to i64
  %sub = sub i64 0, %conv3
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %7 = load i32, ptr %number, align 4
  %conv4 = sext i32 %7 to i64
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %conv4, %cond.false ]
  %8 = load i32, ptr %number, align 4
  %cmp5 = icmp slt i32 %8, 0
  %conv6 = zext i1 %cmp5 to i32
  call void @put_integer(ptr noundef %plain, i64 noundef %cond, i32 noundef %conv6, i32 noundef 10, ptr noundef @.str.26, ptr noundef @.str.22)
  %call7 = call i32 @print_text(i32 noundef 2, ptr noundef @.str.21, ptr noundef @.str.22)
  call void @llvm.lifetime.end.p0(ptr %plain)
  call void @llvm.lifetime.end.p0(ptr %number)
  ret void
}

define internal void @put_text(ptr noundef %s) {
entry:
  %s.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load i8, ptr %0, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %2 = load ptr, ptr %s.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %2, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 4
  %3 = load i8, ptr %2, align 1
  %conv = sext i8 %3 to i32
  call void @put(i32 noundef %conv)
  br label %while.cond

while.end:                                        ; preds = %while.cond
  ret void
}

define internal void @put_integer(ptr noundef %f, i64 noundef %value, i32 noundef %negative, i32 noundef %base, ptr noundef %symbols, ptr noundef %prefix) {
entry:
  %f.addr = alloca ptr, align 4
  %value.addr = alloca i64, align 8
  %negative.addr = alloca i32, align 4
  %base.addr = alloca i32, align 4
  %symbols.addr = alloca ptr, align 4
  %prefix.addr = alloca ptr, align 4
  %digits = alloca [24 x i8], align 1
  %count = alloca i32, align 4
  %least = alloca i32, align 4
  %zeros = alloca i32, align 4
  %behind = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 4
  store i64 %value, ptr %value.addr, align 8
  store i32 %negative, ptr %negative.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  store ptr %symbols, ptr %symbols.addr, align 4
  store ptr %prefix, ptr %prefix.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %digits)
  call void @llvm.lifetime.start.p0(ptr %count)
  store i32 0, ptr %count, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %value.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %symbols.addr, align 4
  %2 = load i64, ptr %value.addr, align 8
  %3 = load i32, ptr %base.addr, align 4
  %conv = zext i32 %3 to i64
  %rem = urem i64 %2, %conv
  %idxprom = trunc i64 %rem to i32
  %arrayidx = getelementptr inbounds nuw i8, ptr %1, i32 %idxprom
  %4 = load i8, ptr %arrayidx, align 1
  %5 = load i32, ptr %count, align 4
  %inc = add nsw i32 %5, 1
  store i32 %inc, ptr %count, align 4
  %arrayidx1 = getelementptr inbounds [24 x i8], ptr %digits, i32 0, i32 %5
  store i8 %4, ptr %arrayidx1, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %base.addr, align 4
  %conv2 = zext i32 %6 to i64
  %7 = load i64, ptr %value.addr, align 8
  %div = udiv i64 %7, %conv2
  store i64 %div, ptr %value.addr, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %least)
  %8 = load ptr, ptr %f.addr, align 4
  %precision = getelementptr inbounds nuw %struct.field, ptr %8, i32 0, i32 6
  %9 = load i32, ptr %precision, align 4
  %cmp = icmp sge i32 %9, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.end
  %10 = load ptr, ptr %f.addr, align 4
  %precision4 = getelementptr inbounds nuw %struct.field, ptr %10, i32 0, i32 6
  %11 = load i32, ptr %precision4, align 4
  br label %cond.end

cond.false:                                       ; preds = %for.end
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %11, %cond.true ], [ 1, %cond.false ]
  store i32 %cond, ptr %least, align 4
  %12 = load i32, ptr %base.addr, align 4
  %cmp5 = icmp eq i32 %12, 8
  br i1 %cmp5, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %cond.end
  %13 = load ptr, ptr %f.addr, align 4
  %alternate = getelementptr inbounds nuw %struct.field, ptr %13, i32 0, i32 4
  %14 = load i32, ptr %alternate, align 4
  %tobool7 = icmp ne i32 %14, 0
  br i1 %tobool7, label %land.lhs.true8, label %if.end

land.lhs.true8:                                   ; preds = %land.lhs.true
  %15 = load i32, ptr %least, align 4
  %16 = load i32, ptr %count, align 4
  %cmp9 = icmp sle i32 %15, %16
  br i1 %cmp9, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true8
  %17 = load i32, ptr %count, align 4
  %add = add nsw i32 %17, 1
  store i32 %add, ptr %least, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true8, %land.lhs.true, %cond.end
  call void @llvm.lifetime.start.p0(ptr %zeros)
  %18 = load i32, ptr %count, align 4
  %19 = load i32, ptr %least, align 4
  %cmp11 = icmp slt i32 %18, %19
  br i1 %cmp11, label %cond.true13, label %cond.false14

cond.true13:                                      ; preds = %if.end
  %20 = load i32, ptr %least, align 4
  %21 = load i32, ptr %count, align 4
  %sub = sub nsw i32 %20, %21
  br label %cond.end15

cond.false14:                                     ; preds = %if.end
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false14, %cond.true13
  %cond16 = phi i32 [ %sub, %cond.true13 ], [ 0, %cond.false14 ]
  store i32 %cond16, ptr %zeros, align 4
  call void @llvm.lifetime.start.p0(ptr %behind)
  %22 = load ptr, ptr %f.addr, align 4
  %23 = load ptr, ptr %f.addr, align 4
  %zero = getelementptr inbounds nuw %struct.field, ptr %23, i32 0, i32 1
  %24 = load i32, ptr %zero, align 4
  %tobool17 = icmp ne i32 %24, 0
  br i1 %tobool17, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %cond.end15
  %25 = load ptr, ptr %f.addr, align 4
  %precision18 = getelementptr inbounds nuw %struct.field, ptr %25, i32 0, i32 6
  %26 = load i32, ptr %precision18, align 4
  %cmp19 = icmp slt i32 %26, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %cond.end15
  %27 = phi i1 [ false, %cond.end15 ], [ %cmp19, %land.rhs ]
  %land.ext = zext i1 %27 to i32
  %28 = load ptr, ptr %f.addr, align 4
  %29 = load i32, ptr %negative.addr, align 4
  %call = call signext i8 @sign_of(ptr noundef %28, i32 noundef %29)
  %30 = load ptr, ptr %prefix.addr, align 4
  %31 = load i32, ptr %zeros, align 4
  %32 = load i32, ptr %count, align 4
  %add21 = add nsw i32 %31, %32
  %call22 = call i32 @lead(ptr noundef %22, i32 noundef %land.ext, i8 noundef signext %call, ptr noundef %30, i32 noundef %add21)
  store i32 %call22, ptr %behind, align 4
  %33 = load i32, ptr %zeros, align 4
  call void @pad(i8 noundef signext 48, i32 noundef %33)
  br label %while.cond

while.cond:                                       ; preds = %while.body, %land.end
  %34 = load i32, ptr %count, align 4
  %tobool23 = icmp ne i32 %34, 0
  br i1 %tobool23, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %35 = load i32, ptr %count, align 4
  %dec = add nsw i32 %35, -1
  store i32 %dec, ptr %count, align 4
  %arrayidx24 = getelementptr inbounds [24 x i8], ptr %digits, i32 0, i32 %dec
  %36 = load i8, ptr %arrayidx24, align 1
  %conv25 = sext i8 %36 to i32
  call void @put(i32 noundef %conv25)
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %37 = load i32, ptr %behind, align 4
  call void @pad(i8 noundef signext 32, i32 noundef %37)
  call void @llvm.lifetime.end.p0(ptr %behind)
  call void @llvm.lifetime.end.p0(ptr %zeros)
  call void @llvm.lifetime.end.p0(ptr %least)
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %digits)
  ret void
}

define i32 @fflush(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 4
  store ptr %stream, ptr %stream.addr, align 4
  ret i32 0
}

define i32 @setvbuf(ptr noundef %stream, ptr noundef %buffer, i32 noundef %mode, i32 noundef %size) {
entry:
  %stream.addr = alloca ptr, align 4
  %buffer.addr = alloca ptr, align 4
  %mode.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 4
  store ptr %buffer, ptr %buffer.addr, align 4
  store i32 %mode, ptr %mode.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %buffer.addr, align 4
  call void @refuse_buffer(ptr noundef %0)
  ret i32 0
}

define internal void @refuse_buffer(ptr noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 4
  store ptr %buffer, ptr %buffer.addr, align 4
  %0 = load ptr, ptr %buffer.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.203)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

define void @setbuf(ptr noundef %stream, ptr noundef %buffer) {
entry:
  %stream.addr = alloca ptr, align 4
  %buffer.addr = alloca ptr, align 4
  store ptr %stream, ptr %stream.addr, align 4
  store ptr %buffer, ptr %buffer.addr, align 4
  %0 = load ptr, ptr %buffer.addr, align 4
  call void @refuse_buffer(ptr noundef %0)
  ret void
}

define i32 @ferror(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 4
  store ptr %stream, ptr %stream.addr, align 4
  ret i32 0
}

define i32 @strtol(ptr noundef nonnull %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %end.addr, align 4
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @parse_signed(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef -2147483648, i64 noundef 2147483647)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define internal i64 @parse_signed(ptr noundef %s, ptr noundef %end, i32 noundef %base, i64 noundef %least, i64 noundef %most) {
entry:
  %retval = alloca i64, align 4
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  %least.addr = alloca i64, align 8
  %most.addr = alloca i64, align 8
  %negative = alloca i32, align 4
  %over = alloca i32, align 4
  %value = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  store i64 %least, ptr %least.addr, align 8
  store i64 %most, ptr %most.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %negative)
  call void @llvm.lifetime.start.p0(ptr %over)
  call void @llvm.lifetime.start.p0(ptr %value)
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %end.addr, align 4
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @parse(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %negative, ptr noundef %over)
  store i64 %call, ptr %value, align 8
  %3 = load i32, ptr %over, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %4 = load i64, ptr %value, align 8
  %5 = load i64, ptr %most.addr, align 8
  %6 = load i32, ptr %negative, align 4
  %conv = sext i32 %6 to i64
  %add = add i64 %5, %conv
  %cmp = icmp ugt i64 %4, %add
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call2 = call ptr @__errno_location()
  store i32 34, ptr %call2, align 4
  %7 = load i32, ptr %negative, align 4
  %tobool3 = icmp ne i32 %7, 0
  br i1 %tobool3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %8 = load i64, ptr %least.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %9 = load i64, ptr %most.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %8, %cond.true ], [ %9, %cond.false ]
  store i64 %cond, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  %10 = load i32, ptr %negative, align 4
  %tobool4 = icmp ne i32 %10, 0
  br i1 %tobool4, label %cond.true5, label %cond.false6

cond.true5:                                       ; preds = %if.end
  %11 = load i64, ptr %value, align 8
  %sub = sub i64 0, %11
  br label %cond.end7

cond.false6:                                      ; preds = %if.end
  %12 = load i64, ptr %value, align 8
  br label %cond.end7

cond.end7:                                        ; preds = %cond.false6, %cond.true5
  %cond8 = phi i64 [ %sub, %cond.true5 ], [ %12, %cond.false6 ]
  store i64 %cond8, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end7, %cond.end
  call void @llvm.lifetime.end.p0(ptr %value)
  call void @llvm.lifetime.end.p0(ptr %over)
  call void @llvm.lifetime.end.p0(ptr %negative)
  %13 = load i64, ptr %retval, align 4
  ret i64 %13
}

define i32 @strtoul(ptr noundef nonnull %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %end.addr, align 4
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @parse_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef 4294967295)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define internal i64 @parse_unsigned(ptr noundef %s, ptr noundef %end, i32 noundef %base, i64 noundef %most) {
entry:
  %retval = alloca i64, align 4
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  %most.addr = alloca i64, align 8
  %negative = alloca i32, align 4
  %over = alloca i32, align 4
  %value = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  store i64 %most, ptr %most.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %negative)
  call void @llvm.lifetime.start.p0(ptr %over)
  call void @llvm.lifetime.start.p0(ptr %value)
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %end.addr, align 4
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @parse(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %negative, ptr noundef %over)
  store i64 %call, ptr %value, align 8
  %3 = load i32, ptr %over, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %4 = load i64, ptr %value, align 8
  %5 = load i64, ptr %most.addr, align 8
  %cmp = icmp ugt i64 %4, %5
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call1 = call ptr @__errno_location()
  store i32 34, ptr %call1, align 4
  %6 = load i64, ptr %most.addr, align 8
  store i64 %6, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  %7 = load i32, ptr %negative, align 4
  %tobool2 = icmp ne i32 %7, 0
  br i1 %tobool2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %8 = load i64, ptr %value, align 8
  %sub = sub i64 0, %8
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %9 = load i64, ptr %value, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %9, %cond.false ]
  store i64 %cond, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %value)
  call void @llvm.lifetime.end.p0(ptr %over)
  call void @llvm.lifetime.end.p0(ptr %negative)
  %10 = load i64, ptr %retval, align 4
  ret i64 %10
}

define i64 @strtoll(ptr noundef nonnull %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %end.addr, align 4
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @parse_signed(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef -9223372036854775808, i64 noundef 9223372036854775807)
  ret i64 %call
}

define i64 @strtoull(ptr noundef nonnull %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %end.addr, align 4
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @parse_unsigned(ptr noundef %0, ptr noundef %1, i32 noundef %2, i64 noundef -1)
  ret i64 %call
}

define i32 @atoi(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %call = call i32 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10)
  ret i32 %call
}

define i32 @atol(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %call = call i32 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10)
  ret i32 %call
}

define i64 @atoll(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %call = call i64 @strtoll(ptr noundef %0, ptr noundef null, i32 noundef 10)
  ret i64 %call
}

define double @strtod(ptr noundef nonnull %s, ptr noundef %end) {
entry:
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %p = alloca ptr, align 4
  %negative = alloca i32, align 4
  %digits = alloca i64, align 8
  %some = alloca i32, align 4
  %large = alloca i32, align 4
  %shift = alloca i32, align 4
  %after = alloca i32, align 4
  %rest = alloca ptr, align 4
  %exponent = alloca i32, align 4
  %power = alloca double, align 8
  %i = alloca i32, align 4
  %value = alloca double, align 8
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %p)
  %0 = load ptr, ptr %s.addr, align 4
  store ptr %0, ptr %p, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load ptr, ptr %p, align 4
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %call = call i32 @isspace(i32 noundef %conv)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load ptr, ptr %p, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %3, i32 1
  store ptr %incdec.ptr, ptr %p, align 4
  br label %while.cond

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %negative)
  %4 = load ptr, ptr %p, align 4
  %5 = load i8, ptr %4, align 1
  %conv1 = sext i8 %5 to i32
  %cmp = icmp eq i32 %conv1, 45
  %conv2 = zext i1 %cmp to i32
  store i32 %conv2, ptr %negative, align 4
  %6 = load ptr, ptr %p, align 4
  %7 = load i8, ptr %6, align 1
  %conv3 = sext i8 %7 to i32
  %cmp4 = icmp eq i32 %conv3, 45
  br i1 %cmp4, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.end
  %8 = load ptr, ptr %p, align 4
  %9 = load i8, ptr %8, align 1
  %conv6 = sext i8 %9 to i32
  %cmp7 = icmp eq i32 %conv6, 43
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %while.end
  %10 = load ptr, ptr %p, align 4
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr %10, i32 1
  store ptr %incdec.ptr9, ptr %p, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %11 = load ptr, ptr %p, align 4
  %arrayidx = getelementptr inbounds i8, ptr %11, i32 0
  %12 = load i8, ptr %arrayidx, align 1
  %conv10 = sext i8 %12 to i32
  %cmp11 = icmp eq i32 %conv10, 48
  br i1 %cmp11, label %land.lhs.true, label %lor.lhs.false17

land.lhs.true:                                    ; preds = %if.end
  %13 = load ptr, ptr %p, align 4
  %arrayidx13 = getelementptr inbounds i8, ptr %13, i32 1
  %14 = load i8, ptr %arrayidx13, align 1
  %conv14 = sext i8 %14 to i32
  %or = or i32 %conv14, 32
  %cmp15 = icmp eq i32 %or, 120
  br i1 %cmp15, label %if.then27, label %lor.lhs.false17

lor.lhs.false17:                                  ; preds = %land.lhs.true, %if.end
  %15 = load ptr, ptr %p, align 4
  %16 = load i8, ptr %15, align 1
  %conv18 = sext i8 %16 to i32
  %or19 = or i32 %conv18, 32
  %cmp20 = icmp eq i32 %or19, 105
  br i1 %cmp20, label %if.then27, label %lor.lhs.false22

lor.lhs.false22:                                  ; preds = %lor.lhs.false17
  %17 = load ptr, ptr %p, align 4
  %18 = load i8, ptr %17, align 1
  %conv23 = sext i8 %18 to i32
  %or24 = or i32 %conv23, 32
  %cmp25 = icmp eq i32 %or24, 110
  br i1 %cmp25, label %if.then27, label %if.end28

if.then27:                                        ; preds = %lor.lhs.false22, %lor.lhs.false17, %land.lhs.true
  call void @__raddle_unsupported(ptr noundef @.str.27)
  unreachable

if.end28:                                         ; preds = %lor.lhs.false22
  call void @llvm.lifetime.start.p0(ptr %digits)
  store i64 0, ptr %digits, align 8
  call void @llvm.lifetime.start.p0(ptr %some)
  store i32 0, ptr %some, align 4
  call void @llvm.lifetime.start.p0(ptr %large)
  store i32 0, ptr %large, align 4
  call void @llvm.lifetime.start.p0(ptr %shift)
  store i32 0, ptr %shift, align 4
  call void @llvm.lifetime.start.p0(ptr %after)
  store i32 0, ptr %after, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end28
  %19 = load ptr, ptr %p, align 4
  %20 = load i8, ptr %19, align 1
  %conv29 = sext i8 %20 to i32
  %call30 = call i32 @isdigit(i32 noundef %conv29)
  %tobool31 = icmp ne i32 %call30, 0
  br i1 %tobool31, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %for.cond
  %21 = load ptr, ptr %p, align 4
  %22 = load i8, ptr %21, align 1
  %conv32 = sext i8 %22 to i32
  %cmp33 = icmp eq i32 %conv32, 46
  br i1 %cmp33, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %lor.rhs
  %23 = load i32, ptr %after, align 4
  %tobool35 = icmp ne i32 %23, 0
  %lnot = xor i1 %tobool35, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %lor.rhs
  %24 = phi i1 [ false, %lor.rhs ], [ %lnot, %land.rhs ]
  br label %lor.end

lor.end:                                          ; preds = %land.end, %for.cond
  %25 = phi i1 [ true, %for.cond ], [ %24, %land.end ]
  br i1 %25, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %lor.end
  call void @llvm.lifetime.end.p0(ptr %after)
  br label %for.end

for.body:                                         ; preds = %lor.end
  %26 = load ptr, ptr %p, align 4
  %27 = load i8, ptr %26, align 1
  %conv36 = sext i8 %27 to i32
  %cmp37 = icmp eq i32 %conv36, 46
  br i1 %cmp37, label %if.then39, label %if.end40

if.then39:                                        ; preds = %for.body
  store i32 1, ptr %after, align 4
  br label %for.inc

if.end40:                                         ; preds = %for.body
  store i32 1, ptr %some, align 4
  %28 = load i32, ptr %after, align 4
  %29 = load i32, ptr %shift, align 4
  %sub = sub nsw i32 %29, %28
  store i32 %sub, ptr %shift, align 4
  %30 = load i64, ptr %digits, align 8
  %31 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %30, i64 10)
  %32 = extractvalue { i64, i1 } %31, 1
  %33 = extractvalue { i64, i1 } %31, 0
  store i64 %33, ptr %digits, align 8
  %conv41 = zext i1 %32 to i32
  %34 = load i64, ptr %digits, align 8
  %35 = load ptr, ptr %p, align 4
  %36 = load i8, ptr %35, align 1
  %conv42 = sext i8 %36 to i32
  %sub43 = sub nsw i32 %conv42, 48
  %conv44 = sext i32 %sub43 to i64
  %37 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %34, i64 %conv44)
  %38 = extractvalue { i64, i1 } %37, 1
  %39 = extractvalue { i64, i1 } %37, 0
  store i64 %39, ptr %digits, align 8
  %conv45 = zext i1 %38 to i32
  %or46 = or i32 %conv41, %conv45
  %40 = load i32, ptr %large, align 4
  %or47 = or i32 %40, %or46
  store i32 %or47, ptr %large, align 4
  br label %for.inc

for.inc:                                          ; preds = %if.end40, %if.then39
  %41 = load ptr, ptr %p, align 4
  %incdec.ptr48 = getelementptr inbounds nuw i8, ptr %41, i32 1
  store ptr %incdec.ptr48, ptr %p, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %42 = load i32, ptr %some, align 4
  %tobool49 = icmp ne i32 %42, 0
  br i1 %tobool49, label %land.lhs.true50, label %if.end85

land.lhs.true50:                                  ; preds = %for.end
  %43 = load ptr, ptr %p, align 4
  %44 = load i8, ptr %43, align 1
  %conv51 = sext i8 %44 to i32
  %or52 = or i32 %conv51, 32
  %cmp53 = icmp eq i32 %or52, 101
  br i1 %cmp53, label %land.lhs.true55, label %if.end85

land.lhs.true55:                                  ; preds = %land.lhs.true50
  %45 = load ptr, ptr %p, align 4
  %arrayidx56 = getelementptr inbounds i8, ptr %45, i32 1
  %46 = load i8, ptr %arrayidx56, align 1
  %conv57 = sext i8 %46 to i32
  %cmp58 = icmp eq i32 %conv57, 45
  br i1 %cmp58, label %cond.true, label %lor.lhs.false60

lor.lhs.false60:                                  ; preds = %land.lhs.true55
  %47 = load ptr, ptr %p, align 4
  %arrayidx61 = getelementptr inbounds i8, ptr %47, i32 1
  %48 = load i8, ptr %arrayidx61, align 1
  %conv62 = sext i8 %48 to i32
  %cmp63 = icmp eq i32 %conv62, 43
  br i1 %cmp63, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false60, %land.lhs.true55
  %49 = load ptr, ptr %p, align 4
  %arrayidx65 = getelementptr inbounds i8, ptr %49, i32 2
  %50 = load i8, ptr %arrayidx65, align 1
  %conv66 = sext i8 %50 to i32
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false60
  %51 = load ptr, ptr %p, align 4
  %arrayidx67 = getelementptr inbounds i8, ptr %51, i32 1
  %52 = load i8, ptr %arrayidx67, align 1
  %conv68 = sext i8 %52 to i32
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv66, %cond.true ], [ %conv68, %cond.false ]
  %call69 = call i32 @isdigit(i32 noundef %cond)
  %tobool70 = icmp ne i32 %call69, 0
  br i1 %tobool70, label %if.then71, label %if.end85

if.then71:                                        ; preds = %cond.end
  call void @llvm.lifetime.start.p0(ptr %rest)
  call void @llvm.lifetime.start.p0(ptr %exponent)
  %53 = load ptr, ptr %p, align 4
  %add.ptr = getelementptr inbounds i8, ptr %53, i32 1
  %call72 = call i32 @strtol(ptr noundef %add.ptr, ptr noundef %rest, i32 noundef 10)
  store i32 %call72, ptr %exponent, align 4
  %54 = load i32, ptr %exponent, align 4
  %cmp73 = icmp sgt i32 %54, 9999
  br i1 %cmp73, label %cond.true75, label %cond.false76

cond.true75:                                      ; preds = %if.then71
  br label %cond.end83

cond.false76:                                     ; preds = %if.then71
  %55 = load i32, ptr %exponent, align 4
  %cmp77 = icmp slt i32 %55, -9999
  br i1 %cmp77, label %cond.true79, label %cond.false80

cond.true79:                                      ; preds = %cond.false76
  br label %cond.end81

cond.false80:                                     ; preds = %cond.false76
  %56 = load i32, ptr %exponent, align 4
  br label %cond.end81

cond.end81:                                       ; preds = %cond.false80, %cond.true79
  %cond82 = phi i32 [ -9999, %cond.true79 ], [ %56, %cond.false80 ]
  br label %cond.end83

cond.end83:                                       ; preds = %cond.end81, %cond.true75
  %cond84 = phi i32 [ 9999, %cond.true75 ], [ %cond82, %cond.end81 ]
  %57 = load i32, ptr %shift, align 4
  %add = add nsw i32 %57, %cond84
  store i32 %add, ptr %shift, align 4
  %58 = load ptr, ptr %rest, align 4
  store ptr %58, ptr %p, align 4
  call void @llvm.lifetime.end.p0(ptr %exponent)
  call void @llvm.lifetime.end.p0(ptr %rest)
  br label %if.end85

if.end85:                                         ; preds = %cond.end83, %cond.end, %land.lhs.true50, %for.end
  %59 = load ptr, ptr %end.addr, align 4
  %tobool86 = icmp ne ptr %59, null
  br i1 %tobool86, label %if.then87, label %if.end93

if.then87:                                        ; preds = %if.end85
  %60 = load i32, ptr %some, align 4
  %tobool88 = icmp ne i32 %60, 0
  br i1 %tobool88, label %cond.true89, label %cond.false90

cond.true89:                                      ; preds = %if.then87
  %61 = load ptr, ptr %p, align 4
  br label %cond.end91

cond.false90:                                     ; preds = %if.then87
  %62 = load ptr, ptr %s.addr, align 4
  br label %cond.end91

cond.end91:                                       ; preds = %cond.false90, %cond.true89
  %cond92 = phi ptr [ %61, %cond.true89 ], [ %62, %cond.false90 ]
  %63 = load ptr, ptr %end.addr, align 4
  store ptr %cond92, ptr %63, align 4
  br label %if.end93

if.end93:                                         ; preds = %cond.end91, %if.end85
  br label %for.cond94

for.cond94:                                       ; preds = %for.inc107, %if.end93
  %64 = load i32, ptr %shift, align 4
  %cmp95 = icmp slt i32 %64, 0
  br i1 %cmp95, label %land.lhs.true97, label %land.end105

land.lhs.true97:                                  ; preds = %for.cond94
  %65 = load i64, ptr %digits, align 8
  %rem = urem i64 %65, 10
  %cmp98 = icmp eq i64 %rem, 0
  br i1 %cmp98, label %land.lhs.true100, label %land.end105

land.lhs.true100:                                 ; preds = %land.lhs.true97
  %66 = load i64, ptr %digits, align 8
  %tobool101 = icmp ne i64 %66, 0
  br i1 %tobool101, label %land.rhs102, label %land.end105

land.rhs102:                                      ; preds = %land.lhs.true100
  %67 = load i32, ptr %large, align 4
  %tobool103 = icmp ne i32 %67, 0
  %lnot104 = xor i1 %tobool103, true
  br label %land.end105

land.end105:                                      ; preds = %land.rhs102, %land.lhs.true100, %land.lhs.true97, %for.cond94
  %68 = phi i1 [ false, %land.lhs.true100 ], [ false, %land.lhs.true97 ], [ false, %for.cond94 ], [ %lnot104, %land.rhs102 ]
  br i1 %68, label %for.body106, label %for.end108

for.body106:                                      ; preds = %land.end105
  %69 = load i64, ptr %digits, align 8
  %div = udiv i64 %69, 10
  store i64 %div, ptr %digits, align 8
  br label %for.inc107

for.inc107:                                       ; preds = %for.body106
  %70 = load i32, ptr %shift, align 4
  %inc = add nsw i32 %70, 1
  store i32 %inc, ptr %shift, align 4
  br label %for.cond94

for.end108:                                       ; preds = %land.end105
  %71 = load i32, ptr %large, align 4
  %tobool109 = icmp ne i32 %71, 0
  br i1 %tobool109, label %if.then121, label %lor.lhs.false110

lor.lhs.false110:                                 ; preds = %for.end108
  %72 = load i64, ptr %digits, align 8
  %cmp111 = icmp ugt i64 %72, 9007199254740992
  br i1 %cmp111, label %if.then121, label %lor.lhs.false113

lor.lhs.false113:                                 ; preds = %lor.lhs.false110
  %73 = load i64, ptr %digits, align 8
  %tobool114 = icmp ne i64 %73, 0
  br i1 %tobool114, label %land.lhs.true115, label %if.end122

land.lhs.true115:                                 ; preds = %lor.lhs.false113
  %74 = load i32, ptr %shift, align 4
  %cmp116 = icmp sgt i32 %74, 22
  br i1 %cmp116, label %if.then121, label %lor.lhs.false118

lor.lhs.false118:                                 ; preds = %land.lhs.true115
  %75 = load i32, ptr %shift, align 4
  %cmp119 = icmp slt i32 %75, -22
  br i1 %cmp119, label %if.then121, label %if.end122

if.then121:                                       ; preds = %lor.lhs.false118, %land.lhs.true115, %lor.lhs.false110, %for.end108
  call void @__raddle_unsupported(ptr noundef @.str.28)
  unreachable

if.end122:                                        ; preds = %lor.lhs.false118, %lor.lhs.false113
  call void @llvm.lifetime.start.p0(ptr %power)
  store double 1.000000e+00, ptr %power, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond123

for.cond123:                                      ; preds = %for.inc138, %if.end122
  %76 = load i64, ptr %digits, align 8
  %tobool124 = icmp ne i64 %76, 0
  br i1 %tobool124, label %land.rhs125, label %land.end135

land.rhs125:                                      ; preds = %for.cond123
  %77 = load i32, ptr %i, align 4
  %78 = load i32, ptr %shift, align 4
  %cmp126 = icmp slt i32 %78, 0
  br i1 %cmp126, label %cond.true128, label %cond.false130

cond.true128:                                     ; preds = %land.rhs125
  %79 = load i32, ptr %shift, align 4
  %sub129 = sub nsw i32 0, %79
  br label %cond.end131

cond.false130:                                    ; preds = %land.rhs125
  %80 = load i32, ptr %shift, align 4
  br label %cond.end131

cond.end131:                                      ; preds = %cond.false130, %cond.true128
  %cond132 = phi i32 [ %sub129, %cond.true128 ], [ %80, %cond.false130 ]
  %cmp133 = icmp slt i32 %77, %cond132
  br label %land.end135

land.end135:                                      ; preds = %cond.end131, %for.cond123
  %81 = phi i1 [ false, %for.cond123 ], [ %cmp133, %cond.end131 ]
  br i1 %81, label %for.body137, label %for.cond.cleanup136

for.cond.cleanup136:                              ; preds = %land.end135
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end140

for.body137:                                      ; preds = %land.end135
  %82 = load double, ptr %power, align 8
  %mul = fmul double %82, 1.000000e+01
  store double %mul, ptr %power, align 8
  br label %for.inc138

for.inc138:                                       ; preds = %for.body137
  %83 = load i32, ptr %i, align 4
  %inc139 = add nsw i32 %83, 1
  store i32 %inc139, ptr %i, align 4
  br label %for.cond123

for.end140:                                       ; preds = %for.cond.cleanup136
  call void @llvm.lifetime.start.p0(ptr %value)
  %84 = load i32, ptr %shift, align 4
  %cmp141 = icmp slt i32 %84, 0
  br i1 %cmp141, label %cond.true143, label %cond.false146

cond.true143:                                     ; preds = %for.end140
  %85 = load i64, ptr %digits, align 8
  %conv144 = uitofp i64 %85 to double
  %86 = load double, ptr %power, align 8
  %div145 = fdiv double %conv144, %86
  br label %cond.end149

cond.false146:                                    ; preds = %for.end140
  %87 = load i64, ptr %digits, align 8
  %conv147 = uitofp i64 %87 to double
  %88 = load double, ptr %power, align 8
  %mul148 = fmul double %conv147, %88
  br label %cond.end149

cond.end149:                                      ; preds = %cond.false146, %cond.true143
  %cond150 = phi double [ %div145, %cond.true143 ], [ %mul148, %cond.false146 ]
  store double %cond150, ptr %value, align 8
  %89 = load i32, ptr %negative, align 4
  %tobool151 = icmp ne i32 %89, 0
  br i1 %tobool151, label %cond.true152, label %cond.false153

cond.true152:                                     ; preds = %cond.end149
  %90 = load double, ptr %value, align 8
  %fneg = fneg double %90
  br label %cond.end154

cond.false153:                                    ; preds = %cond.end149
  %91 = load double, ptr %value, align 8
  br label %cond.end154

cond.end154:                                      ; preds = %cond.false153, %cond.true152
  %cond155 = phi double [ %fneg, %cond.true152 ], [ %91, %cond.false153 ]
  call void @llvm.lifetime.end.p0(ptr %value)
  call void @llvm.lifetime.end.p0(ptr %power)
  call void @llvm.lifetime.end.p0(ptr %shift)
  call void @llvm.lifetime.end.p0(ptr %large)
  call void @llvm.lifetime.end.p0(ptr %some)
  call void @llvm.lifetime.end.p0(ptr %digits)
  call void @llvm.lifetime.end.p0(ptr %negative)
  call void @llvm.lifetime.end.p0(ptr %p)
  ret double %cond155
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)

define double @atof(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %call = call double @strtod(ptr noundef %0, ptr noundef null)
  ret double %call
}

define float @strtof(ptr noundef nonnull %s, ptr noundef %end) {
entry:
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %end.addr, align 4
  %call = call double @strtod(ptr noundef %0, ptr noundef %1)
  %conv = fptrunc double %call to float
  ret float %conv
}

define i32 @abs(i32 noundef %value) {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %value.addr, align 4
  %sub = sub nsw i32 0, %1
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %value.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

define i32 @labs(i32 noundef %value) {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %value.addr, align 4
  %sub = sub nsw i32 0, %1
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i32, ptr %value.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i32 %cond
}

define i64 @llabs(i64 noundef %value) {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, ptr %value.addr, align 8
  %0 = load i64, ptr %value.addr, align 8
  %cmp = icmp slt i64 %0, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i64, ptr %value.addr, align 8
  %sub = sub nsw i64 0, %1
  br label %cond.end

cond.false:                                       ; preds = %entry
  %2 = load i64, ptr %value.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %2, %cond.false ]
  ret i64 %cond
}

define i64 @imaxabs(i64 noundef %value) {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, ptr %value.addr, align 8
  %0 = load i64, ptr %value.addr, align 8
  %call = call i64 @llabs(i64 noundef %0)
  ret i64 %call
}

define i32 @ffs(i32 noundef %value) {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %1 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
  %2 = add i32 %1, 1
  %iszero = icmp eq i32 %0, 0
  %ffs = select i1 %iszero, i32 0, i32 %2
  ret i32 %ffs
}

declare i32 @llvm.cttz.i32(i32, i1 immarg)

define i32 @ffsl(i32 noundef %value) {
entry:
  %value.addr = alloca i32, align 4
  store i32 %value, ptr %value.addr, align 4
  %0 = load i32, ptr %value.addr, align 4
  %1 = call i32 @llvm.cttz.i32(i32 %0, i1 true)
  %2 = add i32 %1, 1
  %iszero = icmp eq i32 %0, 0
  %ffs = select i1 %iszero, i32 0, i32 %2
  ret i32 %ffs
}

define i32 @ffsll(i64 noundef %value) {
entry:
  %value.addr = alloca i64, align 8
  store i64 %value, ptr %value.addr, align 8
  %0 = load i64, ptr %value.addr, align 8
  %1 = call i64 @llvm.cttz.i64(i64 %0, i1 true)
  %2 = add i64 %1, 1
  %iszero = icmp eq i64 %0, 0
  %ffs = select i1 %iszero, i64 0, i64 %2
  %cast = trunc i64 %ffs to i32
  ret i32 %cast
}

declare i64 @llvm.cttz.i64(i64, i1 immarg)

define i32 @lround(double noundef %value) {
entry:
  %value.addr = alloca double, align 8
  store double %value, ptr %value.addr, align 8
  %0 = load double, ptr %value.addr, align 8
  %1 = call double @llvm.round.f64(double %0)
  %conv = fptosi double %1 to i32
  ret i32 %conv
}

declare double @llvm.round.f64(double)

define i32 @lroundf(float noundef %value) {
entry:
  %value.addr = alloca float, align 4
  store float %value, ptr %value.addr, align 4
  %0 = load float, ptr %value.addr, align 4
  %1 = call float @llvm.round.f32(float %0)
  %conv = fptosi float %1 to i32
  ret i32 %conv
}

declare float @llvm.round.f32(float)

define i64 @llround(double noundef %value) {
entry:
  %value.addr = alloca double, align 8
  store double %value, ptr %value.addr, align 8
  %0 = load double, ptr %value.addr, align 8
  %1 = call double @llvm.round.f64(double %0)
  %conv = fptosi double %1 to i64
  ret i64 %conv
}

define i32 @lrint(double noundef %value) {
entry:
  %value.addr = alloca double, align 8
  store double %value, ptr %value.addr, align 8
  %0 = load double, ptr %value.addr, align 8
  %1 = call double @llvm.rint.f64(double %0)
  %conv = fptosi double %1 to i32
  ret i32 %conv
}

declare double @llvm.rint.f64(double)

define i64 @llrint(double noundef %value) {
entry:
  %value.addr = alloca double, align 8
  store double %value, ptr %value.addr, align 8
  %0 = load double, ptr %value.addr, align 8
  %1 = call double @llvm.rint.f64(double %0)
  %conv = fptosi double %1 to i64
  ret i64 %conv
}

define void @lldiv(ptr dead_on_unwind noalias writable sret(%struct.lldiv_t) align 4 %agg.result, i64 noundef %a, i64 noundef %b) {
entry:
  %result.ptr = alloca ptr, align 4
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store ptr %agg.result, ptr %result.ptr, align 4
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %quot = getelementptr inbounds nuw %struct.lldiv_t, ptr %agg.result, i32 0, i32 0
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %div = sdiv i64 %0, %1
  store i64 %div, ptr %quot, align 4
  %rem = getelementptr inbounds nuw %struct.lldiv_t, ptr %agg.result, i32 0, i32 1
  %2 = load i64, ptr %a.addr, align 8
  %3 = load i64, ptr %b.addr, align 8
  %rem1 = srem i64 %2, %3
  store i64 %rem1, ptr %rem, align 4
  ret void
}

define void @div(ptr dead_on_unwind noalias writable sret(%struct.div_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) {
entry:
  %result.ptr = alloca ptr, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store ptr %agg.result, ptr %result.ptr, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %quot = getelementptr inbounds nuw %struct.div_t, ptr %agg.result, i32 0, i32 0
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %div = sdiv i32 %0, %1
  store i32 %div, ptr %quot, align 4
  %rem = getelementptr inbounds nuw %struct.div_t, ptr %agg.result, i32 0, i32 1
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %rem1 = srem i32 %2, %3
  store i32 %rem1, ptr %rem, align 4
  ret void
}

define void @ldiv(ptr dead_on_unwind noalias writable sret(%struct.ldiv_t) align 4 %agg.result, i32 noundef %a, i32 noundef %b) {
entry:
  %result.ptr = alloca ptr, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store ptr %agg.result, ptr %result.ptr, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %quot = getelementptr inbounds nuw %struct.ldiv_t, ptr %agg.result, i32 0, i32 0
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %div = sdiv i32 %0, %1
  store i32 %div, ptr %quot, align 4
  %rem = getelementptr inbounds nuw %struct.ldiv_t, ptr %agg.result, i32 0, i32 1
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %rem1 = srem i32 %2, %3
  store i32 %rem1, ptr %rem, align 4
  ret void
}

define i32 @rand() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  %call = call i32 @next_random(ptr noundef %0)
  ret i32 %call
}

define internal i32 @next_random(ptr noundef %state) {
entry:
  %state.addr = alloca ptr, align 4
  store ptr %state, ptr %state.addr, align 4
  %0 = load ptr, ptr %state.addr, align 4
  %1 = load i32, ptr %0, align 4
  %mul = mul i32 %1, 1103515245
  %add = add i32 %mul, 12345
  %2 = load ptr, ptr %state.addr, align 4
  store i32 %add, ptr %2, align 4
  %3 = load ptr, ptr %state.addr, align 4
  %4 = load i32, ptr %3, align 4
  %shr = lshr i32 %4, 16
  %and = and i32 %shr, 32767
  %shl = shl i32 %and, 16
  %5 = load ptr, ptr %state.addr, align 4
  %6 = load i32, ptr %5, align 4
  %mul1 = mul i32 %6, 69069
  %add2 = add i32 %mul1, 1
  %shr3 = lshr i32 %add2, 16
  %or = or i32 %shl, %shr3
  ret i32 %or
}

define void @srand(i32 noundef %seed) {
entry:
  %seed.addr = alloca i32, align 4
  store i32 %seed, ptr %seed.addr, align 4
  %0 = load i32, ptr %seed.addr, align 4
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  store i32 %0, ptr %1, align 4
  ret void
}

define i32 @rand_r(ptr noundef %seed) {
entry:
  %seed.addr = alloca ptr, align 4
  store ptr %seed, ptr %seed.addr, align 4
  %0 = load ptr, ptr %seed.addr, align 4
  %call = call i32 @next_random(ptr noundef %0)
  ret i32 %call
}

define i32 @random() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  %call = call i32 @next_random(ptr noundef %0)
  ret i32 %call
}

define void @srandom(i32 noundef %seed) {
entry:
  %seed.addr = alloca i32, align 4
  store i32 %seed, ptr %seed.addr, align 4
  %0 = load i32, ptr %seed.addr, align 4
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  store i32 %0, ptr %1, align 4
  ret void
}

define i32 @lrand48() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  %call = call i32 @next_random(ptr noundef %0)
  ret i32 %call
}

define void @srand48(i32 noundef %seed) {
entry:
  %seed.addr = alloca i32, align 4
  store i32 %seed, ptr %seed.addr, align 4
  %0 = load i32, ptr %seed.addr, align 4
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  store i32 %0, ptr %1, align 4
  ret void
}

define double @drand48() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  %call = call i32 @next_random(ptr noundef %0)
  %conv = sitofp i32 %call to double
  %div = fdiv double %conv, 0x41E0000000000000
  ret double %div
}

define i64 @strtoimax(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %end.addr, align 4
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtoll(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i64 @strtoumax(ptr noundef %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 4
  %1 = load ptr, ptr %end.addr, align 4
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtoull(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define double @hypot(double noundef %x, double noundef %y) {
entry:
  %retval = alloca double, align 4
  %x.addr = alloca double, align 8
  %y.addr = alloca double, align 8
  %other = alloca double, align 8
  %scale = alloca double, align 8
  %root = alloca double, align 8
  %rest = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  store double %y, ptr %y.addr, align 8
  %0 = load double, ptr %x.addr, align 8
  %1 = call double @llvm.fabs.f64(double %0)
  store double %1, ptr %x.addr, align 8
  %2 = load double, ptr %y.addr, align 8
  %3 = call double @llvm.fabs.f64(double %2)
  store double %3, ptr %y.addr, align 8
  %4 = load double, ptr %x.addr, align 8
  %5 = call i1 @llvm.is.fpclass.f64(double %4, i32 516)
  br i1 %5, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %6 = load double, ptr %y.addr, align 8
  %7 = call i1 @llvm.is.fpclass.f64(double %6, i32 516)
  br i1 %7, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store double 0x7FF0000000000000, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %8 = load double, ptr %x.addr, align 8
  %9 = load double, ptr %y.addr, align 8
  %cmp = fcmp oge double %8, %9
  br i1 %cmp, label %if.end2, label %if.then1

if.then1:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %other)
  %10 = load double, ptr %x.addr, align 8
  store double %10, ptr %other, align 8
  %11 = load double, ptr %y.addr, align 8
  store double %11, ptr %x.addr, align 8
  %12 = load double, ptr %other, align 8
  store double %12, ptr %y.addr, align 8
  call void @llvm.lifetime.end.p0(ptr %other)
  br label %if.end2

if.end2:                                          ; preds = %if.then1, %if.end
  %13 = load double, ptr %x.addr, align 8
  %14 = call i1 @llvm.is.fpclass.f64(double %13, i32 3)
  br i1 %14, label %if.then4, label %lor.lhs.false3

lor.lhs.false3:                                   ; preds = %if.end2
  %15 = load double, ptr %y.addr, align 8
  %16 = call i1 @llvm.is.fpclass.f64(double %15, i32 3)
  br i1 %16, label %if.then4, label %if.end5

if.then4:                                         ; preds = %lor.lhs.false3, %if.end2
  %17 = load double, ptr %x.addr, align 8
  %18 = load double, ptr %y.addr, align 8
  %add = fadd double %17, %18
  store double %add, ptr %retval, align 4
  br label %return

if.end5:                                          ; preds = %lor.lhs.false3
  %19 = load double, ptr %y.addr, align 8
  %20 = load double, ptr %x.addr, align 8
  %mul = fmul double %20, 0x3C90000000000000
  %cmp6 = fcmp ole double %19, %mul
  br i1 %cmp6, label %if.then7, label %if.end9

if.then7:                                         ; preds = %if.end5
  %21 = load double, ptr %x.addr, align 8
  %22 = load double, ptr %y.addr, align 8
  %add8 = fadd double %21, %22
  store double %add8, ptr %retval, align 4
  br label %return

if.end9:                                          ; preds = %if.end5
  call void @llvm.lifetime.start.p0(ptr %scale)
  %23 = load double, ptr %x.addr, align 8
  %cmp10 = fcmp ogt double %23, 0x5F30000000000000
  br i1 %cmp10, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end9
  br label %cond.end

cond.false:                                       ; preds = %if.end9
  %24 = load double, ptr %y.addr, align 8
  %cmp11 = fcmp olt double %24, 0x23D0000000000000
  %25 = zext i1 %cmp11 to i64
  %cond = select i1 %cmp11, double 0x1A70000000000000, double 1.000000e+00
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond12 = phi double [ 0x6570000000000000, %cond.true ], [ %cond, %cond.false ]
  store double %cond12, ptr %scale, align 8
  %26 = load double, ptr %scale, align 8
  %27 = load double, ptr %x.addr, align 8
  %div = fdiv double %27, %26
  store double %div, ptr %x.addr, align 8
  %28 = load double, ptr %scale, align 8
  %29 = load double, ptr %y.addr, align 8
  %div13 = fdiv double %29, %28
  store double %div13, ptr %y.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %root)
  %30 = load double, ptr %x.addr, align 8
  %31 = load double, ptr %x.addr, align 8
  %32 = load double, ptr %y.addr, align 8
  %33 = load double, ptr %y.addr, align 8
  %mul15 = fmul double %32, %33
  %34 = call double @llvm.fmuladd.f64(double %30, double %31, double %mul15)
  %call = call double @sqrt(double noundef %34)
  store double %call, ptr %root, align 8
  call void @llvm.lifetime.start.p0(ptr %rest)
  %35 = load double, ptr %x.addr, align 8
  %36 = load double, ptr %x.addr, align 8
  %37 = load double, ptr %root, align 8
  %38 = load double, ptr %root, align 8
  %mul17 = fmul double %37, %38
  %neg = fneg double %mul17
  %39 = call double @llvm.fmuladd.f64(double %35, double %36, double %neg)
  %40 = load double, ptr %y.addr, align 8
  %41 = load double, ptr %y.addr, align 8
  %42 = call double @llvm.fmuladd.f64(double %40, double %41, double %39)
  store double %42, ptr %rest, align 8
  %43 = load double, ptr %x.addr, align 8
  %call19 = call double @lack_of_square(double noundef %43)
  %44 = load double, ptr %y.addr, align 8
  %call20 = call double @lack_of_square(double noundef %44)
  %add21 = fadd double %call19, %call20
  %45 = load double, ptr %root, align 8
  %call22 = call double @lack_of_square(double noundef %45)
  %sub = fsub double %add21, %call22
  %46 = load double, ptr %rest, align 8
  %add23 = fadd double %46, %sub
  store double %add23, ptr %rest, align 8
  %47 = load double, ptr %root, align 8
  %48 = load double, ptr %rest, align 8
  %49 = load double, ptr %root, align 8
  %mul24 = fmul double 2.000000e+00, %49
  %div25 = fdiv double %48, %mul24
  %add26 = fadd double %47, %div25
  %50 = load double, ptr %scale, align 8
  %mul27 = fmul double %add26, %50
  store double %mul27, ptr %retval, align 4
  call void @llvm.lifetime.end.p0(ptr %rest)
  call void @llvm.lifetime.end.p0(ptr %root)
  call void @llvm.lifetime.end.p0(ptr %scale)
  br label %return

return:                                           ; preds = %cond.end, %if.then7, %if.then4, %if.then
  %51 = load double, ptr %retval, align 4
  ret double %51
}

declare double @llvm.fabs.f64(double)

declare i1 @llvm.is.fpclass.f64(double, i32 immarg)

declare double @sqrt(double noundef)

declare double @llvm.fmuladd.f64(double, double, double)

define internal double @lack_of_square(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  %upper = alloca double, align 8
  %lower = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %upper)
  %0 = load double, ptr %x.addr, align 8
  %call = call double @half_of(double noundef %0)
  store double %call, ptr %upper, align 8
  call void @llvm.lifetime.start.p0(ptr %lower)
  %1 = load double, ptr %x.addr, align 8
  %2 = load double, ptr %upper, align 8
  %sub = fsub double %1, %2
  store double %sub, ptr %lower, align 8
  %3 = load double, ptr %upper, align 8
  %4 = load double, ptr %upper, align 8
  %5 = load double, ptr %x.addr, align 8
  %6 = load double, ptr %x.addr, align 8
  %mul1 = fmul double %5, %6
  %neg = fneg double %mul1
  %7 = call double @llvm.fmuladd.f64(double %3, double %4, double %neg)
  %8 = load double, ptr %upper, align 8
  %mul = fmul double 2.000000e+00, %8
  %9 = load double, ptr %lower, align 8
  %10 = call double @llvm.fmuladd.f64(double %mul, double %9, double %7)
  %11 = load double, ptr %lower, align 8
  %12 = load double, ptr %lower, align 8
  %13 = call double @llvm.fmuladd.f64(double %11, double %12, double %10)
  call void @llvm.lifetime.end.p0(ptr %lower)
  call void @llvm.lifetime.end.p0(ptr %upper)
  ret double %13
}

define float @hypotf(float noundef %x, float noundef %y) {
entry:
  %retval = alloca float, align 4
  %x.addr = alloca float, align 4
  %y.addr = alloca float, align 4
  store float %x, ptr %x.addr, align 4
  store float %y, ptr %y.addr, align 4
  %0 = load float, ptr %x.addr, align 4
  %1 = call i1 @llvm.is.fpclass.f32(float %0, i32 516)
  br i1 %1, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load float, ptr %y.addr, align 4
  %3 = call i1 @llvm.is.fpclass.f32(float %2, i32 516)
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store float 0x7FF0000000000000, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %4 = load float, ptr %x.addr, align 4
  %conv = fpext float %4 to double
  %5 = load float, ptr %x.addr, align 4
  %conv1 = fpext float %5 to double
  %6 = load float, ptr %y.addr, align 4
  %conv2 = fpext float %6 to double
  %7 = load float, ptr %y.addr, align 4
  %conv3 = fpext float %7 to double
  %mul4 = fmul double %conv2, %conv3
  %8 = call double @llvm.fmuladd.f64(double %conv, double %conv1, double %mul4)
  %call = call double @sqrt(double noundef %8)
  %conv5 = fptrunc double %call to float
  store float %conv5, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %9 = load float, ptr %retval, align 4
  ret float %9
}

declare i1 @llvm.is.fpclass.f32(float, i32 immarg)

define void @qsort(ptr noundef nonnull %base, i32 noundef %count, i32 noundef %size, ptr noundef nonnull %compare) {
entry:
  %base.addr = alloca ptr, align 4
  %count.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %compare.addr = alloca ptr, align 4
  %items = alloca ptr, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %base, ptr %base.addr, align 4
  store i32 %count, ptr %count.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %compare, ptr %compare.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %items)
  %0 = load ptr, ptr %base.addr, align 4
  store ptr %0, ptr %items, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc12, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %count.addr, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end13

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %j)
  %3 = load i32, ptr %i, align 4
  store i32 %3, ptr %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %j, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %5 = load ptr, ptr %compare.addr, align 4
  %6 = load ptr, ptr %items, align 4
  %7 = load i32, ptr %j, align 4
  %sub = sub i32 %7, 1
  %8 = load i32, ptr %size.addr, align 4
  %mul = mul i32 %sub, %8
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i32 %mul
  %9 = load ptr, ptr %items, align 4
  %10 = load i32, ptr %j, align 4
  %11 = load i32, ptr %size.addr, align 4
  %mul2 = mul i32 %10, %11
  %add.ptr3 = getelementptr inbounds nuw i8, ptr %9, i32 %mul2
  %call = call i32 %5(ptr noundef %add.ptr, ptr noundef %add.ptr3)
  %cmp4 = icmp sgt i32 %call, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond1
  %12 = phi i1 [ false, %for.cond1 ], [ %cmp4, %land.rhs ]
  br i1 %12, label %for.body6, label %for.cond.cleanup5

for.cond.cleanup5:                                ; preds = %land.end
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %j)
  br label %for.end

for.body6:                                        ; preds = %land.end
  %13 = load ptr, ptr %items, align 4
  %14 = load i32, ptr %j, align 4
  %sub7 = sub i32 %14, 1
  %15 = load i32, ptr %size.addr, align 4
  %mul8 = mul i32 %sub7, %15
  %add.ptr9 = getelementptr inbounds nuw i8, ptr %13, i32 %mul8
  %16 = load ptr, ptr %items, align 4
  %17 = load i32, ptr %j, align 4
  %18 = load i32, ptr %size.addr, align 4
  %mul10 = mul i32 %17, %18
  %add.ptr11 = getelementptr inbounds nuw i8, ptr %16, i32 %mul10
  %19 = load i32, ptr %size.addr, align 4
  call void @swap(ptr noundef %add.ptr9, ptr noundef %add.ptr11, i32 noundef %19)
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %20 = load i32, ptr %j, align 4
  %dec = add i32 %20, -1
  store i32 %dec, ptr %j, align 4
  br label %for.cond1

for.end:                                          ; preds = %for.cond.cleanup5
  br label %for.inc12

for.inc12:                                        ; preds = %for.end
  %21 = load i32, ptr %i, align 4
  %inc = add i32 %21, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end13:                                        ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %items)
  ret void
}

define internal void @swap(ptr noundef %a, ptr noundef %b, i32 noundef %size) {
entry:
  %a.addr = alloca ptr, align 4
  %b.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %mixed = alloca i32, align 4
  %i = alloca i32, align 4
  %kept = alloca i32, align 4
  %i8 = alloca i32, align 4
  %kept13 = alloca i32, align 4
  %i25 = alloca i32, align 4
  %kept30 = alloca i16, align 2
  %i39 = alloca i32, align 4
  %kept44 = alloca i8, align 1
  store ptr %a, ptr %a.addr, align 4
  store ptr %b, ptr %b.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %mixed)
  %0 = load ptr, ptr %a.addr, align 4
  %1 = ptrtoint ptr %0 to i32
  %2 = load i32, ptr %size.addr, align 4
  %or = or i32 %1, %2
  store i32 %or, ptr %mixed, align 4
  %3 = load i32, ptr %mixed, align 4
  %rem = urem i32 %3, 4
  %cmp = icmp eq i32 %rem, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %4 = load i32, ptr %i, align 4
  %5 = load i32, ptr %size.addr, align 4
  %cmp1 = icmp ult i32 %4, %5
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %kept)
  %6 = load ptr, ptr %a.addr, align 4
  %7 = load i32, ptr %i, align 4
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i32 %7
  %8 = load i32, ptr %add.ptr, align 4
  store i32 %8, ptr %kept, align 4
  %9 = load ptr, ptr %b.addr, align 4
  %10 = load i32, ptr %i, align 4
  %add.ptr2 = getelementptr inbounds nuw i8, ptr %9, i32 %10
  %11 = load i32, ptr %add.ptr2, align 4
  %12 = load ptr, ptr %a.addr, align 4
  %13 = load i32, ptr %i, align 4
  %add.ptr3 = getelementptr inbounds nuw i8, ptr %12, i32 %13
  store i32 %11, ptr %add.ptr3, align 4
  %14 = load i32, ptr %kept, align 4
  %15 = load ptr, ptr %b.addr, align 4
  %16 = load i32, ptr %i, align 4
  %add.ptr4 = getelementptr inbounds nuw i8, ptr %15, i32 %16
  store i32 %14, ptr %add.ptr4, align 4
  call void @llvm.lifetime.end.p0(ptr %kept)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %17 = load i32, ptr %i, align 4
  %add = add i32 %17, 4
  store i32 %add, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end53

if.else:                                          ; preds = %entry
  %18 = load i32, ptr %mixed, align 4
  %rem5 = urem i32 %18, 4
  %cmp6 = icmp eq i32 %rem5, 0
  br i1 %cmp6, label %if.then7, label %if.else21

if.then7:                                         ; preds = %if.else
  call void @llvm.lifetime.start.p0(ptr %i8)
  store i32 0, ptr %i8, align 4
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc18, %if.then7
  %19 = load i32, ptr %i8, align 4
  %20 = load i32, ptr %size.addr, align 4
  %cmp10 = icmp ult i32 %19, %20
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11

for.cond.cleanup11:                               ; preds = %for.cond9
  call void @llvm.lifetime.end.p0(ptr %i8)
  br label %for.end20

for.body12:                                       ; preds = %for.cond9
  call void @llvm.lifetime.start.p0(ptr %kept13)
  %21 = load ptr, ptr %a.addr, align 4
  %22 = load i32, ptr %i8, align 4
  %add.ptr14 = getelementptr inbounds nuw i8, ptr %21, i32 %22
  %23 = load i32, ptr %add.ptr14, align 4
  store i32 %23, ptr %kept13, align 4
  %24 = load ptr, ptr %b.addr, align 4
  %25 = load i32, ptr %i8, align 4
  %add.ptr15 = getelementptr inbounds nuw i8, ptr %24, i32 %25
  %26 = load i32, ptr %add.ptr15, align 4
  %27 = load ptr, ptr %a.addr, align 4
  %28 = load i32, ptr %i8, align 4
  %add.ptr16 = getelementptr inbounds nuw i8, ptr %27, i32 %28
  store i32 %26, ptr %add.ptr16, align 4
  %29 = load i32, ptr %kept13, align 4
  %30 = load ptr, ptr %b.addr, align 4
  %31 = load i32, ptr %i8, align 4
  %add.ptr17 = getelementptr inbounds nuw i8, ptr %30, i32 %31
  store i32 %29, ptr %add.ptr17, align 4
  call void @llvm.lifetime.end.p0(ptr %kept13)
  br label %for.inc18

for.inc18:                                        ; preds = %for.body12
  %32 = load i32, ptr %i8, align 4
  %add19 = add i32 %32, 4
  store i32 %add19, ptr %i8, align 4
  br label %for.cond9

for.end20:                                        ; preds = %for.cond.cleanup11
  br label %if.end52

if.else21:                                        ; preds = %if.else
  %33 = load i32, ptr %mixed, align 4
  %rem22 = urem i32 %33, 2
  %cmp23 = icmp eq i32 %rem22, 0
  br i1 %cmp23, label %if.then24, label %if.else38

if.then24:                                        ; preds = %if.else21
  call void @llvm.lifetime.start.p0(ptr %i25)
  store i32 0, ptr %i25, align 4
  br label %for.cond26

for.cond26:                                       ; preds = %for.inc35, %if.then24
  %34 = load i32, ptr %i25, align 4
  %35 = load i32, ptr %size.addr, align 4
  %cmp27 = icmp ult i32 %34, %35
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28

for.cond.cleanup28:                               ; preds = %for.cond26
  call void @llvm.lifetime.end.p0(ptr %i25)
  br label %for.end37

for.body29:                                       ; preds = %for.cond26
  call void @llvm.lifetime.start.p0(ptr %kept30)
  %36 = load ptr, ptr %a.addr, align 4
  %37 = load i32, ptr %i25, align 4
  %add.ptr31 = getelementptr inbounds nuw i8, ptr %36, i32 %37
  %38 = load i16, ptr %add.ptr31, align 2
  store i16 %38, ptr %kept30, align 2
  %39 = load ptr, ptr %b.addr, align 4
  %40 = load i32, ptr %i25, align 4
  %add.ptr32 = getelementptr inbounds nuw i8, ptr %39, i32 %40
  %41 = load i16, ptr %add.ptr32, align 2
  %42 = load ptr, ptr %a.addr, align 4
  %43 = load i32, ptr %i25, align 4
  %add.ptr33 = getelementptr inbounds nuw i8, ptr %42, i32 %43
  store i16 %41, ptr %add.ptr33, align 2
  %44 = load i16, ptr %kept30, align 2
  %45 = load ptr, ptr %b.addr, align 4
  %46 = load i32, ptr %i25, align 4
  %add.ptr34 = getelementptr inbounds nuw i8, ptr %45, i32 %46
  store i16 %44, ptr %add.ptr34, align 2
  call void @llvm.lifetime.end.p0(ptr %kept30)
  br label %for.inc35

for.inc35:                                        ; preds = %for.body29
  %47 = load i32, ptr %i25, align 4
  %add36 = add i32 %47, 2
  store i32 %add36, ptr %i25, align 4
  br label %for.cond26

for.end37:                                        ; preds = %for.cond.cleanup28
  br label %if.end

if.else38:                                        ; preds = %if.else21
  call void @llvm.lifetime.start.p0(ptr %i39)
  store i32 0, ptr %i39, align 4
  br label %for.cond40

for.cond40:                                       ; preds = %for.inc49, %if.else38
  %48 = load i32, ptr %i39, align 4
  %49 = load i32, ptr %size.addr, align 4
  %cmp41 = icmp ult i32 %48, %49
  br i1 %cmp41, label %for.body43, label %for.cond.cleanup42

for.cond.cleanup42:                               ; preds = %for.cond40
  call void @llvm.lifetime.end.p0(ptr %i39)
  br label %for.end51

for.body43:                                       ; preds = %for.cond40
  call void @llvm.lifetime.start.p0(ptr %kept44)
  %50 = load ptr, ptr %a.addr, align 4
  %51 = load i32, ptr %i39, align 4
  %add.ptr45 = getelementptr inbounds nuw i8, ptr %50, i32 %51
  %52 = load i8, ptr %add.ptr45, align 1
  store i8 %52, ptr %kept44, align 1
  %53 = load ptr, ptr %b.addr, align 4
  %54 = load i32, ptr %i39, align 4
  %add.ptr46 = getelementptr inbounds nuw i8, ptr %53, i32 %54
  %55 = load i8, ptr %add.ptr46, align 1
  %56 = load ptr, ptr %a.addr, align 4
  %57 = load i32, ptr %i39, align 4
  %add.ptr47 = getelementptr inbounds nuw i8, ptr %56, i32 %57
  store i8 %55, ptr %add.ptr47, align 1
  %58 = load i8, ptr %kept44, align 1
  %59 = load ptr, ptr %b.addr, align 4
  %60 = load i32, ptr %i39, align 4
  %add.ptr48 = getelementptr inbounds nuw i8, ptr %59, i32 %60
  store i8 %58, ptr %add.ptr48, align 1
  call void @llvm.lifetime.end.p0(ptr %kept44)
  br label %for.inc49

for.inc49:                                        ; preds = %for.body43
  %61 = load i32, ptr %i39, align 4
  %add50 = add i32 %61, 1
  store i32 %add50, ptr %i39, align 4
  br label %for.cond40

for.end51:                                        ; preds = %for.cond.cleanup42
  br label %if.end

if.end:                                           ; preds = %for.end51, %for.end37
  br label %if.end52

if.end52:                                         ; preds = %if.end, %for.end20
  br label %if.end53

if.end53:                                         ; preds = %if.end52, %for.end
  call void @llvm.lifetime.end.p0(ptr %mixed)
  ret void
}

define void @qsort_r(ptr noundef nonnull %base, i32 noundef %count, i32 noundef %size, ptr noundef nonnull %compare, ptr noundef %context) {
entry:
  %base.addr = alloca ptr, align 4
  %count.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %compare.addr = alloca ptr, align 4
  %context.addr = alloca ptr, align 4
  %items = alloca ptr, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %j = alloca i32, align 4
  store ptr %base, ptr %base.addr, align 4
  store i32 %count, ptr %count.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %compare, ptr %compare.addr, align 4
  store ptr %context, ptr %context.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %items)
  %0 = load ptr, ptr %base.addr, align 4
  store ptr %0, ptr %items, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc12, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr %count.addr, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end13

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %j)
  %3 = load i32, ptr %i, align 4
  store i32 %3, ptr %j, align 4
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i32, ptr %j, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %5 = load ptr, ptr %compare.addr, align 4
  %6 = load ptr, ptr %items, align 4
  %7 = load i32, ptr %j, align 4
  %sub = sub i32 %7, 1
  %8 = load i32, ptr %size.addr, align 4
  %mul = mul i32 %sub, %8
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i32 %mul
  %9 = load ptr, ptr %items, align 4
  %10 = load i32, ptr %j, align 4
  %11 = load i32, ptr %size.addr, align 4
  %mul2 = mul i32 %10, %11
  %add.ptr3 = getelementptr inbounds nuw i8, ptr %9, i32 %mul2
  %12 = load ptr, ptr %context.addr, align 4
  %call = call i32 %5(ptr noundef %add.ptr, ptr noundef %add.ptr3, ptr noundef %12)
  %cmp4 = icmp sgt i32 %call, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond1
  %13 = phi i1 [ false, %for.cond1 ], [ %cmp4, %land.rhs ]
  br i1 %13, label %for.body6, label %for.cond.cleanup5

for.cond.cleanup5:                                ; preds = %land.end
  store i32 5, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %j)
  br label %for.end

for.body6:                                        ; preds = %land.end
  %14 = load ptr, ptr %items, align 4
  %15 = load i32, ptr %j, align 4
  %sub7 = sub i32 %15, 1
  %16 = load i32, ptr %size.addr, align 4
  %mul8 = mul i32 %sub7, %16
  %add.ptr9 = getelementptr inbounds nuw i8, ptr %14, i32 %mul8
  %17 = load ptr, ptr %items, align 4
  %18 = load i32, ptr %j, align 4
  %19 = load i32, ptr %size.addr, align 4
  %mul10 = mul i32 %18, %19
  %add.ptr11 = getelementptr inbounds nuw i8, ptr %17, i32 %mul10
  %20 = load i32, ptr %size.addr, align 4
  call void @swap(ptr noundef %add.ptr9, ptr noundef %add.ptr11, i32 noundef %20)
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %21 = load i32, ptr %j, align 4
  %dec = add i32 %21, -1
  store i32 %dec, ptr %j, align 4
  br label %for.cond1

for.end:                                          ; preds = %for.cond.cleanup5
  br label %for.inc12

for.inc12:                                        ; preds = %for.end
  %22 = load i32, ptr %i, align 4
  %inc = add i32 %22, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end13:                                        ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %items)
  ret void
}

define ptr @bsearch(ptr noundef nonnull %key, ptr noundef nonnull %base, i32 noundef %count, i32 noundef %size, ptr noundef nonnull %compare) {
entry:
  %retval = alloca ptr, align 4
  %key.addr = alloca ptr, align 4
  %base.addr = alloca ptr, align 4
  %count.addr = alloca i32, align 4
  %size.addr = alloca i32, align 4
  %compare.addr = alloca ptr, align 4
  %items = alloca ptr, align 4
  %middle = alloca ptr, align 4
  %order = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %key, ptr %key.addr, align 4
  store ptr %base, ptr %base.addr, align 4
  store i32 %count, ptr %count.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store ptr %compare, ptr %compare.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %items)
  %0 = load ptr, ptr %base.addr, align 4
  store ptr %0, ptr %items, align 4
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %entry
  %1 = load i32, ptr %count.addr, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %middle)
  %2 = load ptr, ptr %items, align 4
  %3 = load i32, ptr %count.addr, align 4
  %div = udiv i32 %3, 2
  %4 = load i32, ptr %size.addr, align 4
  %mul = mul i32 %div, %4
  %add.ptr = getelementptr inbounds nuw i8, ptr %2, i32 %mul
  store ptr %add.ptr, ptr %middle, align 4
  call void @llvm.lifetime.start.p0(ptr %order)
  %5 = load ptr, ptr %compare.addr, align 4
  %6 = load ptr, ptr %key.addr, align 4
  %7 = load ptr, ptr %middle, align 4
  %call = call i32 %5(ptr noundef %6, ptr noundef %7)
  store i32 %call, ptr %order, align 4
  %8 = load i32, ptr %order, align 4
  %cmp = icmp eq i32 %8, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %9 = load ptr, ptr %middle, align 4
  store ptr %9, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %while.body
  %10 = load i32, ptr %order, align 4
  %cmp1 = icmp sgt i32 %10, 0
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %11 = load ptr, ptr %middle, align 4
  %12 = load i32, ptr %size.addr, align 4
  %add.ptr3 = getelementptr inbounds nuw i8, ptr %11, i32 %12
  store ptr %add.ptr3, ptr %items, align 4
  %13 = load i32, ptr %count.addr, align 4
  %div4 = udiv i32 %13, 2
  %add = add i32 %div4, 1
  %14 = load i32, ptr %count.addr, align 4
  %sub = sub i32 %14, %add
  store i32 %sub, ptr %count.addr, align 4
  br label %if.end6

if.else:                                          ; preds = %if.end
  %15 = load i32, ptr %count.addr, align 4
  %div5 = udiv i32 %15, 2
  store i32 %div5, ptr %count.addr, align 4
  br label %if.end6

if.end6:                                          ; preds = %if.else, %if.then2
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end6, %if.then
  call void @llvm.lifetime.end.p0(ptr %order)
  call void @llvm.lifetime.end.p0(ptr %middle)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup8 [
    i32 0, label %cleanup.cont
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %while.cond

while.end:                                        ; preds = %while.cond
  store ptr null, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup8

cleanup8:                                         ; preds = %while.end, %cleanup
  call void @llvm.lifetime.end.p0(ptr %items)
  %16 = load ptr, ptr %retval, align 4
  ret ptr %16
}

define void @__assert_fail(ptr noundef %condition, ptr noundef %file, i32 noundef %line, ptr noundef %function) {
entry:
  %condition.addr = alloca ptr, align 4
  %file.addr = alloca ptr, align 4
  %line.addr = alloca i32, align 4
  %function.addr = alloca ptr, align 4
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %file, ptr %file.addr, align 4
  store i32 %line, ptr %line.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  call void @__raddle_error_assertion(ptr noundef %0)
  unreachable
}

declare void @__raddle_error_assertion(ptr noundef)

define void @__assert_perror_fail(i32 noundef %number, ptr noundef %file, i32 noundef %line, ptr noundef %function) {
entry:
  %number.addr = alloca i32, align 4
  %file.addr = alloca ptr, align 4
  %line.addr = alloca i32, align 4
  %function.addr = alloca ptr, align 4
  store i32 %number, ptr %number.addr, align 4
  store ptr %file, ptr %file.addr, align 4
  store i32 %line, ptr %line.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  call void @__raddle_error_assertion(ptr noundef @.str.29)
  unreachable
}

define void @__assert(ptr noundef %condition, ptr noundef %file, i32 noundef %line) {
entry:
  %condition.addr = alloca ptr, align 4
  %file.addr = alloca ptr, align 4
  %line.addr = alloca i32, align 4
  store ptr %condition, ptr %condition.addr, align 4
  store ptr %file, ptr %file.addr, align 4
  store i32 %line, ptr %line.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 4
  call void @__raddle_error_assertion(ptr noundef %0)
  unreachable
}

define void @abort() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.30)
  unreachable
}

define void @exit(i32 noundef %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, ptr %status.addr, align 4
  %0 = load i32, ptr %status.addr, align 4
  call void @__raddle_exit(i32 noundef %0)
  unreachable
}

declare void @__raddle_exit(i32 noundef)

define void @_exit(i32 noundef %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, ptr %status.addr, align 4
  %0 = load i32, ptr %status.addr, align 4
  call void @__raddle_exit(i32 noundef %0)
  unreachable
}

define void @_Exit(i32 noundef %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, ptr %status.addr, align 4
  %0 = load i32, ptr %status.addr, align 4
  call void @__raddle_exit(i32 noundef %0)
  unreachable
}

define void @quick_exit(i32 noundef %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, ptr %status.addr, align 4
  %0 = load i32, ptr %status.addr, align 4
  call void @__raddle_exit(i32 noundef %0)
  unreachable
}

define i32 @atexit(ptr noundef nonnull %function) {
entry:
  %function.addr = alloca ptr, align 4
  store ptr %function, ptr %function.addr, align 4
  %0 = load ptr, ptr %function.addr, align 4
  %call = call i32 @add_handler(ptr noundef @exit_handlers, ptr noundef %0)
  ret i32 %call
}

define internal i32 @add_handler(ptr noundef %handlers, ptr noundef %function) {
entry:
  %handlers.addr = alloca ptr, align 4
  %function.addr = alloca ptr, align 4
  %i = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca ptr, align 4
  store ptr %handlers, ptr %handlers.addr, align 4
  store ptr %function, ptr %function.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  %0 = load ptr, ptr %handlers.addr, align 4
  %count = getelementptr inbounds nuw %struct.handlers, ptr %0, i32 0, i32 0
  store i32 1, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = atomicrmw add ptr %count, i32 %1 monotonic, align 4
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4
  store i32 %3, ptr %i, align 4
  %4 = load i32, ptr %i, align 4
  %cmp = icmp uge i32 %4, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.204)
  unreachable

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %handlers.addr, align 4
  %list = getelementptr inbounds nuw %struct.handlers, ptr %5, i32 0, i32 1
  %6 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw [32 x ptr], ptr %list, i32 0, i32 %6
  %7 = load ptr, ptr %function.addr, align 4
  store ptr %7, ptr %.atomictmp1, align 4
  %8 = load i32, ptr %.atomictmp1, align 4
  store atomic i32 %8, ptr %arrayidx release, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  ret i32 0
}

define i32 @at_quick_exit(ptr noundef nonnull %function) {
entry:
  %function.addr = alloca ptr, align 4
  store ptr %function, ptr %function.addr, align 4
  %0 = load ptr, ptr %function.addr, align 4
  %call = call i32 @add_handler(ptr noundef @quick_handlers, ptr noundef %0)
  ret i32 %call
}

define void @__raddle_at_exit(ptr noundef %function) {
entry:
  %function.addr = alloca ptr, align 4
  store ptr %function, ptr %function.addr, align 4
  %0 = load ptr, ptr %function.addr, align 4
  %call = call i32 @add_handler(ptr noundef @exit_handlers, ptr noundef %0)
  ret void
}

define void @__raddle_run_exit_handlers() {
entry:
  call void @begin_end(i32 noundef 0)
  call void @run_handlers(ptr noundef @exit_handlers)
  ret void
}

define internal void @begin_end(i32 noundef %way) {
entry:
  %way.addr = alloca i32, align 4
  %self = alloca i32, align 4
  %seen = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %way, ptr %way.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %self)
  %call = call i64 @__raddle_self()
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %self, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  store i32 0, ptr %seen, align 4
  %0 = load i32, ptr %self, align 4
  %1 = load i32, ptr %way.addr, align 4
  %or = or i32 %0, %1
  store i32 %or, ptr %.atomictmp, align 4
  %2 = load i32, ptr %seen, align 4
  %3 = load i32, ptr %.atomictmp, align 4
  %4 = cmpxchg ptr @ending, i32 %2, i32 %3 acquire monotonic, align 4
  %5 = extractvalue { i32, i1 } %4, 0
  %6 = extractvalue { i32, i1 } %4, 1
  br i1 %6, label %cmpxchg.continue, label %cmpxchg.store_expected

cmpxchg.store_expected:                           ; preds = %entry
  store i32 %5, ptr %seen, align 4
  br label %cmpxchg.continue

cmpxchg.continue:                                 ; preds = %cmpxchg.store_expected, %entry
  %storedv = zext i1 %6 to i8
  store i8 %storedv, ptr %cmpxchg.bool, align 1
  %7 = load i8, ptr %cmpxchg.bool, align 1
  %loadedv = trunc i8 %7 to i1
  br i1 %loadedv, label %if.then, label %if.end

if.then:                                          ; preds = %cmpxchg.continue
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %cmpxchg.continue
  %8 = load i32, ptr %seen, align 4
  %and = and i32 %8, 65536
  %9 = load i32, ptr %way.addr, align 4
  %cmp = icmp ne i32 %and, %9
  br i1 %cmp, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  call void @__raddle_error_error(ptr noundef @.str.205)
  unreachable

if.end3:                                          ; preds = %if.end
  %10 = load i32, ptr %seen, align 4
  %and4 = and i32 %10, -65537
  %11 = load i32, ptr %self, align 4
  %cmp5 = icmp eq i32 %and4, %11
  br i1 %cmp5, label %if.then7, label %if.end8

if.then7:                                         ; preds = %if.end3
  call void @__raddle_error_error(ptr noundef @.str.206)
  unreachable

if.end8:                                          ; preds = %if.end3
  %call9 = call i64 @__raddle_await_eq_32(ptr noundef @ending, i64 noundef 4294967295, i64 noundef 0)
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end8, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  call void @llvm.lifetime.end.p0(ptr %self)
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

define internal void @run_handlers(ptr noundef %handlers) {
entry:
  %handlers.addr = alloca ptr, align 4
  %count = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp4 = alloca ptr, align 4
  store ptr %handlers, ptr %handlers.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %cleanup.cont, %entry
  call void @llvm.lifetime.start.p0(ptr %count)
  %0 = load ptr, ptr %handlers.addr, align 4
  %count1 = getelementptr inbounds nuw %struct.handlers, ptr %0, i32 0, i32 0
  %1 = load atomic i32, ptr %count1 monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  store i32 %2, ptr %count, align 4
  %3 = load i32, ptr %count, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.cond
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %for.cond
  %4 = load ptr, ptr %handlers.addr, align 4
  %count2 = getelementptr inbounds nuw %struct.handlers, ptr %4, i32 0, i32 0
  %5 = load i32, ptr %count, align 4
  %sub = sub i32 %5, 1
  store i32 %sub, ptr %.atomictmp, align 4
  %6 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %6, ptr %count2 monotonic, align 4
  %7 = load ptr, ptr %handlers.addr, align 4
  %list = getelementptr inbounds nuw %struct.handlers, ptr %7, i32 0, i32 1
  %8 = load i32, ptr %count, align 4
  %sub3 = sub i32 %8, 1
  %arrayidx = getelementptr inbounds nuw [32 x ptr], ptr %list, i32 0, i32 %sub3
  %9 = load atomic i32, ptr %arrayidx acquire, align 4
  store i32 %9, ptr %atomic-temp4, align 4
  %10 = load ptr, ptr %atomic-temp4, align 4
  call void %10()
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %count)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 1, label %return
  ]

cleanup.cont:                                     ; preds = %cleanup
  br label %for.cond

return:                                           ; preds = %cleanup
  ret void

unreachable:                                      ; preds = %cleanup
  unreachable
}

define void @__raddle_handled_exit(i32 noundef %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, ptr %status.addr, align 4
  call void @__raddle_run_exit_handlers()
  %0 = load i32, ptr %status.addr, align 4
  call void @__raddle_exit(i32 noundef %0)
  unreachable
}

define void @__raddle_handled_quick_exit(i32 noundef %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, ptr %status.addr, align 4
  call void @begin_end(i32 noundef 65536)
  call void @run_handlers(ptr noundef @quick_handlers)
  %0 = load i32, ptr %status.addr, align 4
  call void @__raddle_exit(i32 noundef %0)
  unreachable
}

define void @__raddle_counted_thread_begins() {
entry:
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 1, ptr %.atomictmp, align 4
  %0 = load i32, ptr %.atomictmp, align 4
  %1 = atomicrmw add ptr @threads_running, i32 %0 monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  ret void
}

define void @__raddle_counted_thread_ends() {
entry:
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store i32 1, ptr %.atomictmp, align 4
  %0 = load i32, ptr %.atomictmp, align 4
  %1 = atomicrmw sub ptr @threads_running, i32 %0 acq_rel, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  %cmp = icmp eq i32 %2, 1
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_handled_exit(i32 noundef 0)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define ptr @getenv(ptr noundef nonnull %name) {
entry:
  %name.addr = alloca ptr, align 4
  store ptr %name, ptr %name.addr, align 4
  %0 = load ptr, ptr %name.addr, align 4
  %call = call i32 @strlen(ptr noundef %0)
  ret ptr null
}

define ptr @secure_getenv(ptr noundef nonnull %name) {
entry:
  %name.addr = alloca ptr, align 4
  store ptr %name, ptr %name.addr, align 4
  %0 = load ptr, ptr %name.addr, align 4
  %call = call ptr @getenv(ptr noundef %0)
  ret ptr %call
}

define i32 @getpid() {
entry:
  ret i32 1
}

define i32 @gettid() {
entry:
  %call = call i64 @__raddle_self()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @getpagesize() {
entry:
  ret i32 4096
}

define ptr @gnu_get_libc_version() {
entry:
  ret ptr @.str.31
}

define i32 @get_nprocs() {
entry:
  ret i32 4
}

define i32 @sleep(i32 noundef %seconds) {
entry:
  %seconds.addr = alloca i32, align 4
  store i32 %seconds, ptr %seconds.addr, align 4
  ret i32 0
}

define i32 @usleep(i32 noundef %microseconds) {
entry:
  %microseconds.addr = alloca i32, align 4
  store i32 %microseconds, ptr %microseconds.addr, align 4
  ret i32 0
}

define i32 @nanosleep(ptr noundef %duration, ptr noundef %rest) {
entry:
  %duration.addr = alloca ptr, align 4
  %rest.addr = alloca ptr, align 4
  store ptr %duration, ptr %duration.addr, align 4
  store ptr %rest, ptr %rest.addr, align 4
  %0 = load ptr, ptr %duration.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.32)
  unreachable

if.end:                                           ; preds = %entry
  ret i32 0
}

define i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, ptr noundef %duration, ptr noundef %rest) {
entry:
  %clock.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %duration.addr = alloca ptr, align 4
  %rest.addr = alloca ptr, align 4
  store i32 %clock, ptr %clock.addr, align 4
  store i32 %flags, ptr %flags.addr, align 4
  store ptr %duration, ptr %duration.addr, align 4
  store ptr %rest, ptr %rest.addr, align 4
  %0 = load ptr, ptr %duration.addr, align 4
  %call = call i32 @wrong_time(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 22, i32 0
  ret i32 %cond
}

define i32 @poll(ptr noundef %files, i32 noundef %count, i32 noundef %milliseconds) {
entry:
  %files.addr = alloca ptr, align 4
  %count.addr = alloca i32, align 4
  %milliseconds.addr = alloca i32, align 4
  store ptr %files, ptr %files.addr, align 4
  store i32 %count, ptr %count.addr, align 4
  store i32 %milliseconds, ptr %milliseconds.addr, align 4
  %0 = load i32, ptr %count.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.33)
  unreachable

if.end:                                           ; preds = %entry
  ret i32 0
}

define i32 @time(ptr noundef %result) {
entry:
  %result.addr = alloca ptr, align 4
  store ptr %result, ptr %result.addr, align 4
  %0 = load ptr, ptr %result.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %1, i32 0, i32 0
  %2 = load i32, ptr %tv_sec, align 4
  %3 = load ptr, ptr %result.addr, align 4
  store i32 %2, ptr %3, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_sec1 = getelementptr inbounds nuw %struct.timespec, ptr %4, i32 0, i32 0
  %5 = load i32, ptr %tv_sec1, align 4
  ret i32 %5
}

define i32 @clock() {
entry:
  ret i32 0
}

define i32 @clock_gettime(i32 noundef %clock, ptr noundef nonnull %result) {
entry:
  %clock.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 4
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %result, ptr %result.addr, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %tv_sec, align 4
  %2 = load ptr, ptr %result.addr, align 4
  %tv_sec1 = getelementptr inbounds nuw %struct.timespec, ptr %2, i32 0, i32 0
  store i32 %1, ptr %tv_sec1, align 4
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %3, i32 0, i32 1
  %4 = load i32, ptr %tv_nsec, align 4
  %5 = load ptr, ptr %result.addr, align 4
  %tv_nsec2 = getelementptr inbounds nuw %struct.timespec, ptr %5, i32 0, i32 1
  store i32 %4, ptr %tv_nsec2, align 4
  ret i32 0
}

define i32 @clock_getres(i32 noundef %clock, ptr noundef %result) {
entry:
  %clock.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 4
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %result, ptr %result.addr, align 4
  %0 = load ptr, ptr %result.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %result.addr, align 4
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %1, i32 0, i32 0
  store i32 0, ptr %tv_sec, align 4
  %2 = load ptr, ptr %result.addr, align 4
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %2, i32 0, i32 1
  store i32 1, ptr %tv_nsec, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

define i32 @timespec_get(ptr noundef nonnull %result, i32 noundef %base) {
entry:
  %result.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  store ptr %result, ptr %result.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %tv_sec, align 4
  %2 = load ptr, ptr %result.addr, align 4
  %tv_sec1 = getelementptr inbounds nuw %struct.timespec, ptr %2, i32 0, i32 0
  store i32 %1, ptr %tv_sec1, align 4
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %3, i32 0, i32 1
  %4 = load i32, ptr %tv_nsec, align 4
  %5 = load ptr, ptr %result.addr, align 4
  %tv_nsec2 = getelementptr inbounds nuw %struct.timespec, ptr %5, i32 0, i32 1
  store i32 %4, ptr %tv_nsec2, align 4
  %6 = load i32, ptr %base.addr, align 4
  ret i32 %6
}

define i32 @gettimeofday(ptr noundef nonnull %result, ptr noundef %zone) {
entry:
  %result.addr = alloca ptr, align 4
  %zone.addr = alloca ptr, align 4
  %.compoundliteral = alloca %struct.timezone, align 4
  store ptr %result, ptr %result.addr, align 4
  store ptr %zone, ptr %zone.addr, align 4
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %tv_sec, align 4
  %2 = load ptr, ptr %result.addr, align 4
  %tv_sec1 = getelementptr inbounds nuw %struct.timeval, ptr %2, i32 0, i32 0
  store i32 %1, ptr %tv_sec1, align 4
  %3 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %3, i32 0, i32 1
  %4 = load i32, ptr %tv_nsec, align 4
  %div = sdiv i32 %4, 1000
  %5 = load ptr, ptr %result.addr, align 4
  %tv_usec = getelementptr inbounds nuw %struct.timeval, ptr %5, i32 0, i32 1
  store i32 %div, ptr %tv_usec, align 4
  %6 = load ptr, ptr %zone.addr, align 4
  %tobool = icmp ne ptr %6, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %7 = load ptr, ptr %zone.addr, align 4
  %tz_minuteswest = getelementptr inbounds nuw %struct.timezone, ptr %.compoundliteral, i32 0, i32 0
  store i32 0, ptr %tz_minuteswest, align 4
  %tz_dsttime = getelementptr inbounds nuw %struct.timezone, ptr %.compoundliteral, i32 0, i32 1
  store i32 0, ptr %tz_dsttime, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %7, ptr align 4 %.compoundliteral, i32 8, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

define double @difftime(i32 noundef %end, i32 noundef %start) {
entry:
  %end.addr = alloca i32, align 4
  %start.addr = alloca i32, align 4
  store i32 %end, ptr %end.addr, align 4
  store i32 %start, ptr %start.addr, align 4
  %0 = load i32, ptr %end.addr, align 4
  %1 = load i32, ptr %start.addr, align 4
  %sub = sub nsw i32 %0, %1
  %conv = sitofp i32 %sub to double
  ret double %conv
}

define i32 @syscall(i32 noundef %number, ...) {
entry:
  %retval = alloca i32, align 4
  %number.addr = alloca i32, align 4
  %list = alloca ptr, align 4
  %futex = alloca ptr, align 4
  %operation = alloca i32, align 4
  %value = alloca i32, align 4
  %last = alloca i32, align 4
  %command = alloca i32, align 4
  %third = alloca i64, align 8
  %other = alloca ptr, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %list)
  call void @llvm.va_start.p0(ptr %list)
  %0 = load i32, ptr %number.addr, align 4
  switch i32 %0, label %sw.default [
    i32 240, label %sw.bb
    i32 158, label %sw.bb31
    i32 224, label %sw.bb32
    i32 20, label %sw.bb35
    i32 375, label %sw.bb36
  ]

sw.bb:                                            ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %futex)
  %argp.cur = load ptr, ptr %list, align 4
  %argp.next = getelementptr inbounds i8, ptr %argp.cur, i32 4
  store ptr %argp.next, ptr %list, align 4
  %1 = load ptr, ptr %argp.cur, align 4
  store ptr %1, ptr %futex, align 4
  call void @llvm.lifetime.start.p0(ptr %operation)
  %argp.cur1 = load ptr, ptr %list, align 4
  %argp.next2 = getelementptr inbounds i8, ptr %argp.cur1, i32 4
  store ptr %argp.next2, ptr %list, align 4
  %2 = load i32, ptr %argp.cur1, align 4
  store i32 %2, ptr %operation, align 4
  call void @llvm.lifetime.start.p0(ptr %value)
  %argp.cur3 = load ptr, ptr %list, align 4
  %argp.next4 = getelementptr inbounds i8, ptr %argp.cur3, i32 4
  store ptr %argp.next4, ptr %list, align 4
  %3 = load i32, ptr %argp.cur3, align 4
  store i32 %3, ptr %value, align 4
  call void @llvm.lifetime.start.p0(ptr %last)
  store i32 0, ptr %last, align 4
  call void @llvm.lifetime.start.p0(ptr %command)
  %4 = load i32, ptr %operation, align 4
  %and = and i32 %4, -1921
  store i32 %and, ptr %command, align 4
  call void @llvm.lifetime.start.p0(ptr %third)
  %5 = load i32, ptr %command, align 4
  %cmp = icmp eq i32 %5, 1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %sw.bb
  br label %cond.end

cond.false:                                       ; preds = %sw.bb
  %argp.cur5 = load ptr, ptr %list, align 4
  %argp.next6 = getelementptr inbounds i8, ptr %argp.cur5, i32 4
  store ptr %argp.next6, ptr %list, align 4
  %6 = load i32, ptr %argp.cur5, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %6, %cond.false ]
  %conv = zext i32 %cond to i64
  store i64 %conv, ptr %third, align 8
  call void @llvm.lifetime.start.p0(ptr %other)
  %7 = load i32, ptr %command, align 4
  %cmp7 = icmp eq i32 %7, 1
  br i1 %cmp7, label %cond.true11, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %cond.end
  %8 = load i32, ptr %command, align 4
  %cmp9 = icmp eq i32 %8, 0
  br i1 %cmp9, label %cond.true11, label %cond.false12

cond.true11:                                      ; preds = %lor.lhs.false, %cond.end
  br label %cond.end15

cond.false12:                                     ; preds = %lor.lhs.false
  %argp.cur13 = load ptr, ptr %list, align 4
  %argp.next14 = getelementptr inbounds i8, ptr %argp.cur13, i32 4
  store ptr %argp.next14, ptr %list, align 4
  %9 = load ptr, ptr %argp.cur13, align 4
  br label %cond.end15

cond.end15:                                       ; preds = %cond.false12, %cond.true11
  %cond16 = phi ptr [ null, %cond.true11 ], [ %9, %cond.false12 ]
  store ptr %cond16, ptr %other, align 4
  %10 = load ptr, ptr %other, align 4
  %tobool = icmp ne ptr %10, null
  br i1 %tobool, label %if.then, label %lor.lhs.false17

lor.lhs.false17:                                  ; preds = %cond.end15
  %11 = load i32, ptr %command, align 4
  %cmp18 = icmp eq i32 %11, 9
  br i1 %cmp18, label %if.then, label %lor.lhs.false20

lor.lhs.false20:                                  ; preds = %lor.lhs.false17
  %12 = load i32, ptr %command, align 4
  %cmp21 = icmp eq i32 %12, 10
  br i1 %cmp21, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false20, %lor.lhs.false17, %cond.end15
  %13 = load i32, ptr %command, align 4
  %cmp23 = icmp eq i32 %13, 3
  br i1 %cmp23, label %cond.true25, label %cond.false26

cond.true25:                                      ; preds = %if.then
  br label %cond.end29

cond.false26:                                     ; preds = %if.then
  %argp.cur27 = load ptr, ptr %list, align 4
  %argp.next28 = getelementptr inbounds i8, ptr %argp.cur27, i32 4
  store ptr %argp.next28, ptr %list, align 4
  %14 = load i32, ptr %argp.cur27, align 4
  br label %cond.end29

cond.end29:                                       ; preds = %cond.false26, %cond.true25
  %cond30 = phi i32 [ 0, %cond.true25 ], [ %14, %cond.false26 ]
  store i32 %cond30, ptr %last, align 4
  br label %if.end

if.end:                                           ; preds = %cond.end29, %lor.lhs.false20
  %15 = load ptr, ptr %futex, align 4
  %16 = load i32, ptr %operation, align 4
  %17 = load i32, ptr %value, align 4
  %18 = load i64, ptr %third, align 8
  %19 = load ptr, ptr %other, align 4
  %20 = load i32, ptr %last, align 4
  %call = call i32 @futex_call(ptr noundef %15, i32 noundef %16, i32 noundef %17, i64 noundef %18, ptr noundef %19, i32 noundef %20)
  store i32 %call, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %other)
  call void @llvm.lifetime.end.p0(ptr %third)
  call void @llvm.lifetime.end.p0(ptr %command)
  call void @llvm.lifetime.end.p0(ptr %last)
  call void @llvm.lifetime.end.p0(ptr %value)
  call void @llvm.lifetime.end.p0(ptr %operation)
  call void @llvm.lifetime.end.p0(ptr %futex)
  br label %cleanup

sw.bb31:                                          ; preds = %entry
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

sw.bb32:                                          ; preds = %entry
  %call33 = call i64 @__raddle_self()
  %conv34 = trunc i64 %call33 to i32
  store i32 %conv34, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

sw.bb35:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

sw.bb36:                                          ; preds = %entry
  %call37 = call i32 @failed(i32 noundef 38)
  store i32 %call37, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

sw.default:                                       ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.34)
  unreachable

cleanup:                                          ; preds = %sw.bb36, %sw.bb35, %sw.bb32, %sw.bb31, %if.end
  call void @llvm.lifetime.end.p0(ptr %list)
  %21 = load i32, ptr %retval, align 4
  ret i32 %21
}

define internal i32 @futex_call(ptr noundef %futex, i32 noundef %operation, i32 noundef %value, i64 noundef %third, ptr noundef %other, i32 noundef %last) {
entry:
  %retval = alloca i32, align 4
  %futex.addr = alloca ptr, align 4
  %operation.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %third.addr = alloca i64, align 8
  %other.addr = alloca ptr, align 4
  %last.addr = alloca i32, align 4
  %command = alloca i32, align 4
  %mask = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %moves = alloca i32, align 4
  %count = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %futex, ptr %futex.addr, align 4
  store i32 %operation, ptr %operation.addr, align 4
  store i32 %value, ptr %value.addr, align 4
  store i64 %third, ptr %third.addr, align 8
  store ptr %other, ptr %other.addr, align 4
  store i32 %last, ptr %last.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %command)
  %0 = load i32, ptr %operation.addr, align 4
  %and = and i32 %0, -1921
  store i32 %and, ptr %command, align 4
  call void @llvm.lifetime.start.p0(ptr %mask)
  %1 = load i32, ptr %command, align 4
  %cmp = icmp eq i32 %1, 9
  br i1 %cmp, label %cond.true, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %2 = load i32, ptr %command, align 4
  %cmp1 = icmp eq i32 %2, 10
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %lor.lhs.false, %entry
  %3 = load i32, ptr %last.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %lor.lhs.false
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ -1, %cond.false ]
  store i32 %cond, ptr %mask, align 4
  %4 = load i32, ptr %mask, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %cond.end
  %call = call i32 @failed(i32 noundef 22)
  store i32 %call, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %cond.end
  %5 = load i32, ptr %command, align 4
  %cmp2 = icmp eq i32 %5, 0
  br i1 %cmp2, label %if.then5, label %lor.lhs.false3

lor.lhs.false3:                                   ; preds = %if.end
  %6 = load i32, ptr %command, align 4
  %cmp4 = icmp eq i32 %6, 9
  br i1 %cmp4, label %if.then5, label %if.end7

if.then5:                                         ; preds = %lor.lhs.false3, %if.end
  %7 = load ptr, ptr %futex.addr, align 4
  %8 = load i32, ptr %value.addr, align 4
  %9 = load i64, ptr %third.addr, align 8
  %conv = trunc i64 %9 to i32
  %10 = inttoptr i32 %conv to ptr
  %11 = load i32, ptr %mask, align 4
  %call6 = call i32 @futex_wait(ptr noundef %7, i32 noundef %8, ptr noundef %10, i32 noundef %11)
  store i32 %call6, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end7:                                          ; preds = %lor.lhs.false3
  %12 = load i32, ptr %command, align 4
  %cmp8 = icmp ne i32 %12, 1
  br i1 %cmp8, label %land.lhs.true, label %if.end19

land.lhs.true:                                    ; preds = %if.end7
  %13 = load i32, ptr %command, align 4
  %cmp10 = icmp ne i32 %13, 10
  br i1 %cmp10, label %land.lhs.true12, label %if.end19

land.lhs.true12:                                  ; preds = %land.lhs.true
  %14 = load i32, ptr %command, align 4
  %cmp13 = icmp ne i32 %14, 3
  br i1 %cmp13, label %land.lhs.true15, label %if.end19

land.lhs.true15:                                  ; preds = %land.lhs.true12
  %15 = load i32, ptr %command, align 4
  %cmp16 = icmp ne i32 %15, 4
  br i1 %cmp16, label %if.then18, label %if.end19

if.then18:                                        ; preds = %land.lhs.true15
  call void @__raddle_unsupported(ptr noundef @.str.207)
  unreachable

if.end19:                                         ; preds = %land.lhs.true15, %land.lhs.true12, %land.lhs.true, %if.end7
  call void @llvm.lifetime.start.p0(ptr %moves)
  %16 = load i32, ptr %command, align 4
  %cmp20 = icmp eq i32 %16, 3
  br i1 %cmp20, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end19
  %17 = load i32, ptr %command, align 4
  %cmp22 = icmp eq i32 %17, 4
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.end19
  %18 = phi i1 [ true, %if.end19 ], [ %cmp22, %lor.rhs ]
  %lor.ext = zext i1 %18 to i32
  store i32 %lor.ext, ptr %moves, align 4
  call void @__raddle_lock(ptr noundef @futex_lock)
  call void @llvm.lifetime.start.p0(ptr %count)
  store i32 -1, ptr %count, align 4
  %19 = load i32, ptr %command, align 4
  %cmp24 = icmp ne i32 %19, 4
  br i1 %cmp24, label %if.then29, label %lor.lhs.false26

lor.lhs.false26:                                  ; preds = %lor.end
  %20 = load ptr, ptr %futex.addr, align 4
  %21 = load atomic i32, ptr %20 seq_cst, align 4
  store i32 %21, ptr %atomic-temp, align 4
  %22 = load i32, ptr %atomic-temp, align 4
  %23 = load i32, ptr %last.addr, align 4
  %cmp27 = icmp eq i32 %22, %23
  br i1 %cmp27, label %if.then29, label %if.end37

if.then29:                                        ; preds = %lor.lhs.false26, %lor.end
  %24 = load ptr, ptr %futex.addr, align 4
  %25 = load i32, ptr %value.addr, align 4
  %26 = load i32, ptr %mask, align 4
  %27 = load ptr, ptr %other.addr, align 4
  %28 = load i32, ptr %moves, align 4
  %tobool30 = icmp ne i32 %28, 0
  br i1 %tobool30, label %cond.true31, label %cond.false33

cond.true31:                                      ; preds = %if.then29
  %29 = load i64, ptr %third.addr, align 8
  %conv32 = trunc i64 %29 to i32
  br label %cond.end34

cond.false33:                                     ; preds = %if.then29
  br label %cond.end34

cond.end34:                                       ; preds = %cond.false33, %cond.true31
  %cond35 = phi i32 [ %conv32, %cond.true31 ], [ 0, %cond.false33 ]
  %call36 = call i32 @futex_wake(ptr noundef %24, i32 noundef %25, i32 noundef %26, ptr noundef %27, i32 noundef %cond35)
  store i32 %call36, ptr %count, align 4
  br label %if.end37

if.end37:                                         ; preds = %cond.end34, %lor.lhs.false26
  call void @__raddle_unlock(ptr noundef @futex_lock)
  %30 = load i32, ptr %count, align 4
  %cmp38 = icmp slt i32 %30, 0
  br i1 %cmp38, label %cond.true40, label %cond.false42

cond.true40:                                      ; preds = %if.end37
  %call41 = call i32 @failed(i32 noundef 11)
  br label %cond.end43

cond.false42:                                     ; preds = %if.end37
  %31 = load i32, ptr %count, align 4
  br label %cond.end43

cond.end43:                                       ; preds = %cond.false42, %cond.true40
  %cond44 = phi i32 [ %call41, %cond.true40 ], [ %31, %cond.false42 ]
  store i32 %cond44, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %moves)
  br label %cleanup

cleanup:                                          ; preds = %cond.end43, %if.then5, %if.then
  call void @llvm.lifetime.end.p0(ptr %mask)
  call void @llvm.lifetime.end.p0(ptr %command)
  %32 = load i32, ptr %retval, align 4
  ret i32 %32
}

define internal i32 @failed(i32 noundef %problem) {
entry:
  %problem.addr = alloca i32, align 4
  store i32 %problem, ptr %problem.addr, align 4
  %0 = load i32, ptr %problem.addr, align 4
  %call = call ptr @__errno_location()
  store i32 %0, ptr %call, align 4
  ret i32 -1
}

define i32 @pthread_atfork(ptr noundef %prepare, ptr noundef %parent, ptr noundef %child) {
entry:
  %prepare.addr = alloca ptr, align 4
  %parent.addr = alloca ptr, align 4
  %child.addr = alloca ptr, align 4
  store ptr %prepare, ptr %prepare.addr, align 4
  store ptr %parent, ptr %parent.addr, align 4
  store ptr %child, ptr %child.addr, align 4
  ret i32 0
}

define i32 @sysconf(i32 noundef %name) {
entry:
  %retval = alloca i32, align 4
  %name.addr = alloca i32, align 4
  store i32 %name, ptr %name.addr, align 4
  %0 = load i32, ptr %name.addr, align 4
  switch i32 %0, label %sw.default [
    i32 30, label %sw.bb
    i32 83, label %sw.bb1
    i32 84, label %sw.bb1
    i32 2, label %sw.bb2
    i32 4, label %sw.bb3
    i32 60, label %sw.bb3
    i32 70, label %sw.bb3
    i32 74, label %sw.bb3
    i32 75, label %sw.bb4
    i32 85, label %sw.bb5
    i32 86, label %sw.bb5
    i32 190, label %sw.bb6
  ]

sw.bb:                                            ; preds = %entry
  store i32 4096, ptr %retval, align 4
  br label %return

sw.bb1:                                           ; preds = %entry, %entry
  store i32 4, ptr %retval, align 4
  br label %return

sw.bb2:                                           ; preds = %entry
  store i32 100, ptr %retval, align 4
  br label %return

sw.bb3:                                           ; preds = %entry, %entry, %entry, %entry
  store i32 1024, ptr %retval, align 4
  br label %return

sw.bb4:                                           ; preds = %entry
  store i32 16384, ptr %retval, align 4
  br label %return

sw.bb5:                                           ; preds = %entry, %entry
  store i32 1048576, ptr %retval, align 4
  br label %return

sw.bb6:                                           ; preds = %entry
  store i32 64, ptr %retval, align 4
  br label %return

sw.default:                                       ; preds = %entry
  store i32 -1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %sw.default, %sw.bb6, %sw.bb5, %sw.bb4, %sw.bb3, %sw.bb2, %sw.bb1, %sw.bb
  %1 = load i32, ptr %retval, align 4
  ret i32 %1
}

define i32 @getrlimit(i32 noundef %which, ptr noundef nonnull %limit) {
entry:
  %which.addr = alloca i32, align 4
  %limit.addr = alloca ptr, align 4
  store i32 %which, ptr %which.addr, align 4
  store ptr %limit, ptr %limit.addr, align 4
  %0 = load i32, ptr %which.addr, align 4
  %cmp = icmp eq i32 %0, 3
  %1 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 8388608, i32 -1
  %2 = load ptr, ptr %limit.addr, align 4
  %rlim_cur = getelementptr inbounds nuw %struct.rlimit, ptr %2, i32 0, i32 0
  store i32 %cond, ptr %rlim_cur, align 4
  %3 = load ptr, ptr %limit.addr, align 4
  %rlim_max = getelementptr inbounds nuw %struct.rlimit, ptr %3, i32 0, i32 1
  store i32 -1, ptr %rlim_max, align 4
  ret i32 0
}

define i32 @setrlimit(i32 noundef %which, ptr noundef nonnull %limit) {
entry:
  %which.addr = alloca i32, align 4
  %limit.addr = alloca ptr, align 4
  store i32 %which, ptr %which.addr, align 4
  store ptr %limit, ptr %limit.addr, align 4
  %0 = load ptr, ptr %limit.addr, align 4
  %rlim_cur = getelementptr inbounds nuw %struct.rlimit, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %rlim_cur, align 4
  %2 = load ptr, ptr %limit.addr, align 4
  %rlim_max = getelementptr inbounds nuw %struct.rlimit, ptr %2, i32 0, i32 1
  %3 = load i32, ptr %rlim_max, align 4
  %cmp = icmp ugt i32 %1, %3
  %4 = zext i1 %cmp to i64
  %cond = select i1 %cmp, i32 -1, i32 0
  ret i32 %cond
}

define i32 @sigemptyset(ptr noundef %set) {
entry:
  %set.addr = alloca ptr, align 4
  %i = alloca i32, align 4
  store ptr %set, ptr %set.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %set.addr, align 4
  %2 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds i64, ptr %1, i32 %2
  store i64 0, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  ret i32 0
}

define i32 @sigfillset(ptr noundef %set) {
entry:
  %set.addr = alloca ptr, align 4
  %i = alloca i32, align 4
  store ptr %set, ptr %set.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %0, 16
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %set.addr, align 4
  %2 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds i64, ptr %1, i32 %2
  store i64 -1, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %3 = load i32, ptr %i, align 4
  %inc = add nsw i32 %3, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  ret i32 0
}

define i32 @sigaddset(ptr noundef %set, i32 noundef %number) {
entry:
  %retval = alloca i32, align 4
  %set.addr = alloca ptr, align 4
  %number.addr = alloca i32, align 4
  store ptr %set, ptr %set.addr, align 4
  store i32 %number, ptr %number.addr, align 4
  %0 = load i32, ptr %number.addr, align 4
  %call = call i32 @wrong_signal(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 -1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %number.addr, align 4
  %sub = sub nsw i32 %1, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  %2 = load ptr, ptr %set.addr, align 4
  %arrayidx = getelementptr inbounds i64, ptr %2, i32 0
  %3 = load i64, ptr %arrayidx, align 4
  %or = or i64 %3, %shl
  store i64 %or, ptr %arrayidx, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

define internal i32 @wrong_signal(i32 noundef %number) {
entry:
  %retval = alloca i32, align 4
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
  %0 = load i32, ptr %number.addr, align 4
  %cmp = icmp sgt i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %number.addr, align 4
  %cmp1 = icmp sle i32 %1, 64
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  store i32 0, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %land.lhs.true, %entry
  %call = call ptr @__errno_location()
  store i32 22, ptr %call, align 4
  store i32 1, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %2 = load i32, ptr %retval, align 4
  ret i32 %2
}

define i32 @sigdelset(ptr noundef %set, i32 noundef %number) {
entry:
  %retval = alloca i32, align 4
  %set.addr = alloca ptr, align 4
  %number.addr = alloca i32, align 4
  store ptr %set, ptr %set.addr, align 4
  store i32 %number, ptr %number.addr, align 4
  %0 = load i32, ptr %number.addr, align 4
  %call = call i32 @wrong_signal(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 -1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %number.addr, align 4
  %sub = sub nsw i32 %1, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  %not = xor i64 %shl, -1
  %2 = load ptr, ptr %set.addr, align 4
  %arrayidx = getelementptr inbounds i64, ptr %2, i32 0
  %3 = load i64, ptr %arrayidx, align 4
  %and = and i64 %3, %not
  store i64 %and, ptr %arrayidx, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

define i32 @sigismember(ptr noundef %set, i32 noundef %number) {
entry:
  %retval = alloca i32, align 4
  %set.addr = alloca ptr, align 4
  %number.addr = alloca i32, align 4
  store ptr %set, ptr %set.addr, align 4
  store i32 %number, ptr %number.addr, align 4
  %0 = load i32, ptr %number.addr, align 4
  %call = call i32 @wrong_signal(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 -1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %set.addr, align 4
  %arrayidx = getelementptr inbounds i64, ptr %1, i32 0
  %2 = load i64, ptr %arrayidx, align 4
  %3 = load i32, ptr %number.addr, align 4
  %sub = sub nsw i32 %3, 1
  %sh_prom = zext i32 %sub to i64
  %shr = lshr i64 %2, %sh_prom
  %and = and i64 %shr, 1
  %conv = trunc i64 %and to i32
  store i32 %conv, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

define i32 @pthread_sigmask(i32 noundef %how, ptr noundef %set, ptr noundef %before) {
entry:
  %retval = alloca i32, align 4
  %how.addr = alloca i32, align 4
  %set.addr = alloca ptr, align 4
  %before.addr = alloca ptr, align 4
  %old = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store i32 %how, ptr %how.addr, align 4
  store ptr %set, ptr %set.addr, align 4
  store ptr %before, ptr %before.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %old)
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocked_signals)
  %1 = load i64, ptr %0, align 8
  store i64 %1, ptr %old, align 8
  %2 = load ptr, ptr %set.addr, align 4
  %tobool = icmp ne ptr %2, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %3 = load i32, ptr %how.addr, align 4
  %cmp = icmp ugt i32 %3, 2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  store i32 22, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true, %entry
  %4 = load ptr, ptr %set.addr, align 4
  %tobool1 = icmp ne ptr %4, null
  br i1 %tobool1, label %if.then2, label %if.end11

if.then2:                                         ; preds = %if.end
  %5 = load i32, ptr %how.addr, align 4
  %cmp3 = icmp eq i32 %5, 0
  br i1 %cmp3, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then2
  %6 = load i64, ptr %old, align 8
  %7 = load ptr, ptr %set.addr, align 4
  %arrayidx = getelementptr inbounds i64, ptr %7, i32 0
  %8 = load i64, ptr %arrayidx, align 4
  %or = or i64 %6, %8
  br label %cond.end9

cond.false:                                       ; preds = %if.then2
  %9 = load i32, ptr %how.addr, align 4
  %cmp4 = icmp eq i32 %9, 1
  br i1 %cmp4, label %cond.true5, label %cond.false7

cond.true5:                                       ; preds = %cond.false
  %10 = load i64, ptr %old, align 8
  %11 = load ptr, ptr %set.addr, align 4
  %arrayidx6 = getelementptr inbounds i64, ptr %11, i32 0
  %12 = load i64, ptr %arrayidx6, align 4
  %not = xor i64 %12, -1
  %and = and i64 %10, %not
  br label %cond.end

cond.false7:                                      ; preds = %cond.false
  %13 = load ptr, ptr %set.addr, align 4
  %arrayidx8 = getelementptr inbounds i64, ptr %13, i32 0
  %14 = load i64, ptr %arrayidx8, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false7, %cond.true5
  %cond = phi i64 [ %and, %cond.true5 ], [ %14, %cond.false7 ]
  br label %cond.end9

cond.end9:                                        ; preds = %cond.end, %cond.true
  %cond10 = phi i64 [ %or, %cond.true ], [ %cond, %cond.end ]
  %15 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @blocked_signals)
  store i64 %cond10, ptr %15, align 8
  br label %if.end11

if.end11:                                         ; preds = %cond.end9, %if.end
  %16 = load ptr, ptr %before.addr, align 4
  %tobool12 = icmp ne ptr %16, null
  br i1 %tobool12, label %if.then13, label %if.end15

if.then13:                                        ; preds = %if.end11
  %17 = load ptr, ptr %before.addr, align 4
  %call = call i32 @sigemptyset(ptr noundef %17)
  %18 = load i64, ptr %old, align 8
  %19 = load ptr, ptr %before.addr, align 4
  %arrayidx14 = getelementptr inbounds i64, ptr %19, i32 0
  store i64 %18, ptr %arrayidx14, align 4
  br label %if.end15

if.end15:                                         ; preds = %if.then13, %if.end11
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end15, %if.then
  call void @llvm.lifetime.end.p0(ptr %old)
  %20 = load i32, ptr %retval, align 4
  ret i32 %20
}

define i32 @sigprocmask(i32 noundef %how, ptr noundef %set, ptr noundef %before) {
entry:
  %how.addr = alloca i32, align 4
  %set.addr = alloca ptr, align 4
  %before.addr = alloca ptr, align 4
  store i32 %how, ptr %how.addr, align 4
  store ptr %set, ptr %set.addr, align 4
  store ptr %before, ptr %before.addr, align 4
  %0 = load i32, ptr %how.addr, align 4
  %1 = load ptr, ptr %set.addr, align 4
  %2 = load ptr, ptr %before.addr, align 4
  %call = call i32 @pthread_sigmask(i32 noundef %0, ptr noundef %1, ptr noundef %2)
  %call1 = call ptr @__errno_location()
  store i32 %call, ptr %call1, align 4
  %call2 = call ptr @__errno_location()
  %3 = load i32, ptr %call2, align 4
  %tobool = icmp ne i32 %3, 0
  %4 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 -1, i32 0
  ret i32 %cond
}

define ptr @signal(i32 noundef %number, ptr noundef %handler) {
entry:
  %number.addr = alloca i32, align 4
  %handler.addr = alloca ptr, align 4
  store i32 %number, ptr %number.addr, align 4
  store ptr %handler, ptr %handler.addr, align 4
  %0 = load i32, ptr %number.addr, align 4
  %call = call i32 @cannot_be_caught(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end

cond.false:                                       ; preds = %entry
  %1 = load i32, ptr %number.addr, align 4
  %2 = load ptr, ptr %handler.addr, align 4
  %call1 = call ptr @dispose(i32 noundef %1, ptr noundef %2)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ inttoptr (i32 -1 to ptr), %cond.true ], [ %call1, %cond.false ]
  ret ptr %cond
}

define internal i32 @cannot_be_caught(i32 noundef %number) {
entry:
  %retval = alloca i32, align 4
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
  %0 = load i32, ptr %number.addr, align 4
  %call = call i32 @wrong_signal(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %number.addr, align 4
  %cmp = icmp eq i32 %1, 9
  br i1 %cmp, label %if.then2, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %2 = load i32, ptr %number.addr, align 4
  %cmp1 = icmp eq i32 %2, 19
  br i1 %cmp1, label %if.then2, label %if.end4

if.then2:                                         ; preds = %lor.lhs.false, %if.end
  %call3 = call ptr @__errno_location()
  store i32 22, ptr %call3, align 4
  br label %if.end4

if.end4:                                          ; preds = %if.then2, %lor.lhs.false
  %3 = load i32, ptr %number.addr, align 4
  %cmp5 = icmp eq i32 %3, 9
  br i1 %cmp5, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %if.end4
  %4 = load i32, ptr %number.addr, align 4
  %cmp6 = icmp eq i32 %4, 19
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %if.end4
  %5 = phi i1 [ true, %if.end4 ], [ %cmp6, %lor.rhs ]
  %lor.ext = zext i1 %5 to i32
  store i32 %lor.ext, ptr %retval, align 4
  br label %return

return:                                           ; preds = %lor.end, %if.then
  %6 = load i32, ptr %retval, align 4
  ret i32 %6
}

define internal ptr @dispose(i32 noundef %number, ptr noundef %handler) {
entry:
  %number.addr = alloca i32, align 4
  %handler.addr = alloca ptr, align 4
  %bit = alloca i64, align 8
  %old = alloca i64, align 8
  %.atomictmp = alloca i64, align 4
  %atomic-temp = alloca i64, align 8
  %.atomictmp3 = alloca i64, align 4
  %atomic-temp4 = alloca i64, align 8
  store i32 %number, ptr %number.addr, align 4
  store ptr %handler, ptr %handler.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %bit)
  %0 = load i32, ptr %number.addr, align 4
  %sub = sub nsw i32 %0, 1
  %sh_prom = zext i32 %sub to i64
  %shl = shl i64 1, %sh_prom
  store i64 %shl, ptr %bit, align 8
  call void @llvm.lifetime.start.p0(ptr %old)
  %1 = load ptr, ptr %handler.addr, align 4
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %2 = load ptr, ptr %handler.addr, align 4
  %cmp = icmp ne ptr %2, inttoptr (i32 1 to ptr)
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__raddle_unsupported(ptr noundef @.str.209)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  %3 = load ptr, ptr %handler.addr, align 4
  %tobool1 = icmp ne ptr %3, null
  br i1 %tobool1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %4 = load i64, ptr %bit, align 8
  store i64 %4, ptr %.atomictmp, align 4
  %5 = load i64, ptr %.atomictmp, align 4
  %6 = atomicrmw or ptr @ignored_signals, i64 %5 monotonic, align 8
  store i64 %6, ptr %atomic-temp, align 8
  %7 = load i64, ptr %atomic-temp, align 8
  store i64 %7, ptr %old, align 8
  br label %if.end5

if.else:                                          ; preds = %if.end
  %8 = load i64, ptr %bit, align 8
  %not = xor i64 %8, -1
  store i64 %not, ptr %.atomictmp3, align 4
  %9 = load i64, ptr %.atomictmp3, align 4
  %10 = atomicrmw and ptr @ignored_signals, i64 %9 monotonic, align 8
  store i64 %10, ptr %atomic-temp4, align 8
  %11 = load i64, ptr %atomic-temp4, align 8
  store i64 %11, ptr %old, align 8
  br label %if.end5

if.end5:                                          ; preds = %if.else, %if.then2
  %12 = load i64, ptr %old, align 8
  %13 = load i64, ptr %bit, align 8
  %and = and i64 %12, %13
  %tobool6 = icmp ne i64 %and, 0
  %14 = zext i1 %tobool6 to i64
  %cond = select i1 %tobool6, ptr inttoptr (i32 1 to ptr), ptr null
  call void @llvm.lifetime.end.p0(ptr %old)
  call void @llvm.lifetime.end.p0(ptr %bit)
  ret ptr %cond
}

define i32 @sigaction(i32 noundef %number, ptr noundef %now, ptr noundef %before) {
entry:
  %retval = alloca i32, align 4
  %number.addr = alloca i32, align 4
  %now.addr = alloca ptr, align 4
  %before.addr = alloca ptr, align 4
  %old = alloca %struct.disposition, align 4
  %ignored = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store i32 %number, ptr %number.addr, align 4
  store ptr %now, ptr %now.addr, align 4
  store ptr %before, ptr %before.addr, align 4
  %0 = load i32, ptr %number.addr, align 4
  %call = call i32 @cannot_be_caught(i32 noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 -1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %old)
  call void @llvm.memset.p0.i32(ptr align 4 %old, i8 0, i32 140, i1 false)
  call void @llvm.lifetime.start.p0(ptr %ignored)
  %1 = load atomic i64, ptr @ignored_signals monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %ignored, align 8
  %3 = load i64, ptr %ignored, align 8
  %4 = load i32, ptr %number.addr, align 4
  %sub = sub nsw i32 %4, 1
  %sh_prom = zext i32 %sub to i64
  %shr = lshr i64 %3, %sh_prom
  %and = and i64 %shr, 1
  %tobool1 = icmp ne i64 %and, 0
  %5 = zext i1 %tobool1 to i64
  %cond = select i1 %tobool1, ptr inttoptr (i32 1 to ptr), ptr null
  %handler = getelementptr inbounds nuw %struct.disposition, ptr %old, i32 0, i32 0
  store ptr %cond, ptr %handler, align 4
  %6 = load ptr, ptr %now.addr, align 4
  %tobool2 = icmp ne ptr %6, null
  br i1 %tobool2, label %if.then3, label %if.end7

if.then3:                                         ; preds = %if.end
  %7 = load i32, ptr %number.addr, align 4
  %8 = load ptr, ptr %now.addr, align 4
  %handler4 = getelementptr inbounds nuw %struct.disposition, ptr %8, i32 0, i32 0
  %9 = load ptr, ptr %handler4, align 4
  %call5 = call ptr @dispose(i32 noundef %7, ptr noundef %9)
  %handler6 = getelementptr inbounds nuw %struct.disposition, ptr %old, i32 0, i32 0
  store ptr %call5, ptr %handler6, align 4
  br label %if.end7

if.end7:                                          ; preds = %if.then3, %if.end
  %10 = load ptr, ptr %before.addr, align 4
  %tobool8 = icmp ne ptr %10, null
  br i1 %tobool8, label %if.then9, label %if.end10

if.then9:                                         ; preds = %if.end7
  %11 = load ptr, ptr %before.addr, align 4
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %11, ptr align 4 %old, i32 140, i1 false)
  br label %if.end10

if.end10:                                         ; preds = %if.then9, %if.end7
  store i32 0, ptr %retval, align 4
  call void @llvm.lifetime.end.p0(ptr %ignored)
  call void @llvm.lifetime.end.p0(ptr %old)
  br label %return

return:                                           ; preds = %if.end10, %if.then
  %12 = load i32, ptr %retval, align 4
  ret i32 %12
}

define ptr @__raddle_set_getenv(ptr noundef %name) {
entry:
  %name.addr = alloca ptr, align 4
  %i = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  %0 = load ptr, ptr %name.addr, align 4
  %call = call i32 @find_variable(ptr noundef %0)
  store i32 %call, ptr %i, align 4
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr @variable_count, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %3 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw [32 x ptr], ptr @values, i32 0, i32 %3
  %4 = load ptr, ptr %arrayidx, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %4, %cond.true ], [ null, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %i)
  ret ptr %cond
}

define internal i32 @find_variable(ptr noundef %name) {
entry:
  %name.addr = alloca ptr, align 4
  %i = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 0, ptr %i, align 4
  %0 = load ptr, ptr %name.addr, align 4
  %call = call i32 @strlen(ptr noundef %0)
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr @variable_count, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %3 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw [32 x ptr], ptr @variables, i32 0, i32 %3
  %4 = load ptr, ptr %arrayidx, align 4
  %5 = load ptr, ptr %name.addr, align 4
  %call1 = call i32 @strcmp(ptr noundef %4, ptr noundef %5)
  %tobool = icmp ne i32 %call1, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %6 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %6, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %7 = load i32, ptr %i, align 4
  %inc = add i32 %7, 1
  store i32 %inc, ptr %i, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  %8 = load i32, ptr %i, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  ret i32 %8
}

define i32 @setenv(ptr noundef %name, ptr noundef nonnull %value, i32 noundef %overwrite) {
entry:
  %retval = alloca i32, align 4
  %name.addr = alloca ptr, align 4
  %value.addr = alloca ptr, align 4
  %overwrite.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 4
  store ptr %value, ptr %value.addr, align 4
  store i32 %overwrite, ptr %overwrite.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  %0 = load ptr, ptr %name.addr, align 4
  %call = call i32 @find_variable(ptr noundef %0)
  store i32 %call, ptr %i, align 4
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr @variable_count, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %3 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw [32 x ptr], ptr @values, i32 0, i32 %3
  %4 = load ptr, ptr %arrayidx, align 4
  %tobool = icmp ne ptr %4, null
  br i1 %tobool, label %land.lhs.true1, label %if.end

land.lhs.true1:                                   ; preds = %land.lhs.true
  %5 = load i32, ptr %overwrite.addr, align 4
  %tobool2 = icmp ne i32 %5, 0
  br i1 %tobool2, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true1
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %land.lhs.true1, %land.lhs.true, %entry
  %6 = load i32, ptr %i, align 4
  %cmp3 = icmp eq i32 %6, 32
  br i1 %cmp3, label %if.then4, label %if.end5

if.then4:                                         ; preds = %if.end
  call void @__raddle_unsupported(ptr noundef @.str.35)
  unreachable

if.end5:                                          ; preds = %if.end
  %7 = load i32, ptr %i, align 4
  %8 = load i32, ptr @variable_count, align 4
  %cmp6 = icmp eq i32 %7, %8
  br i1 %cmp6, label %if.then7, label %if.end10

if.then7:                                         ; preds = %if.end5
  %9 = load ptr, ptr %name.addr, align 4
  %call8 = call noalias ptr @strdup(ptr noundef %9)
  %10 = load i32, ptr %i, align 4
  %arrayidx9 = getelementptr inbounds nuw [32 x ptr], ptr @variables, i32 0, i32 %10
  store ptr %call8, ptr %arrayidx9, align 4
  %11 = load i32, ptr @variable_count, align 4
  %inc = add i32 %11, 1
  store i32 %inc, ptr @variable_count, align 4
  br label %if.end10

if.end10:                                         ; preds = %if.then7, %if.end5
  %12 = load ptr, ptr %value.addr, align 4
  %call11 = call noalias ptr @strdup(ptr noundef %12)
  %13 = load i32, ptr %i, align 4
  %arrayidx12 = getelementptr inbounds nuw [32 x ptr], ptr @values, i32 0, i32 %13
  store ptr %call11, ptr %arrayidx12, align 4
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end10, %if.then
  call void @llvm.lifetime.end.p0(ptr %i)
  %14 = load i32, ptr %retval, align 4
  ret i32 %14
}

define i32 @unsetenv(ptr noundef nonnull %name) {
entry:
  %name.addr = alloca ptr, align 4
  %i = alloca i32, align 4
  store ptr %name, ptr %name.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  %0 = load ptr, ptr %name.addr, align 4
  %call = call i32 @find_variable(ptr noundef %0)
  store i32 %call, ptr %i, align 4
  %1 = load i32, ptr %i, align 4
  %2 = load i32, ptr @variable_count, align 4
  %cmp = icmp ult i32 %1, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %3 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds nuw [32 x ptr], ptr @values, i32 0, i32 %3
  store ptr null, ptr %arrayidx, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr %i)
  ret i32 0
}

define ptr @mmap(ptr noundef %where, i32 noundef %size, i32 noundef %protection, i32 noundef %flags, i32 noundef %file, i32 noundef %offset) {
entry:
  %where.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %protection.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %file.addr = alloca i32, align 4
  %offset.addr = alloca i32, align 4
  store ptr %where, ptr %where.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store i32 %protection, ptr %protection.addr, align 4
  store i32 %flags, ptr %flags.addr, align 4
  store i32 %file, ptr %file.addr, align 4
  store i32 %offset, ptr %offset.addr, align 4
  %0 = load i32, ptr %flags.addr, align 4
  %and = and i32 %0, 32
  %tobool = icmp ne i32 %and, 0
  br i1 %tobool, label %lor.lhs.false, label %if.then

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %flags.addr, align 4
  %and1 = and i32 %1, 16
  %tobool2 = icmp ne i32 %and1, 0
  br i1 %tobool2, label %if.then, label %lor.lhs.false3

lor.lhs.false3:                                   ; preds = %lor.lhs.false
  %2 = load i32, ptr %flags.addr, align 4
  %and4 = and i32 %2, 2
  %tobool5 = icmp ne i32 %and4, 0
  br i1 %tobool5, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false3, %lor.lhs.false, %entry
  call void @__raddle_unsupported(ptr noundef @.str.36)
  unreachable

if.end:                                           ; preds = %lor.lhs.false3
  %3 = load i32, ptr %size.addr, align 4
  %conv = zext i32 %3 to i64
  %call = call ptr @__raddle_allocate(i64 noundef %conv, i32 noundef 1)
  ret ptr %call
}

define i32 @munmap(ptr noundef %pages, i32 noundef %size) {
entry:
  %pages.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %pages, ptr %pages.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  %0 = load ptr, ptr %pages.addr, align 4
  %call = call i64 @__raddle_size_of(ptr noundef %0)
  %1 = load i32, ptr %size.addr, align 4
  %conv = zext i32 %1 to i64
  %cmp = icmp ne i64 %call, %conv
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.37)
  unreachable

if.end:                                           ; preds = %entry
  %2 = load ptr, ptr %pages.addr, align 4
  call void @__raddle_end_block(ptr noundef %2)
  ret i32 0
}

define i32 @madvise(ptr noundef %pages, i32 noundef %size, i32 noundef %advice) {
entry:
  %pages.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  %advice.addr = alloca i32, align 4
  store ptr %pages, ptr %pages.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  store i32 %advice, ptr %advice.addr, align 4
  ret i32 0
}

define i32 @mlock(ptr noundef %pages, i32 noundef %size) {
entry:
  %pages.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %pages, ptr %pages.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  ret i32 0
}

define i32 @munlock(ptr noundef %pages, i32 noundef %size) {
entry:
  %pages.addr = alloca ptr, align 4
  %size.addr = alloca i32, align 4
  store ptr %pages, ptr %pages.addr, align 4
  store i32 %size, ptr %size.addr, align 4
  ret i32 0
}

define void @raddle_assume(i32 noundef %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, ptr %condition.addr, align 4
  %0 = load i32, ptr %condition.addr, align 4
  call void @__raddle_assume(i32 noundef %0)
  ret void
}

define i32 @raddle_choice(i32 noundef %count) {
entry:
  %count.addr = alloca i32, align 4
  store i32 %count, ptr %count.addr, align 4
  %0 = load i32, ptr %count.addr, align 4
  %conv = zext i32 %0 to i64
  %call = call i64 @__raddle_choose(i64 noundef %conv)
  %conv1 = trunc i64 %call to i32
  ret i32 %conv1
}

define void @raddle_error(ptr noundef %message) {
entry:
  %message.addr = alloca ptr, align 4
  store ptr %message, ptr %message.addr, align 4
  %0 = load ptr, ptr %message.addr, align 4
  call void @__raddle_error_error(ptr noundef %0)
  unreachable
}

declare void @__raddle_error_error(ptr noundef)

define void @__VERIFIER_assume(i32 noundef %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, ptr %condition.addr, align 4
  %0 = load i32, ptr %condition.addr, align 4
  call void @__raddle_assume(i32 noundef %0)
  ret void
}

define void @__VERIFIER_error() {
entry:
  call void @__raddle_error_error(ptr noundef @.str.38)
  unreachable
}

define void @reach_error() {
entry:
  call void @__raddle_error_error(ptr noundef @.str.39)
  unreachable
}

define void @__VERIFIER_assert(i32 noundef %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, ptr %condition.addr, align 4
  %0 = load i32, ptr %condition.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @__raddle_error_assertion(ptr noundef @.str.40)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

define void @__VERIFIER_atomic_begin() {
entry:
  call void @__raddle_lock(ptr noundef @global_lock)
  ret void
}

define void @__VERIFIER_atomic_end() {
entry:
  call void @__raddle_unlock(ptr noundef @global_lock)
  ret void
}

define zeroext i1 @__VERIFIER_nondet_bool() {
entry:
  %call = call i64 @__raddle_choose(i64 noundef 2)
  %tobool = icmp ne i64 %call, 0
  ret i1 %tobool
}

define zeroext i1 @__VERIFIER_nondet__Bool() {
entry:
  %call = call i64 @__raddle_choose(i64 noundef 2)
  %tobool = icmp ne i64 %call, 0
  ret i1 %tobool
}

define signext i8 @__VERIFIER_nondet_char() {
entry:
  %call = call i64 @__raddle_choose(i64 noundef 256)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define zeroext i8 @__VERIFIER_nondet_uchar() {
entry:
  %call = call i64 @__raddle_choose(i64 noundef 256)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define zeroext i8 @__VERIFIER_nondet_u8() {
entry:
  %call = call i64 @__raddle_choose(i64 noundef 256)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define signext i16 @__VERIFIER_nondet_short() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i16
  ret i16 %conv
}

define internal i64 @any() {
entry:
  %0 = load i64, ptr @__raddle_nondet_count, align 8
  %call = call i64 @__raddle_choose(i64 noundef %0)
  %idxprom = trunc i64 %call to i32
  %arrayidx = getelementptr inbounds nuw [0 x i64], ptr @__raddle_nondet_values, i32 0, i32 %idxprom
  %1 = load i64, ptr %arrayidx, align 8
  ret i64 %1
}

define zeroext i16 @__VERIFIER_nondet_ushort() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i16
  ret i16 %conv
}

define zeroext i16 @__VERIFIER_nondet_u16() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i16
  ret i16 %conv
}

define i32 @__VERIFIER_nondet_int() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_uint() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_unsigned() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_unsigned_int() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_u32() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_long() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_ulong() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @__VERIFIER_nondet_longlong() {
entry:
  %call = call i64 @any()
  ret i64 %call
}

define i64 @__VERIFIER_nondet_ulonglong() {
entry:
  %call = call i64 @any()
  ret i64 %call
}

define i32 @__VERIFIER_nondet_size_t() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @__VERIFIER_nondet_u64() {
entry:
  %call = call i64 @any()
  ret i64 %call
}

define zeroext i8 @__VERIFIER_nondet_unsigned_char() {
entry:
  %call = call i64 @__raddle_choose(i64 noundef 256)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define signext i8 @__VERIFIER_nondet_schar() {
entry:
  %call = call i64 @__raddle_choose(i64 noundef 256)
  %conv = trunc i64 %call to i8
  ret i8 %conv
}

define i32 @__VERIFIER_nondet_unsigned_long() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_ptrdiff_t() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @__VERIFIER_nondet_loff_t() {
entry:
  %call = call i64 @any()
  ret i64 %call
}

define i32 @__VERIFIER_nondet_off_t() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_pthread_t() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i32 @__VERIFIER_nondet_sector_t() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define ptr @__VERIFIER_nondet_pointer() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  %0 = inttoptr i32 %conv to ptr
  ret ptr %0
}

define ptr @__VERIFIER_nondet_voidp() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  %0 = inttoptr i32 %conv to ptr
  ret ptr %0
}

define ptr @__VERIFIER_nondet_charp() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  %0 = inttoptr i32 %conv to ptr
  ret ptr %0
}

define ptr @__VERIFIER_nondet_pchar() {
entry:
  %call = call i64 @any()
  %conv = trunc i64 %call to i32
  %0 = inttoptr i32 %conv to ptr
  ret ptr %0
}

define float @__VERIFIER_nondet_float() {
entry:
  %call = call i64 @any()
  %conv = sitofp i64 %call to float
  ret float %conv
}

define double @__VERIFIER_nondet_double() {
entry:
  %call = call i64 @any()
  %conv = sitofp i64 %call to double
  ret double %conv
}

define internal i32 @may_be_in_use(ptr noundef %object, i32 noundef %at) {
entry:
  %object.addr = alloca ptr, align 4
  %at.addr = alloca i32, align 4
  store ptr %object, ptr %object.addr, align 4
  store i32 %at, ptr %at.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %call = call i32 @is_global(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %entry
  %1 = load ptr, ptr %object.addr, align 4
  %2 = load i32, ptr %at.addr, align 4
  %call1 = call i32 @is_marked(ptr noundef %1, i32 noundef %2)
  %tobool2 = icmp ne i32 %call1, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %entry
  %3 = phi i1 [ true, %entry ], [ %tobool2, %lor.rhs ]
  %lor.ext = zext i1 %3 to i32
  ret i32 %lor.ext
}

define internal void @note_initialised(ptr noundef %object, i32 noundef %at) {
entry:
  %object.addr = alloca ptr, align 4
  %at.addr = alloca i32, align 4
  store ptr %object, ptr %object.addr, align 4
  store i32 %at, ptr %at.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %call = call i32 @is_global(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %object.addr, align 4
  %2 = load i32, ptr %at.addr, align 4
  call void @mark(ptr noundef %1, i32 noundef %2)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret void
}

define internal i32 @is_global(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  store ptr %object, ptr %object.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %1 = ptrtoint ptr %0 to i32
  %conv = zext i32 %1 to i64
  %cmp = icmp ult i64 %conv, 536870912
  %conv1 = zext i1 %cmp to i32
  ret i32 %conv1
}

define internal void @end_waiting_word(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  %.atomictmp = alloca i64, align 4
  store ptr %object, ptr %object.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %add.ptr = getelementptr inbounds i64, ptr %0, i32 1
  store i64 1, ptr %.atomictmp, align 4
  %1 = load i64, ptr %.atomictmp, align 4
  store atomic i64 %1, ptr %add.ptr monotonic, align 8
  ret void
}

define internal i64 @own_bit() {
entry:
  %self = alloca i64, align 8
  call void @llvm.lifetime.start.p0(ptr %self)
  %call = call i64 @__raddle_self()
  store i64 %call, ptr %self, align 8
  %0 = load i64, ptr %self, align 8
  %cmp = icmp ugt i64 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.48)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, ptr %self, align 8
  %sub = sub i64 %1, 1
  %shl = shl i64 1, %sub
  call void @llvm.lifetime.end.p0(ptr %self)
  ret i64 %shl
}

declare i64 @__raddle_await_eq_64(ptr noundef, i64 noundef, i64 noundef)

define internal i32 @time_is_over() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @asked)
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %0, i32 0, i32 0
  %1 = load i32, ptr %tv_sec, align 4
  %2 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_sec1 = getelementptr inbounds nuw %struct.timespec, ptr %2, i32 0, i32 0
  %3 = load i32, ptr %tv_sec1, align 4
  %cmp = icmp sgt i32 %1, %3
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %4 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @asked)
  %tv_sec2 = getelementptr inbounds nuw %struct.timespec, ptr %4, i32 0, i32 0
  %5 = load i32, ptr %tv_sec2, align 4
  %6 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_sec3 = getelementptr inbounds nuw %struct.timespec, ptr %6, i32 0, i32 0
  %7 = load i32, ptr %tv_sec3, align 4
  %cmp4 = icmp eq i32 %5, %7
  br i1 %cmp4, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %lor.lhs.false
  %8 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @asked)
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %8, i32 0, i32 1
  %9 = load i32, ptr %tv_nsec, align 4
  %10 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %tv_nsec5 = getelementptr inbounds nuw %struct.timespec, ptr %10, i32 0, i32 1
  %11 = load i32, ptr %tv_nsec5, align 4
  %cmp6 = icmp sgt i32 %9, %11
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true, %entry
  %12 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @passed)
  %13 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @asked)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %12, ptr align 4 %13, i32 8, i1 false)
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %lor.lhs.false
  ret i32 110
}

declare i64 @__raddle_settled(i64 noundef)

define internal ptr @mark_of(ptr noundef %object, i32 noundef %at) {
entry:
  %object.addr = alloca ptr, align 4
  %at.addr = alloca i32, align 4
  store ptr %object, ptr %object.addr, align 4
  store i32 %at, ptr %at.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %1 = load i32, ptr %at.addr, align 4
  %mul = mul nsw i32 8, %1
  %add.ptr = getelementptr inbounds i8, ptr %0, i32 %mul
  ret ptr %add.ptr
}

define internal i32 @mark_at(ptr noundef %object) {
entry:
  %object.addr = alloca ptr, align 4
  store ptr %object, ptr %object.addr, align 4
  %0 = load ptr, ptr %object.addr, align 4
  %1 = ptrtoint ptr %0 to i32
  %xor = xor i32 %1, 1684302949
  ret i32 %xor
}

declare i64 @__raddle_await_eq_32(ptr noundef, i64 noundef, i64 noundef)

declare void @__raddle_error_memory(ptr noundef)

define internal void @put(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  call void @__raddle_text_put(i32 noundef %0)
  ret void
}

define internal void @put_string(ptr noundef %f, ptr noundef %s, ptr noundef %to) {
entry:
  %f.addr = alloca ptr, align 4
  %s.addr = alloca ptr, align 4
  %to.addr = alloca ptr, align 4
  %most = alloca i32, align 4
  %count = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %to, ptr %to.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %most)
  %0 = load ptr, ptr %f.addr, align 4
  %precision = getelementptr inbounds nuw %struct.field, ptr %0, i32 0, i32 6
  %1 = load i32, ptr %precision, align 4
  %cmp = icmp sge i32 %1, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %f.addr, align 4
  %precision1 = getelementptr inbounds nuw %struct.field, ptr %2, i32 0, i32 6
  %3 = load i32, ptr %precision1, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %3, %cond.true ], [ 2147483647, %cond.false ]
  store i32 %cond, ptr %most, align 4
  call void @llvm.lifetime.start.p0(ptr %count)
  store i32 0, ptr %count, align 4
  %4 = load ptr, ptr %f.addr, align 4
  %width = getelementptr inbounds nuw %struct.field, ptr %4, i32 0, i32 5
  %5 = load i32, ptr %width, align 4
  %tobool = icmp ne i32 %5, 0
  br i1 %tobool, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %cond.end
  %6 = load ptr, ptr %f.addr, align 4
  %left = getelementptr inbounds nuw %struct.field, ptr %6, i32 0, i32 0
  %7 = load i32, ptr %left, align 4
  %tobool2 = icmp ne i32 %7, 0
  br i1 %tobool2, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %8 = load ptr, ptr %s.addr, align 4
  %9 = load i32, ptr %most, align 4
  %call = call i32 @strnlen(ptr noundef %8, i32 noundef %9)
  store i32 %call, ptr %most, align 4
  %10 = load ptr, ptr %f.addr, align 4
  %width3 = getelementptr inbounds nuw %struct.field, ptr %10, i32 0, i32 5
  %11 = load i32, ptr %width3, align 4
  %12 = load i32, ptr %most, align 4
  %sub = sub nsw i32 %11, %12
  call void @pad(i8 noundef signext 32, i32 noundef %sub)
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %cond.end
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %13 = load i32, ptr %count, align 4
  %14 = load i32, ptr %most, align 4
  %cmp4 = icmp slt i32 %13, %14
  br i1 %cmp4, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %15 = load ptr, ptr %s.addr, align 4
  %16 = load i32, ptr %count, align 4
  %arrayidx = getelementptr inbounds i8, ptr %15, i32 %16
  %17 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %17 to i32
  %tobool5 = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %18 = phi i1 [ false, %for.cond ], [ %tobool5, %land.rhs ]
  br i1 %18, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %19 = load ptr, ptr %s.addr, align 4
  %20 = load i32, ptr %count, align 4
  %arrayidx6 = getelementptr inbounds i8, ptr %19, i32 %20
  %21 = load i8, ptr %arrayidx6, align 1
  %conv7 = sext i8 %21 to i32
  call void @put(i32 noundef %conv7)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %22 = load i32, ptr %count, align 4
  %inc = add nsw i32 %22, 1
  store i32 %inc, ptr %count, align 4
  br label %for.cond

for.end:                                          ; preds = %land.end
  %23 = load ptr, ptr %to.addr, align 4
  %24 = load ptr, ptr %s.addr, align 4
  %25 = load i32, ptr %count, align 4
  %26 = load i32, ptr %most, align 4
  %cmp8 = icmp slt i32 %25, %26
  br i1 %cmp8, label %cond.true10, label %cond.false11

cond.true10:                                      ; preds = %for.end
  %27 = load i32, ptr %count, align 4
  %add = add nsw i32 %27, 1
  br label %cond.end12

cond.false11:                                     ; preds = %for.end
  %28 = load i32, ptr %count, align 4
  br label %cond.end12

cond.end12:                                       ; preds = %cond.false11, %cond.true10
  %cond13 = phi i32 [ %add, %cond.true10 ], [ %28, %cond.false11 ]
  call void @keep_text_apart(ptr noundef %23, ptr noundef %24, i32 noundef %cond13)
  %29 = load ptr, ptr %f.addr, align 4
  %left14 = getelementptr inbounds nuw %struct.field, ptr %29, i32 0, i32 0
  %30 = load i32, ptr %left14, align 4
  %tobool15 = icmp ne i32 %30, 0
  br i1 %tobool15, label %if.then16, label %if.end19

if.then16:                                        ; preds = %cond.end12
  %31 = load ptr, ptr %f.addr, align 4
  %width17 = getelementptr inbounds nuw %struct.field, ptr %31, i32 0, i32 5
  %32 = load i32, ptr %width17, align 4
  %33 = load i32, ptr %count, align 4
  %sub18 = sub nsw i32 %32, %33
  call void @pad(i8 noundef signext 32, i32 noundef %sub18)
  br label %if.end19

if.end19:                                         ; preds = %if.then16, %cond.end12
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %most)
  ret void
}

define internal void @pad(i8 noundef signext %c, i32 noundef %count) {
entry:
  %c.addr = alloca i8, align 1
  %count.addr = alloca i32, align 4
  store i8 %c, ptr %c.addr, align 1
  store i32 %count, ptr %count.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i32, ptr %count.addr, align 4
  %dec = add nsw i32 %0, -1
  store i32 %dec, ptr %count.addr, align 4
  %cmp = icmp sgt i32 %0, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load i8, ptr %c.addr, align 1
  %conv = sext i8 %1 to i32
  call void @put(i32 noundef %conv)
  br label %while.cond

while.end:                                        ; preds = %while.cond
  ret void
}

define internal void @put_given(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load i32, ptr %c.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %1, %cond.true ], [ 0, %cond.false ]
  call void @put(i32 noundef %cond)
  ret void
}

define internal void @put_double(ptr noundef %f, double noundef %value, i8 noundef signext %conversion) {
entry:
  %f.addr = alloca ptr, align 4
  %value.addr = alloca double, align 8
  %conversion.addr = alloca i8, align 1
  %upper = alloca i32, align 4
  %sign = alloca i8, align 1
  %name = alloca ptr, align 4
  %behind = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %d = alloca %struct.decimal, align 4
  %precision = alloca i32, align 4
  %e = alloca i8, align 1
  %exponent = alloca i32, align 4
  %shown = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 4
  store double %value, ptr %value.addr, align 8
  store i8 %conversion, ptr %conversion.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %upper)
  %0 = load i8, ptr %conversion.addr, align 1
  %conv = sext i8 %0 to i32
  %cmp = icmp slt i32 %conv, 97
  %conv1 = zext i1 %cmp to i32
  store i32 %conv1, ptr %upper, align 4
  call void @llvm.lifetime.start.p0(ptr %sign)
  %1 = load ptr, ptr %f.addr, align 4
  %2 = load double, ptr %value.addr, align 8
  %3 = bitcast double %2 to i64
  %4 = icmp slt i64 %3, 0
  %5 = zext i1 %4 to i32
  %cmp2 = icmp ne i32 %5, 0
  %conv3 = zext i1 %cmp2 to i32
  %call = call signext i8 @sign_of(ptr noundef %1, i32 noundef %conv3)
  store i8 %call, ptr %sign, align 1
  %6 = load double, ptr %value.addr, align 8
  %7 = load double, ptr %value.addr, align 8
  %cmp4 = fcmp une double %6, %7
  br i1 %cmp4, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %8 = load double, ptr %value.addr, align 8
  %9 = load double, ptr %value.addr, align 8
  %sub = fsub double %8, %9
  %cmp6 = fcmp une double %sub, 0.000000e+00
  br i1 %cmp6, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  call void @llvm.lifetime.start.p0(ptr %name)
  %10 = load double, ptr %value.addr, align 8
  %11 = load double, ptr %value.addr, align 8
  %cmp8 = fcmp une double %10, %11
  br i1 %cmp8, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %12 = load i32, ptr %upper, align 4
  %tobool = icmp ne i32 %12, 0
  %13 = zext i1 %tobool to i64
  %cond = select i1 %tobool, ptr @.str.197, ptr @.str.198
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %14 = load i32, ptr %upper, align 4
  %tobool10 = icmp ne i32 %14, 0
  %15 = zext i1 %tobool10 to i64
  %cond11 = select i1 %tobool10, ptr @.str.199, ptr @.str.200
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond12 = phi ptr [ %cond, %cond.true ], [ %cond11, %cond.false ]
  store ptr %cond12, ptr %name, align 4
  call void @llvm.lifetime.start.p0(ptr %behind)
  %16 = load ptr, ptr %f.addr, align 4
  %17 = load i8, ptr %sign, align 1
  %18 = load ptr, ptr %name, align 4
  %call13 = call i32 @lead(ptr noundef %16, i32 noundef 0, i8 noundef signext %17, ptr noundef %18, i32 noundef 0)
  store i32 %call13, ptr %behind, align 4
  %19 = load i32, ptr %behind, align 4
  call void @pad(i8 noundef signext 32, i32 noundef %19)
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %behind)
  call void @llvm.lifetime.end.p0(ptr %name)
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  %20 = load i8, ptr %conversion.addr, align 1
  %conv14 = sext i8 %20 to i32
  %cmp15 = icmp eq i32 %conv14, 97
  br i1 %cmp15, label %if.then21, label %lor.lhs.false17

lor.lhs.false17:                                  ; preds = %if.end
  %21 = load i8, ptr %conversion.addr, align 1
  %conv18 = sext i8 %21 to i32
  %cmp19 = icmp eq i32 %conv18, 65
  br i1 %cmp19, label %if.then21, label %if.end22

if.then21:                                        ; preds = %lor.lhs.false17, %if.end
  %22 = load ptr, ptr %f.addr, align 4
  %23 = load double, ptr %value.addr, align 8
  %24 = load i8, ptr %sign, align 1
  %25 = load i32, ptr %upper, align 4
  call void @put_binary(ptr noundef %22, double noundef %23, i8 noundef signext %24, i32 noundef %25)
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end22:                                         ; preds = %lor.lhs.false17
  call void @llvm.lifetime.start.p0(ptr %d)
  %26 = load double, ptr %value.addr, align 8
  call void @expand(ptr noundef %d, double noundef %26)
  call void @llvm.lifetime.start.p0(ptr %precision)
  %27 = load ptr, ptr %f.addr, align 4
  %precision23 = getelementptr inbounds nuw %struct.field, ptr %27, i32 0, i32 6
  %28 = load i32, ptr %precision23, align 4
  %cmp24 = icmp slt i32 %28, 0
  br i1 %cmp24, label %cond.true26, label %cond.false27

cond.true26:                                      ; preds = %if.end22
  br label %cond.end29

cond.false27:                                     ; preds = %if.end22
  %29 = load ptr, ptr %f.addr, align 4
  %precision28 = getelementptr inbounds nuw %struct.field, ptr %29, i32 0, i32 6
  %30 = load i32, ptr %precision28, align 4
  br label %cond.end29

cond.end29:                                       ; preds = %cond.false27, %cond.true26
  %cond30 = phi i32 [ 6, %cond.true26 ], [ %30, %cond.false27 ]
  store i32 %cond30, ptr %precision, align 4
  call void @llvm.lifetime.start.p0(ptr %e)
  %31 = load i32, ptr %upper, align 4
  %tobool31 = icmp ne i32 %31, 0
  %32 = zext i1 %tobool31 to i64
  %cond32 = select i1 %tobool31, i32 69, i32 101
  %conv33 = trunc i32 %cond32 to i8
  store i8 %conv33, ptr %e, align 1
  %33 = load i8, ptr %conversion.addr, align 1
  %conv34 = sext i8 %33 to i32
  %cmp35 = icmp eq i32 %conv34, 102
  br i1 %cmp35, label %if.then41, label %lor.lhs.false37

lor.lhs.false37:                                  ; preds = %cond.end29
  %34 = load i8, ptr %conversion.addr, align 1
  %conv38 = sext i8 %34 to i32
  %cmp39 = icmp eq i32 %conv38, 70
  br i1 %cmp39, label %if.then41, label %if.else

if.then41:                                        ; preds = %lor.lhs.false37, %cond.end29
  %point = getelementptr inbounds nuw %struct.decimal, ptr %d, i32 0, i32 2
  %35 = load i64, ptr %point, align 4
  %36 = load i32, ptr %precision, align 4
  %conv42 = sext i32 %36 to i64
  %add = add nsw i64 %35, %conv42
  call void @round_to(ptr noundef %d, i64 noundef %add)
  %37 = load ptr, ptr %f.addr, align 4
  %38 = load i8, ptr %sign, align 1
  %39 = load i32, ptr %precision, align 4
  call void @put_fixed(ptr noundef %37, ptr noundef %d, i8 noundef signext %38, i32 noundef %39)
  br label %if.end98

if.else:                                          ; preds = %lor.lhs.false37
  %40 = load i8, ptr %conversion.addr, align 1
  %conv43 = sext i8 %40 to i32
  %41 = load i8, ptr %e, align 1
  %conv44 = sext i8 %41 to i32
  %cmp45 = icmp eq i32 %conv43, %conv44
  br i1 %cmp45, label %if.then47, label %if.else50

if.then47:                                        ; preds = %if.else
  %42 = load i32, ptr %precision, align 4
  %add48 = add nsw i32 1, %42
  %conv49 = sext i32 %add48 to i64
  call void @round_to(ptr noundef %d, i64 noundef %conv49)
  %43 = load ptr, ptr %f.addr, align 4
  %44 = load i8, ptr %sign, align 1
  %45 = load i32, ptr %precision, align 4
  %46 = load i8, ptr %e, align 1
  call void @put_scientific(ptr noundef %43, ptr noundef %d, i8 noundef signext %44, i32 noundef %45, i8 noundef signext %46)
  br label %if.end97

if.else50:                                        ; preds = %if.else
  %47 = load i32, ptr %precision, align 4
  %cmp51 = icmp eq i32 %47, 0
  br i1 %cmp51, label %if.then53, label %if.end54

if.then53:                                        ; preds = %if.else50
  store i32 1, ptr %precision, align 4
  br label %if.end54

if.end54:                                         ; preds = %if.then53, %if.else50
  %48 = load i32, ptr %precision, align 4
  %conv55 = sext i32 %48 to i64
  call void @round_to(ptr noundef %d, i64 noundef %conv55)
  call void @llvm.lifetime.start.p0(ptr %exponent)
  %count = getelementptr inbounds nuw %struct.decimal, ptr %d, i32 0, i32 1
  %49 = load i64, ptr %count, align 4
  %tobool56 = icmp ne i64 %49, 0
  br i1 %tobool56, label %cond.true57, label %cond.false60

cond.true57:                                      ; preds = %if.end54
  %point58 = getelementptr inbounds nuw %struct.decimal, ptr %d, i32 0, i32 2
  %50 = load i64, ptr %point58, align 4
  %sub59 = sub nsw i64 %50, 1
  br label %cond.end61

cond.false60:                                     ; preds = %if.end54
  br label %cond.end61

cond.end61:                                       ; preds = %cond.false60, %cond.true57
  %cond62 = phi i64 [ %sub59, %cond.true57 ], [ 0, %cond.false60 ]
  %conv63 = trunc i64 %cond62 to i32
  store i32 %conv63, ptr %exponent, align 4
  call void @llvm.lifetime.start.p0(ptr %shown)
  %51 = load ptr, ptr %f.addr, align 4
  %alternate = getelementptr inbounds nuw %struct.field, ptr %51, i32 0, i32 4
  %52 = load i32, ptr %alternate, align 4
  %tobool64 = icmp ne i32 %52, 0
  br i1 %tobool64, label %cond.true65, label %cond.false67

cond.true65:                                      ; preds = %cond.end61
  %53 = load i32, ptr %precision, align 4
  %conv66 = sext i32 %53 to i64
  br label %cond.end75

cond.false67:                                     ; preds = %cond.end61
  %count68 = getelementptr inbounds nuw %struct.decimal, ptr %d, i32 0, i32 1
  %54 = load i64, ptr %count68, align 4
  %tobool69 = icmp ne i64 %54, 0
  br i1 %tobool69, label %cond.true70, label %cond.false72

cond.true70:                                      ; preds = %cond.false67
  %count71 = getelementptr inbounds nuw %struct.decimal, ptr %d, i32 0, i32 1
  %55 = load i64, ptr %count71, align 4
  br label %cond.end73

cond.false72:                                     ; preds = %cond.false67
  br label %cond.end73

cond.end73:                                       ; preds = %cond.false72, %cond.true70
  %cond74 = phi i64 [ %55, %cond.true70 ], [ 1, %cond.false72 ]
  br label %cond.end75

cond.end75:                                       ; preds = %cond.end73, %cond.true65
  %cond76 = phi i64 [ %conv66, %cond.true65 ], [ %cond74, %cond.end73 ]
  %conv77 = trunc i64 %cond76 to i32
  store i32 %conv77, ptr %shown, align 4
  %56 = load i32, ptr %exponent, align 4
  %cmp78 = icmp slt i32 %56, -4
  br i1 %cmp78, label %if.then83, label %lor.lhs.false80

lor.lhs.false80:                                  ; preds = %cond.end75
  %57 = load i32, ptr %exponent, align 4
  %58 = load i32, ptr %precision, align 4
  %cmp81 = icmp sge i32 %57, %58
  br i1 %cmp81, label %if.then83, label %if.else85

if.then83:                                        ; preds = %lor.lhs.false80, %cond.end75
  %59 = load ptr, ptr %f.addr, align 4
  %60 = load i8, ptr %sign, align 1
  %61 = load i32, ptr %shown, align 4
  %sub84 = sub nsw i32 %61, 1
  %62 = load i8, ptr %e, align 1
  call void @put_scientific(ptr noundef %59, ptr noundef %d, i8 noundef signext %60, i32 noundef %sub84, i8 noundef signext %62)
  br label %if.end96

if.else85:                                        ; preds = %lor.lhs.false80
  %63 = load ptr, ptr %f.addr, align 4
  %64 = load i8, ptr %sign, align 1
  %65 = load i32, ptr %shown, align 4
  %sub86 = sub nsw i32 %65, 1
  %66 = load i32, ptr %exponent, align 4
  %sub87 = sub nsw i32 %sub86, %66
  %cmp88 = icmp sgt i32 %sub87, 0
  br i1 %cmp88, label %cond.true90, label %cond.false93

cond.true90:                                      ; preds = %if.else85
  %67 = load i32, ptr %shown, align 4
  %sub91 = sub nsw i32 %67, 1
  %68 = load i32, ptr %exponent, align 4
  %sub92 = sub nsw i32 %sub91, %68
  br label %cond.end94

cond.false93:                                     ; preds = %if.else85
  br label %cond.end94

cond.end94:                                       ; preds = %cond.false93, %cond.true90
  %cond95 = phi i32 [ %sub92, %cond.true90 ], [ 0, %cond.false93 ]
  call void @put_fixed(ptr noundef %63, ptr noundef %d, i8 noundef signext %64, i32 noundef %cond95)
  br label %if.end96

if.end96:                                         ; preds = %cond.end94, %if.then83
  call void @llvm.lifetime.end.p0(ptr %shown)
  call void @llvm.lifetime.end.p0(ptr %exponent)
  br label %if.end97

if.end97:                                         ; preds = %if.end96, %if.then47
  br label %if.end98

if.end98:                                         ; preds = %if.end97, %if.then41
  call void @llvm.lifetime.end.p0(ptr %e)
  call void @llvm.lifetime.end.p0(ptr %precision)
  call void @llvm.lifetime.end.p0(ptr %d)
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end98, %if.then21, %cond.end
  call void @llvm.lifetime.end.p0(ptr %sign)
  call void @llvm.lifetime.end.p0(ptr %upper)
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

define internal void @store_count(ptr noundef %target, i32 noundef %longs, i32 noundef %shorts) {
entry:
  %target.addr = alloca ptr, align 4
  %longs.addr = alloca i32, align 4
  %shorts.addr = alloca i32, align 4
  %count = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 4
  store i32 %longs, ptr %longs.addr, align 4
  store i32 %shorts, ptr %shorts.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %count)
  %call = call i64 @__raddle_text_size()
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %count, align 4
  %0 = load i32, ptr %longs.addr, align 4
  %cmp = icmp sgt i32 %0, 1
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %1 = load i32, ptr %count, align 4
  %conv2 = sext i32 %1 to i64
  %2 = load ptr, ptr %target.addr, align 4
  store i64 %conv2, ptr %2, align 4
  br label %if.end16

if.else:                                          ; preds = %entry
  %3 = load i32, ptr %longs.addr, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then3, label %if.else4

if.then3:                                         ; preds = %if.else
  %4 = load i32, ptr %count, align 4
  %5 = load ptr, ptr %target.addr, align 4
  store i32 %4, ptr %5, align 4
  br label %if.end15

if.else4:                                         ; preds = %if.else
  %6 = load i32, ptr %shorts.addr, align 4
  %cmp5 = icmp eq i32 %6, 1
  br i1 %cmp5, label %if.then7, label %if.else9

if.then7:                                         ; preds = %if.else4
  %7 = load i32, ptr %count, align 4
  %conv8 = trunc i32 %7 to i16
  %8 = load ptr, ptr %target.addr, align 4
  store i16 %conv8, ptr %8, align 2
  br label %if.end14

if.else9:                                         ; preds = %if.else4
  %9 = load i32, ptr %shorts.addr, align 4
  %tobool10 = icmp ne i32 %9, 0
  br i1 %tobool10, label %if.then11, label %if.else13

if.then11:                                        ; preds = %if.else9
  %10 = load i32, ptr %count, align 4
  %conv12 = trunc i32 %10 to i8
  %11 = load ptr, ptr %target.addr, align 4
  store i8 %conv12, ptr %11, align 1
  br label %if.end

if.else13:                                        ; preds = %if.else9
  %12 = load i32, ptr %count, align 4
  %13 = load ptr, ptr %target.addr, align 4
  store i32 %12, ptr %13, align 4
  br label %if.end

if.end:                                           ; preds = %if.else13, %if.then11
  br label %if.end14

if.end14:                                         ; preds = %if.end, %if.then7
  br label %if.end15

if.end15:                                         ; preds = %if.end14, %if.then3
  br label %if.end16

if.end16:                                         ; preds = %if.end15, %if.then
  call void @llvm.lifetime.end.p0(ptr %count)
  ret void
}

define internal void @keep_text_apart(ptr noundef %to, ptr noundef %source, i32 noundef %read) {
entry:
  %to.addr = alloca ptr, align 4
  %source.addr = alloca ptr, align 4
  %read.addr = alloca i32, align 4
  %written = alloca i32, align 4
  store ptr %to, ptr %to.addr, align 4
  store ptr %source, ptr %source.addr, align 4
  store i32 %read, ptr %read.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %written)
  %call = call i64 @__raddle_text_size()
  %add = add i64 %call, 1
  %conv = trunc i64 %add to i32
  store i32 %conv, ptr %written, align 4
  %0 = load ptr, ptr %to.addr, align 4
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %to.addr, align 4
  %start = getelementptr inbounds nuw %struct.place, ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %start, align 4
  %3 = load i32, ptr %written, align 4
  %4 = load ptr, ptr %to.addr, align 4
  %room = getelementptr inbounds nuw %struct.place, ptr %4, i32 0, i32 1
  %5 = load i32, ptr %room, align 4
  %cmp = icmp ult i32 %3, %5
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then
  %6 = load i32, ptr %written, align 4
  br label %cond.end

cond.false:                                       ; preds = %if.then
  %7 = load ptr, ptr %to.addr, align 4
  %room2 = getelementptr inbounds nuw %struct.place, ptr %7, i32 0, i32 1
  %8 = load i32, ptr %room2, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %6, %cond.true ], [ %8, %cond.false ]
  %9 = load ptr, ptr %source.addr, align 4
  %10 = load i32, ptr %read.addr, align 4
  call void @keep_apart(ptr noundef %2, i32 noundef %cond, ptr noundef %9, i32 noundef %10)
  br label %if.end

if.end:                                           ; preds = %cond.end, %entry
  call void @llvm.lifetime.end.p0(ptr %written)
  ret void
}

declare i64 @__raddle_text_size()

declare void @__raddle_text_put(i32 noundef)

define internal signext i8 @sign_of(ptr noundef %f, i32 noundef %negative) {
entry:
  %f.addr = alloca ptr, align 4
  %negative.addr = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 4
  store i32 %negative, ptr %negative.addr, align 4
  %0 = load i32, ptr %negative.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  br label %cond.end6

cond.false:                                       ; preds = %entry
  %1 = load ptr, ptr %f.addr, align 4
  %plus = getelementptr inbounds nuw %struct.field, ptr %1, i32 0, i32 2
  %2 = load i32, ptr %plus, align 4
  %tobool1 = icmp ne i32 %2, 0
  br i1 %tobool1, label %cond.true2, label %cond.false3

cond.true2:                                       ; preds = %cond.false
  br label %cond.end

cond.false3:                                      ; preds = %cond.false
  %3 = load ptr, ptr %f.addr, align 4
  %space = getelementptr inbounds nuw %struct.field, ptr %3, i32 0, i32 3
  %4 = load i32, ptr %space, align 4
  %tobool4 = icmp ne i32 %4, 0
  %5 = zext i1 %tobool4 to i64
  %cond = select i1 %tobool4, i32 32, i32 0
  br label %cond.end

cond.end:                                         ; preds = %cond.false3, %cond.true2
  %cond5 = phi i32 [ 43, %cond.true2 ], [ %cond, %cond.false3 ]
  br label %cond.end6

cond.end6:                                        ; preds = %cond.end, %cond.true
  %cond7 = phi i32 [ 45, %cond.true ], [ %cond5, %cond.end ]
  %conv = trunc i32 %cond7 to i8
  ret i8 %conv
}

define internal i32 @lead(ptr noundef %f, i32 noundef %zero, i8 noundef signext %sign, ptr noundef %prefix, i32 noundef %length) {
entry:
  %f.addr = alloca ptr, align 4
  %zero.addr = alloca i32, align 4
  %sign.addr = alloca i8, align 1
  %prefix.addr = alloca ptr, align 4
  %length.addr = alloca i32, align 4
  %gap = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 4
  store i32 %zero, ptr %zero.addr, align 4
  store i8 %sign, ptr %sign.addr, align 1
  store ptr %prefix, ptr %prefix.addr, align 4
  store i32 %length, ptr %length.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %gap)
  %0 = load ptr, ptr %f.addr, align 4
  %width = getelementptr inbounds nuw %struct.field, ptr %0, i32 0, i32 5
  %1 = load i32, ptr %width, align 4
  %2 = load i32, ptr %length.addr, align 4
  %sub = sub nsw i32 %1, %2
  %3 = load i8, ptr %sign.addr, align 1
  %conv = sext i8 %3 to i32
  %cmp = icmp ne i32 %conv, 0
  %conv1 = zext i1 %cmp to i32
  %sub2 = sub nsw i32 %sub, %conv1
  %4 = load ptr, ptr %prefix.addr, align 4
  %call = call i32 @strlen(ptr noundef %4)
  %sub3 = sub nsw i32 %sub2, %call
  store i32 %sub3, ptr %gap, align 4
  %5 = load ptr, ptr %f.addr, align 4
  %left = getelementptr inbounds nuw %struct.field, ptr %5, i32 0, i32 0
  %6 = load i32, ptr %left, align 4
  %tobool = icmp ne i32 %6, 0
  br i1 %tobool, label %if.end, label %land.lhs.true

land.lhs.true:                                    ; preds = %entry
  %7 = load i32, ptr %zero.addr, align 4
  %tobool4 = icmp ne i32 %7, 0
  br i1 %tobool4, label %if.end, label %if.then

if.then:                                          ; preds = %land.lhs.true
  %8 = load i32, ptr %gap, align 4
  call void @pad(i8 noundef signext 32, i32 noundef %8)
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %entry
  %9 = load i8, ptr %sign.addr, align 1
  %tobool5 = icmp ne i8 %9, 0
  br i1 %tobool5, label %if.then6, label %if.end8

if.then6:                                         ; preds = %if.end
  %10 = load i8, ptr %sign.addr, align 1
  %conv7 = sext i8 %10 to i32
  call void @put(i32 noundef %conv7)
  br label %if.end8

if.end8:                                          ; preds = %if.then6, %if.end
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end8
  %11 = load ptr, ptr %prefix.addr, align 4
  %12 = load i8, ptr %11, align 1
  %tobool9 = icmp ne i8 %12, 0
  br i1 %tobool9, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %13 = load ptr, ptr %prefix.addr, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %13, i32 1
  store ptr %incdec.ptr, ptr %prefix.addr, align 4
  %14 = load i8, ptr %13, align 1
  %conv10 = sext i8 %14 to i32
  call void @put(i32 noundef %conv10)
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %15 = load ptr, ptr %f.addr, align 4
  %left11 = getelementptr inbounds nuw %struct.field, ptr %15, i32 0, i32 0
  %16 = load i32, ptr %left11, align 4
  %tobool12 = icmp ne i32 %16, 0
  br i1 %tobool12, label %if.end16, label %land.lhs.true13

land.lhs.true13:                                  ; preds = %while.end
  %17 = load i32, ptr %zero.addr, align 4
  %tobool14 = icmp ne i32 %17, 0
  br i1 %tobool14, label %if.then15, label %if.end16

if.then15:                                        ; preds = %land.lhs.true13
  %18 = load i32, ptr %gap, align 4
  call void @pad(i8 noundef signext 48, i32 noundef %18)
  br label %if.end16

if.end16:                                         ; preds = %if.then15, %land.lhs.true13, %while.end
  %19 = load ptr, ptr %f.addr, align 4
  %left17 = getelementptr inbounds nuw %struct.field, ptr %19, i32 0, i32 0
  %20 = load i32, ptr %left17, align 4
  %tobool18 = icmp ne i32 %20, 0
  br i1 %tobool18, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end16
  %21 = load i32, ptr %gap, align 4
  br label %cond.end

cond.false:                                       ; preds = %if.end16
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %21, %cond.true ], [ 0, %cond.false ]
  call void @llvm.lifetime.end.p0(ptr %gap)
  ret i32 %cond
}

define internal void @put_binary(ptr noundef %f, double noundef %value, i8 noundef signext %sign, i32 noundef %upper) {
entry:
  %f.addr = alloca ptr, align 4
  %value.addr = alloca double, align 8
  %sign.addr = alloca i8, align 1
  %upper.addr = alloca i32, align 4
  %raw = alloca %union.anon, align 4
  %mantissa = alloca i64, align 8
  %exponent = alloca i32, align 4
  %places = alloca i32, align 4
  %cut = alloca i64, align 8
  %odd = alloca i64, align 8
  %rest = alloca i64, align 8
  %size = alloca i32, align 4
  %dot = alloca i32, align 4
  %length = alloca i32, align 4
  %behind = alloca i32, align 4
  %symbols = alloca ptr, align 4
  %i = alloca i32, align 4
  %plain = alloca %struct.field, align 4
  store ptr %f, ptr %f.addr, align 4
  store double %value, ptr %value.addr, align 8
  store i8 %sign, ptr %sign.addr, align 1
  store i32 %upper, ptr %upper.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %raw)
  %0 = load double, ptr %value.addr, align 8
  store double %0, ptr %raw, align 4
  call void @llvm.lifetime.start.p0(ptr %mantissa)
  %1 = load i64, ptr %raw, align 4
  %and = and i64 %1, 4503599627370495
  store i64 %and, ptr %mantissa, align 8
  call void @llvm.lifetime.start.p0(ptr %exponent)
  %2 = load i64, ptr %raw, align 4
  %shr = lshr i64 %2, 52
  %and1 = and i64 %shr, 2047
  %conv = trunc i64 %and1 to i32
  store i32 %conv, ptr %exponent, align 4
  call void @llvm.lifetime.start.p0(ptr %places)
  %3 = load ptr, ptr %f.addr, align 4
  %precision = getelementptr inbounds nuw %struct.field, ptr %3, i32 0, i32 6
  %4 = load i32, ptr %precision, align 4
  store i32 %4, ptr %places, align 4
  %5 = load i32, ptr %exponent, align 4
  %tobool = icmp ne i32 %5, 0
  br i1 %tobool, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  %6 = load i64, ptr %mantissa, align 8
  %or = or i64 %6, 4503599627370496
  store i64 %or, ptr %mantissa, align 8
  br label %if.end

if.else:                                          ; preds = %entry
  %7 = load i64, ptr %mantissa, align 8
  %tobool2 = icmp ne i64 %7, 0
  %8 = zext i1 %tobool2 to i64
  %cond = select i1 %tobool2, i32 1, i32 1023
  store i32 %cond, ptr %exponent, align 4
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  %9 = load i32, ptr %exponent, align 4
  %sub = sub nsw i32 %9, 1023
  store i32 %sub, ptr %exponent, align 4
  %10 = load i32, ptr %places, align 4
  %cmp = icmp sge i32 %10, 0
  br i1 %cmp, label %land.lhs.true, label %if.end21

land.lhs.true:                                    ; preds = %if.end
  %11 = load i32, ptr %places, align 4
  %cmp4 = icmp slt i32 %11, 13
  br i1 %cmp4, label %if.then6, label %if.end21

if.then6:                                         ; preds = %land.lhs.true
  call void @llvm.lifetime.start.p0(ptr %cut)
  %12 = load i32, ptr %places, align 4
  %mul = mul nsw i32 4, %12
  %sub7 = sub nsw i32 52, %mul
  %sh_prom = zext i32 %sub7 to i64
  %shl = shl i64 1, %sh_prom
  store i64 %shl, ptr %cut, align 8
  call void @llvm.lifetime.start.p0(ptr %odd)
  %13 = load i64, ptr %mantissa, align 8
  %14 = load i64, ptr %cut, align 8
  %and8 = and i64 %13, %14
  store i64 %and8, ptr %odd, align 8
  call void @llvm.lifetime.start.p0(ptr %rest)
  %15 = load i64, ptr %mantissa, align 8
  %16 = load i64, ptr %cut, align 8
  %sub9 = sub i64 %16, 1
  %and10 = and i64 %15, %sub9
  store i64 %and10, ptr %rest, align 8
  %17 = load i64, ptr %rest, align 8
  %18 = load i64, ptr %mantissa, align 8
  %sub11 = sub i64 %18, %17
  store i64 %sub11, ptr %mantissa, align 8
  %19 = load i64, ptr %rest, align 8
  %20 = load i64, ptr %cut, align 8
  %div = udiv i64 %20, 2
  %cmp12 = icmp ugt i64 %19, %div
  br i1 %cmp12, label %if.then19, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.then6
  %21 = load i64, ptr %rest, align 8
  %22 = load i64, ptr %cut, align 8
  %div14 = udiv i64 %22, 2
  %cmp15 = icmp eq i64 %21, %div14
  br i1 %cmp15, label %land.lhs.true17, label %if.end20

land.lhs.true17:                                  ; preds = %lor.lhs.false
  %23 = load i64, ptr %odd, align 8
  %tobool18 = icmp ne i64 %23, 0
  br i1 %tobool18, label %if.then19, label %if.end20

if.then19:                                        ; preds = %land.lhs.true17, %if.then6
  %24 = load i64, ptr %cut, align 8
  %25 = load i64, ptr %mantissa, align 8
  %add = add i64 %25, %24
  store i64 %add, ptr %mantissa, align 8
  br label %if.end20

if.end20:                                         ; preds = %if.then19, %land.lhs.true17, %lor.lhs.false
  call void @llvm.lifetime.end.p0(ptr %rest)
  call void @llvm.lifetime.end.p0(ptr %odd)
  call void @llvm.lifetime.end.p0(ptr %cut)
  br label %if.end21

if.end21:                                         ; preds = %if.end20, %land.lhs.true, %if.end
  %26 = load i32, ptr %places, align 4
  %cmp22 = icmp slt i32 %26, 0
  br i1 %cmp22, label %if.then24, label %if.end32

if.then24:                                        ; preds = %if.end21
  store i32 13, ptr %places, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then24
  %27 = load i32, ptr %places, align 4
  %tobool25 = icmp ne i32 %27, 0
  br i1 %tobool25, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %28 = load i64, ptr %mantissa, align 8
  %29 = load i32, ptr %places, align 4
  %mul26 = mul nsw i32 4, %29
  %sub27 = sub nsw i32 52, %mul26
  %sh_prom28 = zext i32 %sub27 to i64
  %shr29 = lshr i64 %28, %sh_prom28
  %and30 = and i64 %shr29, 15
  %tobool31 = icmp ne i64 %and30, 0
  %lnot = xor i1 %tobool31, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %30 = phi i1 [ false, %for.cond ], [ %lnot, %land.rhs ]
  br i1 %30, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %31 = load i32, ptr %places, align 4
  %dec = add nsw i32 %31, -1
  store i32 %dec, ptr %places, align 4
  br label %for.cond

for.end:                                          ; preds = %land.end
  br label %if.end32

if.end32:                                         ; preds = %for.end, %if.end21
  call void @llvm.lifetime.start.p0(ptr %size)
  %32 = load i32, ptr %exponent, align 4
  %cmp33 = icmp slt i32 %32, 0
  br i1 %cmp33, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end32
  %33 = load i32, ptr %exponent, align 4
  %sub35 = sub nsw i32 0, %33
  br label %cond.end

cond.false:                                       ; preds = %if.end32
  %34 = load i32, ptr %exponent, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond36 = phi i32 [ %sub35, %cond.true ], [ %34, %cond.false ]
  store i32 %cond36, ptr %size, align 4
  call void @llvm.lifetime.start.p0(ptr %dot)
  %35 = load i32, ptr %places, align 4
  %cmp37 = icmp sgt i32 %35, 0
  br i1 %cmp37, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %cond.end
  %36 = load ptr, ptr %f.addr, align 4
  %alternate = getelementptr inbounds nuw %struct.field, ptr %36, i32 0, i32 4
  %37 = load i32, ptr %alternate, align 4
  %tobool39 = icmp ne i32 %37, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.end
  %38 = phi i1 [ true, %cond.end ], [ %tobool39, %lor.rhs ]
  %lor.ext = zext i1 %38 to i32
  store i32 %lor.ext, ptr %dot, align 4
  call void @llvm.lifetime.start.p0(ptr %length)
  %39 = load i32, ptr %dot, align 4
  %add40 = add nsw i32 1, %39
  %40 = load i32, ptr %places, align 4
  %add41 = add nsw i32 %add40, %40
  %41 = load i32, ptr %size, align 4
  %cmp42 = icmp slt i32 %41, 10
  br i1 %cmp42, label %cond.true44, label %cond.false45

cond.true44:                                      ; preds = %lor.end
  br label %cond.end55

cond.false45:                                     ; preds = %lor.end
  %42 = load i32, ptr %size, align 4
  %cmp46 = icmp slt i32 %42, 100
  br i1 %cmp46, label %cond.true48, label %cond.false49

cond.true48:                                      ; preds = %cond.false45
  br label %cond.end53

cond.false49:                                     ; preds = %cond.false45
  %43 = load i32, ptr %size, align 4
  %cmp50 = icmp slt i32 %43, 1000
  %44 = zext i1 %cmp50 to i64
  %cond52 = select i1 %cmp50, i32 5, i32 6
  br label %cond.end53

cond.end53:                                       ; preds = %cond.false49, %cond.true48
  %cond54 = phi i32 [ 4, %cond.true48 ], [ %cond52, %cond.false49 ]
  br label %cond.end55

cond.end55:                                       ; preds = %cond.end53, %cond.true44
  %cond56 = phi i32 [ 3, %cond.true44 ], [ %cond54, %cond.end53 ]
  %add57 = add nsw i32 %add41, %cond56
  store i32 %add57, ptr %length, align 4
  call void @llvm.lifetime.start.p0(ptr %behind)
  %45 = load ptr, ptr %f.addr, align 4
  %46 = load ptr, ptr %f.addr, align 4
  %zero = getelementptr inbounds nuw %struct.field, ptr %46, i32 0, i32 1
  %47 = load i32, ptr %zero, align 4
  %48 = load i8, ptr %sign.addr, align 1
  %49 = load i32, ptr %upper.addr, align 4
  %tobool58 = icmp ne i32 %49, 0
  %50 = zext i1 %tobool58 to i64
  %cond59 = select i1 %tobool58, ptr @.str.192, ptr @.str.190
  %51 = load i32, ptr %length, align 4
  %call = call i32 @lead(ptr noundef %45, i32 noundef %47, i8 noundef signext %48, ptr noundef %cond59, i32 noundef %51)
  store i32 %call, ptr %behind, align 4
  call void @llvm.lifetime.start.p0(ptr %symbols)
  %52 = load i32, ptr %upper.addr, align 4
  %tobool60 = icmp ne i32 %52, 0
  %53 = zext i1 %tobool60 to i64
  %cond61 = select i1 %tobool60, ptr @.str.191, ptr @.str.26
  store ptr %cond61, ptr %symbols, align 4
  %54 = load i64, ptr %mantissa, align 8
  %shr62 = lshr i64 %54, 52
  %conv63 = trunc i64 %shr62 to i32
  %add64 = add nsw i32 48, %conv63
  call void @put(i32 noundef %add64)
  %55 = load i32, ptr %dot, align 4
  %tobool65 = icmp ne i32 %55, 0
  br i1 %tobool65, label %if.then66, label %if.end67

if.then66:                                        ; preds = %cond.end55
  call void @put(i32 noundef 46)
  br label %if.end67

if.end67:                                         ; preds = %if.then66, %cond.end55
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 1, ptr %i, align 4
  br label %for.cond68

for.cond68:                                       ; preds = %for.inc84, %if.end67
  %56 = load i32, ptr %i, align 4
  %57 = load i32, ptr %places, align 4
  %cmp69 = icmp sle i32 %56, %57
  br i1 %cmp69, label %for.body71, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond68
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end85

for.body71:                                       ; preds = %for.cond68
  %58 = load i32, ptr %i, align 4
  %cmp72 = icmp sle i32 %58, 13
  br i1 %cmp72, label %cond.true74, label %cond.false81

cond.true74:                                      ; preds = %for.body71
  %59 = load ptr, ptr %symbols, align 4
  %60 = load i64, ptr %mantissa, align 8
  %61 = load i32, ptr %i, align 4
  %mul75 = mul nsw i32 4, %61
  %sub76 = sub nsw i32 52, %mul75
  %sh_prom77 = zext i32 %sub76 to i64
  %shr78 = lshr i64 %60, %sh_prom77
  %and79 = and i64 %shr78, 15
  %idxprom = trunc i64 %and79 to i32
  %arrayidx = getelementptr inbounds nuw i8, ptr %59, i32 %idxprom
  %62 = load i8, ptr %arrayidx, align 1
  %conv80 = sext i8 %62 to i32
  br label %cond.end82

cond.false81:                                     ; preds = %for.body71
  br label %cond.end82

cond.end82:                                       ; preds = %cond.false81, %cond.true74
  %cond83 = phi i32 [ %conv80, %cond.true74 ], [ 48, %cond.false81 ]
  call void @put(i32 noundef %cond83)
  br label %for.inc84

for.inc84:                                        ; preds = %cond.end82
  %63 = load i32, ptr %i, align 4
  %inc = add nsw i32 %63, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond68

for.end85:                                        ; preds = %for.cond.cleanup
  %64 = load i32, ptr %upper.addr, align 4
  %tobool86 = icmp ne i32 %64, 0
  %65 = zext i1 %tobool86 to i64
  %cond87 = select i1 %tobool86, i32 80, i32 112
  call void @put(i32 noundef %cond87)
  call void @llvm.lifetime.start.p0(ptr %plain)
  call void @llvm.memcpy.p0.p0.i32(ptr align 4 %plain, ptr align 4 @__const.put_binary.plain, i32 28, i1 false)
  %66 = load i32, ptr %size, align 4
  %conv88 = sext i32 %66 to i64
  %67 = load i32, ptr %exponent, align 4
  %cmp89 = icmp slt i32 %67, 0
  %conv90 = zext i1 %cmp89 to i32
  call void @put_integer(ptr noundef %plain, i64 noundef %conv88, i32 noundef %conv90, i32 noundef 10, ptr noundef @.str.26, ptr noundef @.str.22)
  %68 = load i32, ptr %behind, align 4
  call void @pad(i8 noundef signext 32, i32 noundef %68)
  call void @llvm.lifetime.end.p0(ptr %plain)
  call void @llvm.lifetime.end.p0(ptr %symbols)
  call void @llvm.lifetime.end.p0(ptr %behind)
  call void @llvm.lifetime.end.p0(ptr %length)
  call void @llvm.lifetime.end.p0(ptr %dot)
  call void @llvm.lifetime.end.p0(ptr %size)
  call void @llvm.lifetime.end.p0(ptr %places)
  call void @llvm.lifetime.end.p0(ptr %exponent)
  call void @llvm.lifetime.end.p0(ptr %mantissa)
  call void @llvm.lifetime.end.p0(ptr %raw)
  ret void
}

define internal void @expand(ptr noundef %d, double noundef %value) {
entry:
  %d.addr = alloca ptr, align 4
  %value.addr = alloca double, align 8
  %raw = alloca %union.anon.0, align 4
  %exponent = alloca i64, align 8
  %mantissa = alloca i64, align 8
  %x = alloca %struct.expansion, align 4
  %left = alloca i64, align 8
  %left18 = alloca i64, align 8
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %place = alloca i32, align 4
  %digit = alloca i8, align 1
  store ptr %d, ptr %d.addr, align 4
  store double %value, ptr %value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %raw)
  %0 = load double, ptr %value.addr, align 8
  store double %0, ptr %raw, align 4
  call void @llvm.lifetime.start.p0(ptr %exponent)
  %1 = load i64, ptr %raw, align 4
  %shr = lshr i64 %1, 52
  %and = and i64 %shr, 2047
  %sub = sub nsw i64 %and, 1075
  store i64 %sub, ptr %exponent, align 8
  call void @llvm.lifetime.start.p0(ptr %mantissa)
  %2 = load i64, ptr %raw, align 4
  %and1 = and i64 %2, 4503599627370495
  store i64 %and1, ptr %mantissa, align 8
  %3 = load i64, ptr %exponent, align 8
  %cmp = icmp eq i64 %3, -1075
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  store i64 -1074, ptr %exponent, align 8
  br label %if.end

if.else:                                          ; preds = %entry
  %4 = load i64, ptr %mantissa, align 8
  %or = or i64 %4, 4503599627370496
  store i64 %or, ptr %mantissa, align 8
  br label %if.end

if.end:                                           ; preds = %if.else, %if.then
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %5 = load i64, ptr %mantissa, align 8
  %and2 = and i64 %5, 1
  %tobool = icmp ne i64 %and2, 0
  br i1 %tobool, label %land.end, label %land.rhs

land.rhs:                                         ; preds = %for.cond
  %6 = load i64, ptr %exponent, align 8
  %cmp3 = icmp slt i64 %6, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %7 = phi i1 [ false, %for.cond ], [ %cmp3, %land.rhs ]
  br i1 %7, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %8 = load i64, ptr %exponent, align 8
  %inc = add nsw i64 %8, 1
  store i64 %inc, ptr %exponent, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %9 = load i64, ptr %mantissa, align 8
  %shr4 = lshr i64 %9, 1
  store i64 %shr4, ptr %mantissa, align 8
  br label %for.cond

for.end:                                          ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %x)
  call void @llvm.memset.p0.i32(ptr align 4 %x, i8 0, i32 636, i1 false)
  %10 = getelementptr inbounds %struct.expansion, ptr %x, i32 0, i32 1
  store i32 33, ptr %10, align 4
  %11 = getelementptr inbounds %struct.expansion, ptr %x, i32 0, i32 2
  store i32 35, ptr %11, align 4
  %12 = load i64, ptr %mantissa, align 8
  %div = udiv i64 %12, 1000000000
  %conv = trunc i64 %div to i32
  %words = getelementptr inbounds nuw %struct.expansion, ptr %x, i32 0, i32 0
  %arrayidx = getelementptr inbounds [157 x i32], ptr %words, i32 0, i32 33
  store i32 %conv, ptr %arrayidx, align 4
  %13 = load i64, ptr %mantissa, align 8
  %rem = urem i64 %13, 1000000000
  %conv5 = trunc i64 %rem to i32
  %words6 = getelementptr inbounds nuw %struct.expansion, ptr %x, i32 0, i32 0
  %arrayidx7 = getelementptr inbounds [157 x i32], ptr %words6, i32 0, i32 34
  store i32 %conv5, ptr %arrayidx7, align 4
  call void @llvm.lifetime.start.p0(ptr %left)
  %14 = load i64, ptr %exponent, align 8
  store i64 %14, ptr %left, align 8
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc15, %for.end
  %15 = load i64, ptr %left, align 8
  %cmp9 = icmp sgt i64 %15, 0
  br i1 %cmp9, label %for.body11, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond8
  call void @llvm.lifetime.end.p0(ptr %left)
  br label %for.end17

for.body11:                                       ; preds = %for.cond8
  %16 = load i64, ptr %left, align 8
  %cmp12 = icmp slt i64 %16, 29
  br i1 %cmp12, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body11
  %17 = load i64, ptr %left, align 8
  %conv14 = trunc i64 %17 to i32
  br label %cond.end

cond.false:                                       ; preds = %for.body11
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv14, %cond.true ], [ 29, %cond.false ]
  call void @shift_left(ptr noundef %x, i32 noundef %cond)
  br label %for.inc15

for.inc15:                                        ; preds = %cond.end
  %18 = load i64, ptr %left, align 8
  %sub16 = sub nsw i64 %18, 29
  store i64 %sub16, ptr %left, align 8
  br label %for.cond8

for.end17:                                        ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %left18)
  %19 = load i64, ptr %exponent, align 8
  %sub19 = sub nsw i64 0, %19
  store i64 %sub19, ptr %left18, align 8
  br label %for.cond20

for.cond20:                                       ; preds = %for.inc32, %for.end17
  %20 = load i64, ptr %left18, align 8
  %cmp21 = icmp sgt i64 %20, 0
  br i1 %cmp21, label %for.body24, label %for.cond.cleanup23

for.cond.cleanup23:                               ; preds = %for.cond20
  call void @llvm.lifetime.end.p0(ptr %left18)
  br label %for.end34

for.body24:                                       ; preds = %for.cond20
  %21 = load i64, ptr %left18, align 8
  %cmp25 = icmp slt i64 %21, 9
  br i1 %cmp25, label %cond.true27, label %cond.false29

cond.true27:                                      ; preds = %for.body24
  %22 = load i64, ptr %left18, align 8
  %conv28 = trunc i64 %22 to i32
  br label %cond.end30

cond.false29:                                     ; preds = %for.body24
  br label %cond.end30

cond.end30:                                       ; preds = %cond.false29, %cond.true27
  %cond31 = phi i32 [ %conv28, %cond.true27 ], [ 9, %cond.false29 ]
  call void @shift_right(ptr noundef %x, i32 noundef %cond31)
  br label %for.inc32

for.inc32:                                        ; preds = %cond.end30
  %23 = load i64, ptr %left18, align 8
  %sub33 = sub nsw i64 %23, 9
  store i64 %sub33, ptr %left18, align 8
  br label %for.cond20

for.end34:                                        ; preds = %for.cond.cleanup23
  %24 = load ptr, ptr %d.addr, align 4
  %count = getelementptr inbounds nuw %struct.decimal, ptr %24, i32 0, i32 1
  store i64 0, ptr %count, align 4
  %first = getelementptr inbounds nuw %struct.expansion, ptr %x, i32 0, i32 1
  %25 = load i32, ptr %first, align 4
  %sub35 = sub nsw i32 35, %25
  %mul = mul nsw i32 9, %sub35
  %conv36 = sext i32 %mul to i64
  %26 = load ptr, ptr %d.addr, align 4
  %point = getelementptr inbounds nuw %struct.decimal, ptr %26, i32 0, i32 2
  store i64 %conv36, ptr %point, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  %first37 = getelementptr inbounds nuw %struct.expansion, ptr %x, i32 0, i32 1
  %27 = load i32, ptr %first37, align 4
  store i32 %27, ptr %i, align 4
  br label %for.cond38

for.cond38:                                       ; preds = %for.inc67, %for.end34
  %28 = load i32, ptr %i, align 4
  %last = getelementptr inbounds nuw %struct.expansion, ptr %x, i32 0, i32 2
  %29 = load i32, ptr %last, align 4
  %cmp39 = icmp slt i32 %28, %29
  br i1 %cmp39, label %for.body42, label %for.cond.cleanup41

for.cond.cleanup41:                               ; preds = %for.cond38
  store i32 11, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end69

for.body42:                                       ; preds = %for.cond38
  call void @llvm.lifetime.start.p0(ptr %place)
  store i32 100000000, ptr %place, align 4
  br label %for.cond43

for.cond43:                                       ; preds = %for.inc64, %for.body42
  %30 = load i32, ptr %place, align 4
  %tobool44 = icmp ne i32 %30, 0
  br i1 %tobool44, label %for.body46, label %for.cond.cleanup45

for.cond.cleanup45:                               ; preds = %for.cond43
  store i32 14, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %place)
  br label %for.end66

for.body46:                                       ; preds = %for.cond43
  call void @llvm.lifetime.start.p0(ptr %digit)
  %words47 = getelementptr inbounds nuw %struct.expansion, ptr %x, i32 0, i32 0
  %31 = load i32, ptr %i, align 4
  %arrayidx48 = getelementptr inbounds [157 x i32], ptr %words47, i32 0, i32 %31
  %32 = load i32, ptr %arrayidx48, align 4
  %33 = load i32, ptr %place, align 4
  %div49 = udiv i32 %32, %33
  %rem50 = urem i32 %div49, 10
  %add = add i32 48, %rem50
  %conv51 = trunc i32 %add to i8
  store i8 %conv51, ptr %digit, align 1
  %34 = load ptr, ptr %d.addr, align 4
  %count52 = getelementptr inbounds nuw %struct.decimal, ptr %34, i32 0, i32 1
  %35 = load i64, ptr %count52, align 4
  %tobool53 = icmp ne i64 %35, 0
  br i1 %tobool53, label %if.then57, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body46
  %36 = load i8, ptr %digit, align 1
  %conv54 = sext i8 %36 to i32
  %cmp55 = icmp ne i32 %conv54, 48
  br i1 %cmp55, label %if.then57, label %if.else61

if.then57:                                        ; preds = %lor.lhs.false, %for.body46
  %37 = load i8, ptr %digit, align 1
  %38 = load ptr, ptr %d.addr, align 4
  %digits = getelementptr inbounds nuw %struct.decimal, ptr %38, i32 0, i32 0
  %39 = load ptr, ptr %d.addr, align 4
  %count58 = getelementptr inbounds nuw %struct.decimal, ptr %39, i32 0, i32 1
  %40 = load i64, ptr %count58, align 4
  %inc59 = add nsw i64 %40, 1
  store i64 %inc59, ptr %count58, align 4
  %idxprom = trunc i64 %40 to i32
  %arrayidx60 = getelementptr inbounds [1413 x i8], ptr %digits, i32 0, i32 %idxprom
  store i8 %37, ptr %arrayidx60, align 1
  br label %if.end63

if.else61:                                        ; preds = %lor.lhs.false
  %41 = load ptr, ptr %d.addr, align 4
  %point62 = getelementptr inbounds nuw %struct.decimal, ptr %41, i32 0, i32 2
  %42 = load i64, ptr %point62, align 4
  %dec = add nsw i64 %42, -1
  store i64 %dec, ptr %point62, align 4
  br label %if.end63

if.end63:                                         ; preds = %if.else61, %if.then57
  call void @llvm.lifetime.end.p0(ptr %digit)
  br label %for.inc64

for.inc64:                                        ; preds = %if.end63
  %43 = load i32, ptr %place, align 4
  %div65 = udiv i32 %43, 10
  store i32 %div65, ptr %place, align 4
  br label %for.cond43

for.end66:                                        ; preds = %for.cond.cleanup45
  br label %for.inc67

for.inc67:                                        ; preds = %for.end66
  %44 = load i32, ptr %i, align 4
  %inc68 = add nsw i32 %44, 1
  store i32 %inc68, ptr %i, align 4
  br label %for.cond38

for.end69:                                        ; preds = %for.cond.cleanup41
  %45 = load ptr, ptr %d.addr, align 4
  call void @trim(ptr noundef %45)
  %46 = load ptr, ptr %d.addr, align 4
  %count70 = getelementptr inbounds nuw %struct.decimal, ptr %46, i32 0, i32 1
  %47 = load i64, ptr %count70, align 4
  %tobool71 = icmp ne i64 %47, 0
  br i1 %tobool71, label %if.end74, label %if.then72

if.then72:                                        ; preds = %for.end69
  %48 = load ptr, ptr %d.addr, align 4
  %point73 = getelementptr inbounds nuw %struct.decimal, ptr %48, i32 0, i32 2
  store i64 1, ptr %point73, align 4
  br label %if.end74

if.end74:                                         ; preds = %if.then72, %for.end69
  call void @llvm.lifetime.end.p0(ptr %x)
  call void @llvm.lifetime.end.p0(ptr %mantissa)
  call void @llvm.lifetime.end.p0(ptr %exponent)
  call void @llvm.lifetime.end.p0(ptr %raw)
  ret void
}

define internal void @round_to(ptr noundef %d, i64 noundef %keep) {
entry:
  %d.addr = alloca ptr, align 4
  %keep.addr = alloca i64, align 8
  %up = alloca i32, align 4
  %odd = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 4
  store i64 %keep, ptr %keep.addr, align 8
  %0 = load i64, ptr %keep.addr, align 8
  %1 = load ptr, ptr %d.addr, align 4
  %count = getelementptr inbounds nuw %struct.decimal, ptr %1, i32 0, i32 1
  %2 = load i64, ptr %count, align 4
  %cmp = icmp sge i64 %0, %2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %up)
  store i32 0, ptr %up, align 4
  %3 = load i64, ptr %keep.addr, align 8
  %cmp1 = icmp sge i64 %3, 0
  br i1 %cmp1, label %if.then2, label %if.end26

if.then2:                                         ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %odd)
  %4 = load i64, ptr %keep.addr, align 8
  %cmp3 = icmp sgt i64 %4, 0
  br i1 %cmp3, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %if.then2
  %5 = load ptr, ptr %d.addr, align 4
  %digits = getelementptr inbounds nuw %struct.decimal, ptr %5, i32 0, i32 0
  %6 = load i64, ptr %keep.addr, align 8
  %sub = sub nsw i64 %6, 1
  %idxprom = trunc i64 %sub to i32
  %arrayidx = getelementptr inbounds [1413 x i8], ptr %digits, i32 0, i32 %idxprom
  %7 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %7 to i32
  %sub4 = sub nsw i32 %conv, 48
  %rem = srem i32 %sub4, 2
  %tobool = icmp ne i32 %rem, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %if.then2
  %8 = phi i1 [ false, %if.then2 ], [ %tobool, %land.rhs ]
  %land.ext = zext i1 %8 to i32
  store i32 %land.ext, ptr %odd, align 4
  %9 = load ptr, ptr %d.addr, align 4
  %digits5 = getelementptr inbounds nuw %struct.decimal, ptr %9, i32 0, i32 0
  %10 = load i64, ptr %keep.addr, align 8
  %idxprom6 = trunc i64 %10 to i32
  %arrayidx7 = getelementptr inbounds [1413 x i8], ptr %digits5, i32 0, i32 %idxprom6
  %11 = load i8, ptr %arrayidx7, align 1
  %conv8 = sext i8 %11 to i32
  %cmp9 = icmp sgt i32 %conv8, 53
  br i1 %cmp9, label %lor.end25, label %lor.rhs

lor.rhs:                                          ; preds = %land.end
  %12 = load ptr, ptr %d.addr, align 4
  %digits11 = getelementptr inbounds nuw %struct.decimal, ptr %12, i32 0, i32 0
  %13 = load i64, ptr %keep.addr, align 8
  %idxprom12 = trunc i64 %13 to i32
  %arrayidx13 = getelementptr inbounds [1413 x i8], ptr %digits11, i32 0, i32 %idxprom12
  %14 = load i8, ptr %arrayidx13, align 1
  %conv14 = sext i8 %14 to i32
  %cmp15 = icmp eq i32 %conv14, 53
  br i1 %cmp15, label %land.rhs17, label %land.end23

land.rhs17:                                       ; preds = %lor.rhs
  %15 = load i64, ptr %keep.addr, align 8
  %add = add nsw i64 %15, 1
  %16 = load ptr, ptr %d.addr, align 4
  %count18 = getelementptr inbounds nuw %struct.decimal, ptr %16, i32 0, i32 1
  %17 = load i64, ptr %count18, align 4
  %cmp19 = icmp slt i64 %add, %17
  br i1 %cmp19, label %lor.end, label %lor.rhs21

lor.rhs21:                                        ; preds = %land.rhs17
  %18 = load i32, ptr %odd, align 4
  %tobool22 = icmp ne i32 %18, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs21, %land.rhs17
  %19 = phi i1 [ true, %land.rhs17 ], [ %tobool22, %lor.rhs21 ]
  br label %land.end23

land.end23:                                       ; preds = %lor.end, %lor.rhs
  %20 = phi i1 [ false, %lor.rhs ], [ %19, %lor.end ]
  br label %lor.end25

lor.end25:                                        ; preds = %land.end23, %land.end
  %21 = phi i1 [ true, %land.end ], [ %20, %land.end23 ]
  %lor.ext = zext i1 %21 to i32
  store i32 %lor.ext, ptr %up, align 4
  call void @llvm.lifetime.end.p0(ptr %odd)
  br label %if.end26

if.end26:                                         ; preds = %lor.end25, %if.end
  %22 = load i64, ptr %keep.addr, align 8
  %cmp27 = icmp sgt i64 %22, 0
  br i1 %cmp27, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end26
  %23 = load i64, ptr %keep.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %if.end26
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %23, %cond.true ], [ 0, %cond.false ]
  %24 = load ptr, ptr %d.addr, align 4
  %count29 = getelementptr inbounds nuw %struct.decimal, ptr %24, i32 0, i32 1
  store i64 %cond, ptr %count29, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %cond.end
  %25 = load i32, ptr %up, align 4
  %tobool30 = icmp ne i32 %25, 0
  br i1 %tobool30, label %land.lhs.true, label %land.end42

land.lhs.true:                                    ; preds = %while.cond
  %26 = load ptr, ptr %d.addr, align 4
  %count31 = getelementptr inbounds nuw %struct.decimal, ptr %26, i32 0, i32 1
  %27 = load i64, ptr %count31, align 4
  %tobool32 = icmp ne i64 %27, 0
  br i1 %tobool32, label %land.rhs33, label %land.end42

land.rhs33:                                       ; preds = %land.lhs.true
  %28 = load ptr, ptr %d.addr, align 4
  %digits34 = getelementptr inbounds nuw %struct.decimal, ptr %28, i32 0, i32 0
  %29 = load ptr, ptr %d.addr, align 4
  %count35 = getelementptr inbounds nuw %struct.decimal, ptr %29, i32 0, i32 1
  %30 = load i64, ptr %count35, align 4
  %sub36 = sub nsw i64 %30, 1
  %idxprom37 = trunc i64 %sub36 to i32
  %arrayidx38 = getelementptr inbounds [1413 x i8], ptr %digits34, i32 0, i32 %idxprom37
  %31 = load i8, ptr %arrayidx38, align 1
  %conv39 = sext i8 %31 to i32
  %cmp40 = icmp eq i32 %conv39, 57
  br label %land.end42

land.end42:                                       ; preds = %land.rhs33, %land.lhs.true, %while.cond
  %32 = phi i1 [ false, %land.lhs.true ], [ false, %while.cond ], [ %cmp40, %land.rhs33 ]
  br i1 %32, label %while.body, label %while.end

while.body:                                       ; preds = %land.end42
  %33 = load ptr, ptr %d.addr, align 4
  %count44 = getelementptr inbounds nuw %struct.decimal, ptr %33, i32 0, i32 1
  %34 = load i64, ptr %count44, align 4
  %dec = add nsw i64 %34, -1
  store i64 %dec, ptr %count44, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end42
  %35 = load i32, ptr %up, align 4
  %tobool45 = icmp ne i32 %35, 0
  br i1 %tobool45, label %land.lhs.true46, label %if.else

land.lhs.true46:                                  ; preds = %while.end
  %36 = load ptr, ptr %d.addr, align 4
  %count47 = getelementptr inbounds nuw %struct.decimal, ptr %36, i32 0, i32 1
  %37 = load i64, ptr %count47, align 4
  %tobool48 = icmp ne i64 %37, 0
  br i1 %tobool48, label %if.then49, label %if.else

if.then49:                                        ; preds = %land.lhs.true46
  %38 = load ptr, ptr %d.addr, align 4
  %digits50 = getelementptr inbounds nuw %struct.decimal, ptr %38, i32 0, i32 0
  %39 = load ptr, ptr %d.addr, align 4
  %count51 = getelementptr inbounds nuw %struct.decimal, ptr %39, i32 0, i32 1
  %40 = load i64, ptr %count51, align 4
  %sub52 = sub nsw i64 %40, 1
  %idxprom53 = trunc i64 %sub52 to i32
  %arrayidx54 = getelementptr inbounds [1413 x i8], ptr %digits50, i32 0, i32 %idxprom53
  %41 = load i8, ptr %arrayidx54, align 1
  %inc = add i8 %41, 1
  store i8 %inc, ptr %arrayidx54, align 1
  br label %if.end62

if.else:                                          ; preds = %land.lhs.true46, %while.end
  %42 = load i32, ptr %up, align 4
  %tobool55 = icmp ne i32 %42, 0
  br i1 %tobool55, label %if.then56, label %if.end61

if.then56:                                        ; preds = %if.else
  %43 = load ptr, ptr %d.addr, align 4
  %digits57 = getelementptr inbounds nuw %struct.decimal, ptr %43, i32 0, i32 0
  %arrayidx58 = getelementptr inbounds [1413 x i8], ptr %digits57, i32 0, i32 0
  store i8 49, ptr %arrayidx58, align 4
  %44 = load ptr, ptr %d.addr, align 4
  %count59 = getelementptr inbounds nuw %struct.decimal, ptr %44, i32 0, i32 1
  store i64 1, ptr %count59, align 4
  %45 = load ptr, ptr %d.addr, align 4
  %point = getelementptr inbounds nuw %struct.decimal, ptr %45, i32 0, i32 2
  %46 = load i64, ptr %point, align 4
  %inc60 = add nsw i64 %46, 1
  store i64 %inc60, ptr %point, align 4
  br label %if.end61

if.end61:                                         ; preds = %if.then56, %if.else
  br label %if.end62

if.end62:                                         ; preds = %if.end61, %if.then49
  %47 = load ptr, ptr %d.addr, align 4
  call void @trim(ptr noundef %47)
  %48 = load ptr, ptr %d.addr, align 4
  %count63 = getelementptr inbounds nuw %struct.decimal, ptr %48, i32 0, i32 1
  %49 = load i64, ptr %count63, align 4
  %tobool64 = icmp ne i64 %49, 0
  br i1 %tobool64, label %if.end67, label %if.then65

if.then65:                                        ; preds = %if.end62
  %50 = load ptr, ptr %d.addr, align 4
  %point66 = getelementptr inbounds nuw %struct.decimal, ptr %50, i32 0, i32 2
  store i64 1, ptr %point66, align 4
  br label %if.end67

if.end67:                                         ; preds = %if.then65, %if.end62
  call void @llvm.lifetime.end.p0(ptr %up)
  br label %return

return:                                           ; preds = %if.end67, %if.then
  ret void
}

define internal void @put_fixed(ptr noundef %f, ptr noundef %d, i8 noundef signext %sign, i32 noundef %places) {
entry:
  %f.addr = alloca ptr, align 4
  %d.addr = alloca ptr, align 4
  %sign.addr = alloca i8, align 1
  %places.addr = alloca i32, align 4
  %whole = alloca i32, align 4
  %dot = alloca i32, align 4
  %behind = alloca i32, align 4
  %i = alloca i32, align 4
  %i15 = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 4
  store ptr %d, ptr %d.addr, align 4
  store i8 %sign, ptr %sign.addr, align 1
  store i32 %places, ptr %places.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %whole)
  %0 = load ptr, ptr %d.addr, align 4
  %point = getelementptr inbounds nuw %struct.decimal, ptr %0, i32 0, i32 2
  %1 = load i64, ptr %point, align 4
  %cmp = icmp sgt i64 %1, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %d.addr, align 4
  %point1 = getelementptr inbounds nuw %struct.decimal, ptr %2, i32 0, i32 2
  %3 = load i64, ptr %point1, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %3, %cond.true ], [ 1, %cond.false ]
  %conv = trunc i64 %cond to i32
  store i32 %conv, ptr %whole, align 4
  call void @llvm.lifetime.start.p0(ptr %dot)
  %4 = load i32, ptr %places.addr, align 4
  %cmp2 = icmp sgt i32 %4, 0
  br i1 %cmp2, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %cond.end
  %5 = load ptr, ptr %f.addr, align 4
  %alternate = getelementptr inbounds nuw %struct.field, ptr %5, i32 0, i32 4
  %6 = load i32, ptr %alternate, align 4
  %tobool = icmp ne i32 %6, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.end
  %7 = phi i1 [ true, %cond.end ], [ %tobool, %lor.rhs ]
  %lor.ext = zext i1 %7 to i32
  store i32 %lor.ext, ptr %dot, align 4
  call void @llvm.lifetime.start.p0(ptr %behind)
  %8 = load ptr, ptr %f.addr, align 4
  %9 = load ptr, ptr %f.addr, align 4
  %zero = getelementptr inbounds nuw %struct.field, ptr %9, i32 0, i32 1
  %10 = load i32, ptr %zero, align 4
  %11 = load i8, ptr %sign.addr, align 1
  %12 = load i32, ptr %whole, align 4
  %13 = load i32, ptr %dot, align 4
  %add = add nsw i32 %12, %13
  %14 = load i32, ptr %places.addr, align 4
  %add4 = add nsw i32 %add, %14
  %call = call i32 @lead(ptr noundef %8, i32 noundef %10, i8 noundef signext %11, ptr noundef @.str.22, i32 noundef %add4)
  store i32 %call, ptr %behind, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  %15 = load ptr, ptr %d.addr, align 4
  %point5 = getelementptr inbounds nuw %struct.decimal, ptr %15, i32 0, i32 2
  %16 = load i64, ptr %point5, align 4
  %17 = load i32, ptr %whole, align 4
  %conv6 = sext i32 %17 to i64
  %sub = sub nsw i64 %16, %conv6
  %conv7 = trunc i64 %sub to i32
  store i32 %conv7, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %lor.end
  %18 = load i32, ptr %i, align 4
  %conv8 = sext i32 %18 to i64
  %19 = load ptr, ptr %d.addr, align 4
  %point9 = getelementptr inbounds nuw %struct.decimal, ptr %19, i32 0, i32 2
  %20 = load i64, ptr %point9, align 4
  %cmp10 = icmp slt i64 %conv8, %20
  br i1 %cmp10, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %21 = load ptr, ptr %d.addr, align 4
  %22 = load i32, ptr %i, align 4
  %call12 = call signext i8 @digit_at(ptr noundef %21, i32 noundef %22)
  %conv13 = sext i8 %call12 to i32
  call void @put(i32 noundef %conv13)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %23 = load i32, ptr %i, align 4
  %inc = add nsw i32 %23, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %24 = load i32, ptr %dot, align 4
  %tobool14 = icmp ne i32 %24, 0
  br i1 %tobool14, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  call void @put(i32 noundef 46)
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  call void @llvm.lifetime.start.p0(ptr %i15)
  %25 = load ptr, ptr %d.addr, align 4
  %point16 = getelementptr inbounds nuw %struct.decimal, ptr %25, i32 0, i32 2
  %26 = load i64, ptr %point16, align 4
  %conv17 = trunc i64 %26 to i32
  store i32 %conv17, ptr %i15, align 4
  br label %for.cond18

for.cond18:                                       ; preds = %for.inc29, %if.end
  %27 = load i32, ptr %i15, align 4
  %conv19 = sext i32 %27 to i64
  %28 = load ptr, ptr %d.addr, align 4
  %point20 = getelementptr inbounds nuw %struct.decimal, ptr %28, i32 0, i32 2
  %29 = load i64, ptr %point20, align 4
  %30 = load i32, ptr %places.addr, align 4
  %conv21 = sext i32 %30 to i64
  %add22 = add nsw i64 %29, %conv21
  %cmp23 = icmp slt i64 %conv19, %add22
  br i1 %cmp23, label %for.body26, label %for.cond.cleanup25

for.cond.cleanup25:                               ; preds = %for.cond18
  call void @llvm.lifetime.end.p0(ptr %i15)
  br label %for.end31

for.body26:                                       ; preds = %for.cond18
  %31 = load ptr, ptr %d.addr, align 4
  %32 = load i32, ptr %i15, align 4
  %call27 = call signext i8 @digit_at(ptr noundef %31, i32 noundef %32)
  %conv28 = sext i8 %call27 to i32
  call void @put(i32 noundef %conv28)
  br label %for.inc29

for.inc29:                                        ; preds = %for.body26
  %33 = load i32, ptr %i15, align 4
  %inc30 = add nsw i32 %33, 1
  store i32 %inc30, ptr %i15, align 4
  br label %for.cond18

for.end31:                                        ; preds = %for.cond.cleanup25
  %34 = load i32, ptr %behind, align 4
  call void @pad(i8 noundef signext 32, i32 noundef %34)
  call void @llvm.lifetime.end.p0(ptr %behind)
  call void @llvm.lifetime.end.p0(ptr %dot)
  call void @llvm.lifetime.end.p0(ptr %whole)
  ret void
}

define internal void @put_scientific(ptr noundef %f, ptr noundef %d, i8 noundef signext %sign, i32 noundef %places, i8 noundef signext %e) {
entry:
  %f.addr = alloca ptr, align 4
  %d.addr = alloca ptr, align 4
  %sign.addr = alloca i8, align 1
  %places.addr = alloca i32, align 4
  %e.addr = alloca i8, align 1
  %exponent = alloca i32, align 4
  %size = alloca i32, align 4
  %dot = alloca i32, align 4
  %behind = alloca i32, align 4
  %i = alloca i32, align 4
  store ptr %f, ptr %f.addr, align 4
  store ptr %d, ptr %d.addr, align 4
  store i8 %sign, ptr %sign.addr, align 1
  store i32 %places, ptr %places.addr, align 4
  store i8 %e, ptr %e.addr, align 1
  call void @llvm.lifetime.start.p0(ptr %exponent)
  %0 = load ptr, ptr %d.addr, align 4
  %count = getelementptr inbounds nuw %struct.decimal, ptr %0, i32 0, i32 1
  %1 = load i64, ptr %count, align 4
  %tobool = icmp ne i64 %1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load ptr, ptr %d.addr, align 4
  %point = getelementptr inbounds nuw %struct.decimal, ptr %2, i32 0, i32 2
  %3 = load i64, ptr %point, align 4
  %sub = sub nsw i64 %3, 1
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ 0, %cond.false ]
  %conv = trunc i64 %cond to i32
  store i32 %conv, ptr %exponent, align 4
  call void @llvm.lifetime.start.p0(ptr %size)
  %4 = load i32, ptr %exponent, align 4
  %cmp = icmp slt i32 %4, 0
  br i1 %cmp, label %cond.true2, label %cond.false4

cond.true2:                                       ; preds = %cond.end
  %5 = load i32, ptr %exponent, align 4
  %sub3 = sub nsw i32 0, %5
  br label %cond.end5

cond.false4:                                      ; preds = %cond.end
  %6 = load i32, ptr %exponent, align 4
  br label %cond.end5

cond.end5:                                        ; preds = %cond.false4, %cond.true2
  %cond6 = phi i32 [ %sub3, %cond.true2 ], [ %6, %cond.false4 ]
  store i32 %cond6, ptr %size, align 4
  call void @llvm.lifetime.start.p0(ptr %dot)
  %7 = load i32, ptr %places.addr, align 4
  %cmp7 = icmp sgt i32 %7, 0
  br i1 %cmp7, label %lor.end, label %lor.rhs

lor.rhs:                                          ; preds = %cond.end5
  %8 = load ptr, ptr %f.addr, align 4
  %alternate = getelementptr inbounds nuw %struct.field, ptr %8, i32 0, i32 4
  %9 = load i32, ptr %alternate, align 4
  %tobool9 = icmp ne i32 %9, 0
  br label %lor.end

lor.end:                                          ; preds = %lor.rhs, %cond.end5
  %10 = phi i1 [ true, %cond.end5 ], [ %tobool9, %lor.rhs ]
  %lor.ext = zext i1 %10 to i32
  store i32 %lor.ext, ptr %dot, align 4
  call void @llvm.lifetime.start.p0(ptr %behind)
  %11 = load ptr, ptr %f.addr, align 4
  %12 = load ptr, ptr %f.addr, align 4
  %zero = getelementptr inbounds nuw %struct.field, ptr %12, i32 0, i32 1
  %13 = load i32, ptr %zero, align 4
  %14 = load i8, ptr %sign.addr, align 1
  %15 = load i32, ptr %dot, align 4
  %add = add nsw i32 1, %15
  %16 = load i32, ptr %places.addr, align 4
  %add10 = add nsw i32 %add, %16
  %17 = load i32, ptr %size, align 4
  %cmp11 = icmp slt i32 %17, 100
  %18 = zext i1 %cmp11 to i64
  %cond13 = select i1 %cmp11, i32 4, i32 5
  %add14 = add nsw i32 %add10, %cond13
  %call = call i32 @lead(ptr noundef %11, i32 noundef %13, i8 noundef signext %14, ptr noundef @.str.22, i32 noundef %add14)
  store i32 %call, ptr %behind, align 4
  %19 = load ptr, ptr %d.addr, align 4
  %call15 = call signext i8 @digit_at(ptr noundef %19, i32 noundef 0)
  %conv16 = sext i8 %call15 to i32
  call void @put(i32 noundef %conv16)
  %20 = load i32, ptr %dot, align 4
  %tobool17 = icmp ne i32 %20, 0
  br i1 %tobool17, label %if.then, label %if.end

if.then:                                          ; preds = %lor.end
  call void @put(i32 noundef 46)
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.end
  call void @llvm.lifetime.start.p0(ptr %i)
  store i32 1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end
  %21 = load i32, ptr %i, align 4
  %22 = load i32, ptr %places.addr, align 4
  %cmp18 = icmp sle i32 %21, %22
  br i1 %cmp18, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %23 = load ptr, ptr %d.addr, align 4
  %24 = load i32, ptr %i, align 4
  %call20 = call signext i8 @digit_at(ptr noundef %23, i32 noundef %24)
  %conv21 = sext i8 %call20 to i32
  call void @put(i32 noundef %conv21)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %25 = load i32, ptr %i, align 4
  %inc = add nsw i32 %25, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %26 = load i8, ptr %e.addr, align 1
  %conv22 = sext i8 %26 to i32
  call void @put(i32 noundef %conv22)
  %27 = load i32, ptr %exponent, align 4
  %cmp23 = icmp slt i32 %27, 0
  %28 = zext i1 %cmp23 to i64
  %cond25 = select i1 %cmp23, i32 45, i32 43
  call void @put(i32 noundef %cond25)
  %29 = load i32, ptr %size, align 4
  %cmp26 = icmp sge i32 %29, 100
  br i1 %cmp26, label %if.then28, label %if.end32

if.then28:                                        ; preds = %for.end
  %30 = load i32, ptr %size, align 4
  %div = sdiv i32 %30, 100
  %add29 = add nsw i32 48, %div
  %conv30 = trunc i32 %add29 to i8
  %conv31 = sext i8 %conv30 to i32
  call void @put(i32 noundef %conv31)
  br label %if.end32

if.end32:                                         ; preds = %if.then28, %for.end
  %31 = load i32, ptr %size, align 4
  %div33 = sdiv i32 %31, 10
  %rem = srem i32 %div33, 10
  %add34 = add nsw i32 48, %rem
  %conv35 = trunc i32 %add34 to i8
  %conv36 = sext i8 %conv35 to i32
  call void @put(i32 noundef %conv36)
  %32 = load i32, ptr %size, align 4
  %rem37 = srem i32 %32, 10
  %add38 = add nsw i32 48, %rem37
  %conv39 = trunc i32 %add38 to i8
  %conv40 = sext i8 %conv39 to i32
  call void @put(i32 noundef %conv40)
  %33 = load i32, ptr %behind, align 4
  call void @pad(i8 noundef signext 32, i32 noundef %33)
  call void @llvm.lifetime.end.p0(ptr %behind)
  call void @llvm.lifetime.end.p0(ptr %dot)
  call void @llvm.lifetime.end.p0(ptr %size)
  call void @llvm.lifetime.end.p0(ptr %exponent)
  ret void
}

define internal void @shift_left(ptr noundef %x, i32 noundef %bits) {
entry:
  %x.addr = alloca ptr, align 4
  %bits.addr = alloca i32, align 4
  %carry = alloca i64, align 8
  %i = alloca i32, align 4
  %sum = alloca i64, align 8
  store ptr %x, ptr %x.addr, align 4
  store i32 %bits, ptr %bits.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %carry)
  store i64 0, ptr %carry, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  %0 = load ptr, ptr %x.addr, align 4
  %last = getelementptr inbounds nuw %struct.expansion, ptr %0, i32 0, i32 2
  %1 = load i32, ptr %last, align 4
  %sub = sub nsw i32 %1, 1
  store i32 %sub, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4
  %3 = load ptr, ptr %x.addr, align 4
  %first = getelementptr inbounds nuw %struct.expansion, ptr %3, i32 0, i32 1
  %4 = load i32, ptr %first, align 4
  %cmp = icmp sge i32 %2, %4
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %sum)
  %5 = load ptr, ptr %x.addr, align 4
  %words = getelementptr inbounds nuw %struct.expansion, ptr %5, i32 0, i32 0
  %6 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds [157 x i32], ptr %words, i32 0, i32 %6
  %7 = load i32, ptr %arrayidx, align 4
  %conv = zext i32 %7 to i64
  %8 = load i32, ptr %bits.addr, align 4
  %sh_prom = zext i32 %8 to i64
  %shl = shl i64 %conv, %sh_prom
  %9 = load i64, ptr %carry, align 8
  %add = add i64 %shl, %9
  store i64 %add, ptr %sum, align 8
  %10 = load i64, ptr %sum, align 8
  %rem = urem i64 %10, 1000000000
  %conv1 = trunc i64 %rem to i32
  %11 = load ptr, ptr %x.addr, align 4
  %words2 = getelementptr inbounds nuw %struct.expansion, ptr %11, i32 0, i32 0
  %12 = load i32, ptr %i, align 4
  %arrayidx3 = getelementptr inbounds [157 x i32], ptr %words2, i32 0, i32 %12
  store i32 %conv1, ptr %arrayidx3, align 4
  %13 = load i64, ptr %sum, align 8
  %div = udiv i64 %13, 1000000000
  store i64 %div, ptr %carry, align 8
  call void @llvm.lifetime.end.p0(ptr %sum)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %14 = load i32, ptr %i, align 4
  %dec = add nsw i32 %14, -1
  store i32 %dec, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %15 = load i64, ptr %carry, align 8
  %tobool = icmp ne i64 %15, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %16 = load i64, ptr %carry, align 8
  %conv4 = trunc i64 %16 to i32
  %17 = load ptr, ptr %x.addr, align 4
  %words5 = getelementptr inbounds nuw %struct.expansion, ptr %17, i32 0, i32 0
  %18 = load ptr, ptr %x.addr, align 4
  %first6 = getelementptr inbounds nuw %struct.expansion, ptr %18, i32 0, i32 1
  %19 = load i32, ptr %first6, align 4
  %dec7 = add nsw i32 %19, -1
  store i32 %dec7, ptr %first6, align 4
  %arrayidx8 = getelementptr inbounds [157 x i32], ptr %words5, i32 0, i32 %dec7
  store i32 %conv4, ptr %arrayidx8, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  call void @llvm.lifetime.end.p0(ptr %carry)
  ret void
}

define internal void @shift_right(ptr noundef %x, i32 noundef %bits) {
entry:
  %x.addr = alloca ptr, align 4
  %bits.addr = alloca i32, align 4
  %carry = alloca i32, align 4
  %i = alloca i32, align 4
  %word = alloca i32, align 4
  store ptr %x, ptr %x.addr, align 4
  store i32 %bits, ptr %bits.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %carry)
  store i32 0, ptr %carry, align 4
  call void @llvm.lifetime.start.p0(ptr %i)
  %0 = load ptr, ptr %x.addr, align 4
  %first = getelementptr inbounds nuw %struct.expansion, ptr %0, i32 0, i32 1
  %1 = load i32, ptr %first, align 4
  store i32 %1, ptr %i, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i32, ptr %i, align 4
  %3 = load ptr, ptr %x.addr, align 4
  %last = getelementptr inbounds nuw %struct.expansion, ptr %3, i32 0, i32 2
  %4 = load i32, ptr %last, align 4
  %cmp = icmp slt i32 %2, %4
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %word)
  %5 = load ptr, ptr %x.addr, align 4
  %words = getelementptr inbounds nuw %struct.expansion, ptr %5, i32 0, i32 0
  %6 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds [157 x i32], ptr %words, i32 0, i32 %6
  %7 = load i32, ptr %arrayidx, align 4
  store i32 %7, ptr %word, align 4
  %8 = load i32, ptr %word, align 4
  %9 = load i32, ptr %bits.addr, align 4
  %shr = lshr i32 %8, %9
  %10 = load i32, ptr %carry, align 4
  %add = add i32 %shr, %10
  %11 = load ptr, ptr %x.addr, align 4
  %words1 = getelementptr inbounds nuw %struct.expansion, ptr %11, i32 0, i32 0
  %12 = load i32, ptr %i, align 4
  %arrayidx2 = getelementptr inbounds [157 x i32], ptr %words1, i32 0, i32 %12
  store i32 %add, ptr %arrayidx2, align 4
  %13 = load i32, ptr %bits.addr, align 4
  %shr3 = ashr i32 1000000000, %13
  %14 = load i32, ptr %word, align 4
  %15 = load i32, ptr %bits.addr, align 4
  %shl = shl i32 1, %15
  %sub = sub i32 %shl, 1
  %and = and i32 %14, %sub
  %mul = mul i32 %shr3, %and
  store i32 %mul, ptr %carry, align 4
  call void @llvm.lifetime.end.p0(ptr %word)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %16 = load i32, ptr %i, align 4
  %inc = add nsw i32 %16, 1
  store i32 %inc, ptr %i, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %17 = load i32, ptr %carry, align 4
  %tobool = icmp ne i32 %17, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %for.end
  %18 = load i32, ptr %carry, align 4
  %19 = load ptr, ptr %x.addr, align 4
  %words4 = getelementptr inbounds nuw %struct.expansion, ptr %19, i32 0, i32 0
  %20 = load ptr, ptr %x.addr, align 4
  %last5 = getelementptr inbounds nuw %struct.expansion, ptr %20, i32 0, i32 2
  %21 = load i32, ptr %last5, align 4
  %inc6 = add nsw i32 %21, 1
  store i32 %inc6, ptr %last5, align 4
  %arrayidx7 = getelementptr inbounds [157 x i32], ptr %words4, i32 0, i32 %21
  store i32 %18, ptr %arrayidx7, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %for.end
  %22 = load ptr, ptr %x.addr, align 4
  %words8 = getelementptr inbounds nuw %struct.expansion, ptr %22, i32 0, i32 0
  %23 = load ptr, ptr %x.addr, align 4
  %first9 = getelementptr inbounds nuw %struct.expansion, ptr %23, i32 0, i32 1
  %24 = load i32, ptr %first9, align 4
  %arrayidx10 = getelementptr inbounds [157 x i32], ptr %words8, i32 0, i32 %24
  %25 = load i32, ptr %arrayidx10, align 4
  %cmp11 = icmp eq i32 %25, 0
  br i1 %cmp11, label %land.lhs.true, label %if.end19

land.lhs.true:                                    ; preds = %if.end
  %26 = load ptr, ptr %x.addr, align 4
  %first12 = getelementptr inbounds nuw %struct.expansion, ptr %26, i32 0, i32 1
  %27 = load i32, ptr %first12, align 4
  %add13 = add nsw i32 %27, 1
  %28 = load ptr, ptr %x.addr, align 4
  %last14 = getelementptr inbounds nuw %struct.expansion, ptr %28, i32 0, i32 2
  %29 = load i32, ptr %last14, align 4
  %cmp15 = icmp slt i32 %add13, %29
  br i1 %cmp15, label %if.then16, label %if.end19

if.then16:                                        ; preds = %land.lhs.true
  %30 = load ptr, ptr %x.addr, align 4
  %first17 = getelementptr inbounds nuw %struct.expansion, ptr %30, i32 0, i32 1
  %31 = load i32, ptr %first17, align 4
  %inc18 = add nsw i32 %31, 1
  store i32 %inc18, ptr %first17, align 4
  br label %if.end19

if.end19:                                         ; preds = %if.then16, %land.lhs.true, %if.end
  call void @llvm.lifetime.end.p0(ptr %carry)
  ret void
}

define internal void @trim(ptr noundef %d) {
entry:
  %d.addr = alloca ptr, align 4
  store ptr %d, ptr %d.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %d.addr, align 4
  %count = getelementptr inbounds nuw %struct.decimal, ptr %0, i32 0, i32 1
  %1 = load i64, ptr %count, align 4
  %tobool = icmp ne i64 %1, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load ptr, ptr %d.addr, align 4
  %digits = getelementptr inbounds nuw %struct.decimal, ptr %2, i32 0, i32 0
  %3 = load ptr, ptr %d.addr, align 4
  %count1 = getelementptr inbounds nuw %struct.decimal, ptr %3, i32 0, i32 1
  %4 = load i64, ptr %count1, align 4
  %sub = sub nsw i64 %4, 1
  %idxprom = trunc i64 %sub to i32
  %arrayidx = getelementptr inbounds [1413 x i8], ptr %digits, i32 0, i32 %idxprom
  %5 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %5 to i32
  %cmp = icmp eq i32 %conv, 48
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %6 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %6, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %7 = load ptr, ptr %d.addr, align 4
  %count3 = getelementptr inbounds nuw %struct.decimal, ptr %7, i32 0, i32 1
  %8 = load i64, ptr %count3, align 4
  %dec = add nsw i64 %8, -1
  store i64 %dec, ptr %count3, align 4
  br label %while.cond

while.end:                                        ; preds = %land.end
  ret void
}

define internal signext i8 @digit_at(ptr noundef %d, i32 noundef %i) {
entry:
  %d.addr = alloca ptr, align 4
  %i.addr = alloca i32, align 4
  store ptr %d, ptr %d.addr, align 4
  store i32 %i, ptr %i.addr, align 4
  %0 = load i32, ptr %i.addr, align 4
  %cmp = icmp sge i32 %0, 0
  br i1 %cmp, label %land.lhs.true, label %cond.false

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %i.addr, align 4
  %conv = sext i32 %1 to i64
  %2 = load ptr, ptr %d.addr, align 4
  %count = getelementptr inbounds nuw %struct.decimal, ptr %2, i32 0, i32 1
  %3 = load i64, ptr %count, align 4
  %cmp1 = icmp slt i64 %conv, %3
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %land.lhs.true
  %4 = load ptr, ptr %d.addr, align 4
  %digits = getelementptr inbounds nuw %struct.decimal, ptr %4, i32 0, i32 0
  %5 = load i32, ptr %i.addr, align 4
  %arrayidx = getelementptr inbounds [1413 x i8], ptr %digits, i32 0, i32 %5
  %6 = load i8, ptr %arrayidx, align 1
  %conv3 = sext i8 %6 to i32
  br label %cond.end

cond.false:                                       ; preds = %land.lhs.true, %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %conv3, %cond.true ], [ 48, %cond.false ]
  %conv4 = trunc i32 %cond to i8
  ret i8 %conv4
}

declare i32 @__raddle_text_get(i64 noundef)

declare void @__raddle_text_end()

declare void @__raddle_print(i32 noundef)

define internal i64 @parse(ptr noundef %s, ptr noundef %end, i32 noundef %base, ptr noundef %negative, ptr noundef %over) {
entry:
  %retval = alloca i64, align 4
  %s.addr = alloca ptr, align 4
  %end.addr = alloca ptr, align 4
  %base.addr = alloca i32, align 4
  %negative.addr = alloca ptr, align 4
  %over.addr = alloca ptr, align 4
  %p = alloca ptr, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %value = alloca i64, align 8
  %first = alloca ptr, align 4
  store ptr %s, ptr %s.addr, align 4
  store ptr %end, ptr %end.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  store ptr %negative, ptr %negative.addr, align 4
  store ptr %over, ptr %over.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %p)
  %0 = load ptr, ptr %s.addr, align 4
  store ptr %0, ptr %p, align 4
  %1 = load ptr, ptr %over.addr, align 4
  store i32 0, ptr %1, align 4
  %2 = load ptr, ptr %negative.addr, align 4
  store i32 0, ptr %2, align 4
  %3 = load i32, ptr %base.addr, align 4
  %cmp = icmp slt i32 %3, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %4 = load i32, ptr %base.addr, align 4
  %cmp1 = icmp eq i32 %4, 1
  br i1 %cmp1, label %if.then, label %lor.lhs.false2

lor.lhs.false2:                                   ; preds = %lor.lhs.false
  %5 = load i32, ptr %base.addr, align 4
  %cmp3 = icmp sgt i32 %5, 36
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false2, %lor.lhs.false, %entry
  %call = call ptr @__errno_location()
  store i32 22, ptr %call, align 4
  store i64 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false2
  br label %while.cond

while.cond:                                       ; preds = %while.body, %if.end
  %6 = load ptr, ptr %p, align 4
  %7 = load i8, ptr %6, align 1
  %conv = sext i8 %7 to i32
  %call4 = call i32 @isspace(i32 noundef %conv)
  %tobool = icmp ne i32 %call4, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %8 = load ptr, ptr %p, align 4
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %8, i32 1
  store ptr %incdec.ptr, ptr %p, align 4
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %9 = load ptr, ptr %p, align 4
  %10 = load i8, ptr %9, align 1
  %conv5 = sext i8 %10 to i32
  %cmp6 = icmp eq i32 %conv5, 45
  %conv7 = zext i1 %cmp6 to i32
  %11 = load ptr, ptr %negative.addr, align 4
  store i32 %conv7, ptr %11, align 4
  %12 = load ptr, ptr %p, align 4
  %13 = load i8, ptr %12, align 1
  %conv8 = sext i8 %13 to i32
  %cmp9 = icmp eq i32 %conv8, 45
  br i1 %cmp9, label %if.then15, label %lor.lhs.false11

lor.lhs.false11:                                  ; preds = %while.end
  %14 = load ptr, ptr %p, align 4
  %15 = load i8, ptr %14, align 1
  %conv12 = sext i8 %15 to i32
  %cmp13 = icmp eq i32 %conv12, 43
  br i1 %cmp13, label %if.then15, label %if.end17

if.then15:                                        ; preds = %lor.lhs.false11, %while.end
  %16 = load ptr, ptr %p, align 4
  %incdec.ptr16 = getelementptr inbounds nuw i8, ptr %16, i32 1
  store ptr %incdec.ptr16, ptr %p, align 4
  br label %if.end17

if.end17:                                         ; preds = %if.then15, %lor.lhs.false11
  %17 = load i32, ptr %base.addr, align 4
  %cmp18 = icmp eq i32 %17, 0
  br i1 %cmp18, label %land.lhs.true, label %lor.lhs.false20

lor.lhs.false20:                                  ; preds = %if.end17
  %18 = load i32, ptr %base.addr, align 4
  %cmp21 = icmp eq i32 %18, 16
  br i1 %cmp21, label %land.lhs.true, label %if.end42

land.lhs.true:                                    ; preds = %lor.lhs.false20, %if.end17
  %19 = load ptr, ptr %p, align 4
  %arrayidx = getelementptr inbounds i8, ptr %19, i32 0
  %20 = load i8, ptr %arrayidx, align 1
  %conv23 = sext i8 %20 to i32
  %cmp24 = icmp eq i32 %conv23, 48
  br i1 %cmp24, label %land.lhs.true26, label %if.end42

land.lhs.true26:                                  ; preds = %land.lhs.true
  %21 = load ptr, ptr %p, align 4
  %arrayidx27 = getelementptr inbounds i8, ptr %21, i32 1
  %22 = load i8, ptr %arrayidx27, align 1
  %conv28 = sext i8 %22 to i32
  %cmp29 = icmp eq i32 %conv28, 120
  br i1 %cmp29, label %land.lhs.true36, label %lor.lhs.false31

lor.lhs.false31:                                  ; preds = %land.lhs.true26
  %23 = load ptr, ptr %p, align 4
  %arrayidx32 = getelementptr inbounds i8, ptr %23, i32 1
  %24 = load i8, ptr %arrayidx32, align 1
  %conv33 = sext i8 %24 to i32
  %cmp34 = icmp eq i32 %conv33, 88
  br i1 %cmp34, label %land.lhs.true36, label %if.end42

land.lhs.true36:                                  ; preds = %lor.lhs.false31, %land.lhs.true26
  %25 = load ptr, ptr %p, align 4
  %arrayidx37 = getelementptr inbounds i8, ptr %25, i32 2
  %26 = load i8, ptr %arrayidx37, align 1
  %call38 = call i32 @digit_of(i8 noundef signext %26)
  %cmp39 = icmp slt i32 %call38, 16
  br i1 %cmp39, label %if.then41, label %if.end42

if.then41:                                        ; preds = %land.lhs.true36
  %27 = load ptr, ptr %p, align 4
  %add.ptr = getelementptr inbounds i8, ptr %27, i32 2
  store ptr %add.ptr, ptr %p, align 4
  store i32 16, ptr %base.addr, align 4
  br label %if.end42

if.end42:                                         ; preds = %if.then41, %land.lhs.true36, %lor.lhs.false31, %land.lhs.true, %lor.lhs.false20
  %28 = load i32, ptr %base.addr, align 4
  %cmp43 = icmp eq i32 %28, 0
  br i1 %cmp43, label %if.then45, label %if.end49

if.then45:                                        ; preds = %if.end42
  %29 = load ptr, ptr %p, align 4
  %30 = load i8, ptr %29, align 1
  %conv46 = sext i8 %30 to i32
  %cmp47 = icmp eq i32 %conv46, 48
  %31 = zext i1 %cmp47 to i64
  %cond = select i1 %cmp47, i32 8, i32 10
  store i32 %cond, ptr %base.addr, align 4
  br label %if.end49

if.end49:                                         ; preds = %if.then45, %if.end42
  call void @llvm.lifetime.start.p0(ptr %value)
  store i64 0, ptr %value, align 8
  call void @llvm.lifetime.start.p0(ptr %first)
  %32 = load ptr, ptr %p, align 4
  store ptr %32, ptr %first, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end49
  %33 = load ptr, ptr %p, align 4
  %34 = load i8, ptr %33, align 1
  %call50 = call i32 @digit_of(i8 noundef signext %34)
  %35 = load i32, ptr %base.addr, align 4
  %cmp51 = icmp slt i32 %call50, %35
  br i1 %cmp51, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %36 = load i64, ptr %value, align 8
  %37 = load i32, ptr %base.addr, align 4
  %conv53 = sext i32 %37 to i64
  %38 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %36, i64 %conv53)
  %39 = extractvalue { i64, i1 } %38, 1
  %40 = extractvalue { i64, i1 } %38, 0
  store i64 %40, ptr %value, align 8
  br i1 %39, label %if.then54, label %if.end55

if.then54:                                        ; preds = %for.body
  %41 = load ptr, ptr %over.addr, align 4
  store i32 1, ptr %41, align 4
  br label %if.end55

if.end55:                                         ; preds = %if.then54, %for.body
  %42 = load i64, ptr %value, align 8
  %43 = load ptr, ptr %p, align 4
  %44 = load i8, ptr %43, align 1
  %call56 = call i32 @digit_of(i8 noundef signext %44)
  %conv57 = sext i32 %call56 to i64
  %45 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %42, i64 %conv57)
  %46 = extractvalue { i64, i1 } %45, 1
  %47 = extractvalue { i64, i1 } %45, 0
  store i64 %47, ptr %value, align 8
  br i1 %46, label %if.then58, label %if.end59

if.then58:                                        ; preds = %if.end55
  %48 = load ptr, ptr %over.addr, align 4
  store i32 1, ptr %48, align 4
  br label %if.end59

if.end59:                                         ; preds = %if.then58, %if.end55
  br label %for.inc

for.inc:                                          ; preds = %if.end59
  %49 = load ptr, ptr %p, align 4
  %incdec.ptr60 = getelementptr inbounds nuw i8, ptr %49, i32 1
  store ptr %incdec.ptr60, ptr %p, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %50 = load ptr, ptr %end.addr, align 4
  %tobool61 = icmp ne ptr %50, null
  br i1 %tobool61, label %if.then62, label %if.end66

if.then62:                                        ; preds = %for.end
  %51 = load ptr, ptr %p, align 4
  %52 = load ptr, ptr %first, align 4
  %cmp63 = icmp eq ptr %51, %52
  br i1 %cmp63, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then62
  %53 = load ptr, ptr %s.addr, align 4
  br label %cond.end

cond.false:                                       ; preds = %if.then62
  %54 = load ptr, ptr %p, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond65 = phi ptr [ %53, %cond.true ], [ %54, %cond.false ]
  %55 = load ptr, ptr %end.addr, align 4
  store ptr %cond65, ptr %55, align 4
  br label %if.end66

if.end66:                                         ; preds = %cond.end, %for.end
  %56 = load i64, ptr %value, align 8
  store i64 %56, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %first)
  call void @llvm.lifetime.end.p0(ptr %value)
  br label %cleanup

cleanup:                                          ; preds = %if.end66, %if.then
  call void @llvm.lifetime.end.p0(ptr %p)
  %57 = load i64, ptr %retval, align 4
  ret i64 %57
}

define internal i32 @digit_of(i8 noundef signext %c) {
entry:
  %retval = alloca i32, align 4
  %c.addr = alloca i8, align 1
  store i8 %c, ptr %c.addr, align 1
  %0 = load i8, ptr %c.addr, align 1
  %conv = sext i8 %0 to i32
  %call = call i32 @isdigit(i32 noundef %conv)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load i8, ptr %c.addr, align 1
  %conv1 = sext i8 %1 to i32
  %sub = sub nsw i32 %conv1, 48
  store i32 %sub, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %2 = load i8, ptr %c.addr, align 1
  %conv2 = sext i8 %2 to i32
  %call3 = call i32 @islower(i32 noundef %conv2)
  %tobool4 = icmp ne i32 %call3, 0
  br i1 %tobool4, label %if.then5, label %if.end8

if.then5:                                         ; preds = %if.end
  %3 = load i8, ptr %c.addr, align 1
  %conv6 = sext i8 %3 to i32
  %sub7 = sub nsw i32 %conv6, 97
  %add = add nsw i32 %sub7, 10
  store i32 %add, ptr %retval, align 4
  br label %return

if.end8:                                          ; preds = %if.end
  %4 = load i8, ptr %c.addr, align 1
  %conv9 = sext i8 %4 to i32
  %call10 = call i32 @isupper(i32 noundef %conv9)
  %tobool11 = icmp ne i32 %call10, 0
  br i1 %tobool11, label %if.then12, label %if.end16

if.then12:                                        ; preds = %if.end8
  %5 = load i8, ptr %c.addr, align 1
  %conv13 = sext i8 %5 to i32
  %sub14 = sub nsw i32 %conv13, 65
  %add15 = add nsw i32 %sub14, 10
  store i32 %add15, ptr %retval, align 4
  br label %return

if.end16:                                         ; preds = %if.end8
  store i32 99, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end16, %if.then12, %if.then5, %if.then
  %6 = load i32, ptr %retval, align 4
  ret i32 %6
}

define internal double @half_of(double noundef %x) {
entry:
  %x.addr = alloca double, align 8
  %scaled = alloca double, align 8
  store double %x, ptr %x.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %scaled)
  %0 = load double, ptr %x.addr, align 8
  %mul = fmul double %0, 0x41A0000002000000
  store double %mul, ptr %scaled, align 8
  %1 = load double, ptr %scaled, align 8
  %2 = load double, ptr %scaled, align 8
  %3 = load double, ptr %x.addr, align 8
  %sub = fsub double %2, %3
  %sub1 = fsub double %1, %sub
  call void @llvm.lifetime.end.p0(ptr %scaled)
  ret double %sub1
}

define internal i32 @futex_wait(ptr noundef %futex, i32 noundef %expected, ptr noundef %until, i32 noundef %mask) {
entry:
  %retval = alloca i32, align 4
  %futex.addr = alloca ptr, align 4
  %expected.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 4
  %mask.addr = alloca i32, align 4
  %self = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %own = alloca ptr, align 4
  %bit = alloca i64, align 8
  %atomic-temp = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %still = alloca i64, align 8
  store ptr %futex, ptr %futex.addr, align 4
  store i32 %expected, ptr %expected.addr, align 4
  store ptr %until, ptr %until.addr, align 4
  store i32 %mask, ptr %mask.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %self)
  %call = call i64 @__raddle_self()
  store i64 %call, ptr %self, align 8
  %0 = load i64, ptr %self, align 8
  %cmp = icmp ugt i64 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.208)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %until.addr, align 4
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %land.lhs.true, label %if.end5

land.lhs.true:                                    ; preds = %if.end
  %2 = load ptr, ptr %until.addr, align 4
  %call1 = call i32 @wrong_deadline(ptr noundef %2)
  %tobool2 = icmp ne i32 %call1, 0
  br i1 %tobool2, label %if.then3, label %if.end5

if.then3:                                         ; preds = %land.lhs.true
  %call4 = call i32 @failed(i32 noundef 22)
  store i32 %call4, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup22

if.end5:                                          ; preds = %land.lhs.true, %if.end
  call void @llvm.lifetime.start.p0(ptr %own)
  %3 = load i64, ptr %self, align 8
  %sub = sub i64 %3, 1
  %idxprom = trunc i64 %sub to i32
  %arrayidx = getelementptr inbounds nuw [64 x %struct.sleeper], ptr @sleepers, i32 0, i32 %idxprom
  store ptr %arrayidx, ptr %own, align 4
  call void @llvm.lifetime.start.p0(ptr %bit)
  %4 = load i64, ptr %self, align 8
  %sub6 = sub i64 %4, 1
  %shl = shl i64 1, %sub6
  store i64 %shl, ptr %bit, align 8
  call void @__raddle_lock(ptr noundef @futex_lock)
  %5 = load ptr, ptr %futex.addr, align 4
  %6 = load atomic i32, ptr %5 seq_cst, align 4
  store i32 %6, ptr %atomic-temp, align 4
  %7 = load i32, ptr %atomic-temp, align 4
  %8 = load i32, ptr %expected.addr, align 4
  %cmp7 = icmp ne i32 %7, %8
  br i1 %cmp7, label %if.then8, label %if.end10

if.then8:                                         ; preds = %if.end5
  call void @__raddle_unlock(ptr noundef @futex_lock)
  %call9 = call i32 @failed(i32 noundef 11)
  store i32 %call9, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end10:                                         ; preds = %if.end5
  %9 = load ptr, ptr %futex.addr, align 4
  %10 = load ptr, ptr %own, align 4
  %word = getelementptr inbounds nuw %struct.sleeper, ptr %10, i32 0, i32 2
  store ptr %9, ptr %word, align 4
  %11 = load i32, ptr %mask.addr, align 4
  %12 = load ptr, ptr %own, align 4
  %mask11 = getelementptr inbounds nuw %struct.sleeper, ptr %12, i32 0, i32 1
  store i32 %11, ptr %mask11, align 4
  %13 = load i64, ptr %bit, align 8
  %14 = load i64, ptr @futex_sleepers, align 8
  %or = or i64 %14, %13
  store i64 %or, ptr @futex_sleepers, align 8
  %15 = load ptr, ptr %own, align 4
  %asleep = getelementptr inbounds nuw %struct.sleeper, ptr %15, i32 0, i32 0
  store i32 1, ptr %.atomictmp, align 4
  %16 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %16, ptr %asleep monotonic, align 4
  call void @__raddle_unlock(ptr noundef @futex_lock)
  %17 = load ptr, ptr %until.addr, align 4
  %tobool12 = icmp ne ptr %17, null
  br i1 %tobool12, label %if.end16, label %if.then13

if.then13:                                        ; preds = %if.end10
  %18 = load ptr, ptr %own, align 4
  %asleep14 = getelementptr inbounds nuw %struct.sleeper, ptr %18, i32 0, i32 0
  %call15 = call i64 @__raddle_await_eq_32(ptr noundef %asleep14, i64 noundef 4294967295, i64 noundef 0)
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end16:                                         ; preds = %if.end10
  call void @__raddle_lock(ptr noundef @futex_lock)
  call void @llvm.lifetime.start.p0(ptr %still)
  %19 = load i64, ptr @futex_sleepers, align 8
  %20 = load i64, ptr %bit, align 8
  %and = and i64 %19, %20
  store i64 %and, ptr %still, align 8
  %21 = load i64, ptr %bit, align 8
  %not = xor i64 %21, -1
  %22 = load i64, ptr @futex_sleepers, align 8
  %and17 = and i64 %22, %not
  store i64 %and17, ptr @futex_sleepers, align 8
  call void @__raddle_unlock(ptr noundef @futex_lock)
  %23 = load i64, ptr %still, align 8
  %tobool18 = icmp ne i64 %23, 0
  br i1 %tobool18, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end16
  %call19 = call i32 @time_is_over()
  %call20 = call i32 @failed(i32 noundef %call19)
  br label %cond.end

cond.false:                                       ; preds = %if.end16
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %call20, %cond.true ], [ 0, %cond.false ]
  store i32 %cond, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %still)
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then13, %if.then8
  call void @llvm.lifetime.end.p0(ptr %bit)
  call void @llvm.lifetime.end.p0(ptr %own)
  br label %cleanup22

cleanup22:                                        ; preds = %cleanup, %if.then3
  call void @llvm.lifetime.end.p0(ptr %self)
  %24 = load i32, ptr %retval, align 4
  ret i32 %24
}

define internal i32 @futex_wake(ptr noundef %futex, i32 noundef %most, i32 noundef %mask, ptr noundef %other, i32 noundef %moved) {
entry:
  %futex.addr = alloca ptr, align 4
  %most.addr = alloca i32, align 4
  %mask.addr = alloca i32, align 4
  %other.addr = alloca ptr, align 4
  %moved.addr = alloca i32, align 4
  %queue = alloca i64, align 8
  %count = alloca i32, align 4
  %i = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %i14 = alloca i32, align 4
  store ptr %futex, ptr %futex.addr, align 4
  store i32 %most, ptr %most.addr, align 4
  store i32 %mask, ptr %mask.addr, align 4
  store ptr %other, ptr %other.addr, align 4
  store i32 %moved, ptr %moved.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %queue)
  %0 = load ptr, ptr %futex.addr, align 4
  %1 = load i32, ptr %mask.addr, align 4
  %call = call i64 @queue_of(ptr noundef %0, i32 noundef %1)
  store i64 %call, ptr %queue, align 8
  call void @llvm.lifetime.start.p0(ptr %count)
  store i32 0, ptr %count, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i64, ptr %queue, align 8
  %tobool = icmp ne i64 %2, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %3 = load i32, ptr %count, align 4
  %4 = load i32, ptr %most.addr, align 4
  %cmp = icmp slt i32 %3, %4
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %5 = phi i1 [ false, %for.cond ], [ %cmp, %land.rhs ]
  br i1 %5, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  call void @llvm.lifetime.start.p0(ptr %i)
  %6 = load i32, ptr %count, align 4
  %7 = load i64, ptr %queue, align 8
  %8 = call i64 @llvm.ctpop.i64(i64 %7)
  %cast = trunc i64 %8 to i32
  %add = add nsw i32 %6, %cast
  %9 = load i32, ptr %most.addr, align 4
  %cmp1 = icmp sle i32 %add, %9
  br i1 %cmp1, label %cond.true, label %cond.false

cond.true:                                        ; preds = %for.body
  %10 = load i64, ptr %queue, align 8
  %11 = call i64 @llvm.cttz.i64(i64 %10, i1 true)
  %cast2 = trunc i64 %11 to i32
  br label %cond.end

cond.false:                                       ; preds = %for.body
  %12 = load i64, ptr %queue, align 8
  %call3 = call i32 @any_bit(i64 noundef %12)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %cast2, %cond.true ], [ %call3, %cond.false ]
  store i32 %cond, ptr %i, align 4
  %13 = load i32, ptr %i, align 4
  %sh_prom = zext i32 %13 to i64
  %shl = shl i64 1, %sh_prom
  %not = xor i64 %shl, -1
  %14 = load i64, ptr %queue, align 8
  %and = and i64 %14, %not
  store i64 %and, ptr %queue, align 8
  %15 = load i32, ptr %i, align 4
  %sh_prom4 = zext i32 %15 to i64
  %shl5 = shl i64 1, %sh_prom4
  %not6 = xor i64 %shl5, -1
  %16 = load i64, ptr @futex_sleepers, align 8
  %and7 = and i64 %16, %not6
  store i64 %and7, ptr @futex_sleepers, align 8
  %17 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds [64 x %struct.sleeper], ptr @sleepers, i32 0, i32 %17
  %asleep = getelementptr inbounds nuw %struct.sleeper, ptr %arrayidx, i32 0, i32 0
  store i32 0, ptr %.atomictmp, align 4
  %18 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %18, ptr %asleep release, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.inc

for.inc:                                          ; preds = %cond.end
  %19 = load i32, ptr %count, align 4
  %inc = add nsw i32 %19, 1
  store i32 %inc, ptr %count, align 4
  br label %for.cond

for.end:                                          ; preds = %land.end
  br label %for.cond8

for.cond8:                                        ; preds = %for.inc28, %for.end
  %20 = load i64, ptr %queue, align 8
  %tobool9 = icmp ne i64 %20, 0
  br i1 %tobool9, label %land.rhs10, label %land.end12

land.rhs10:                                       ; preds = %for.cond8
  %21 = load i32, ptr %moved.addr, align 4
  %cmp11 = icmp sgt i32 %21, 0
  br label %land.end12

land.end12:                                       ; preds = %land.rhs10, %for.cond8
  %22 = phi i1 [ false, %for.cond8 ], [ %cmp11, %land.rhs10 ]
  br i1 %22, label %for.body13, label %for.end30

for.body13:                                       ; preds = %land.end12
  call void @llvm.lifetime.start.p0(ptr %i14)
  %23 = load i64, ptr %queue, align 8
  %24 = call i64 @llvm.ctpop.i64(i64 %23)
  %cast15 = trunc i64 %24 to i32
  %25 = load i32, ptr %moved.addr, align 4
  %cmp16 = icmp sle i32 %cast15, %25
  br i1 %cmp16, label %cond.true17, label %cond.false19

cond.true17:                                      ; preds = %for.body13
  %26 = load i64, ptr %queue, align 8
  %27 = call i64 @llvm.cttz.i64(i64 %26, i1 true)
  %cast18 = trunc i64 %27 to i32
  br label %cond.end21

cond.false19:                                     ; preds = %for.body13
  %28 = load i64, ptr %queue, align 8
  %call20 = call i32 @any_bit(i64 noundef %28)
  br label %cond.end21

cond.end21:                                       ; preds = %cond.false19, %cond.true17
  %cond22 = phi i32 [ %cast18, %cond.true17 ], [ %call20, %cond.false19 ]
  store i32 %cond22, ptr %i14, align 4
  %29 = load i32, ptr %i14, align 4
  %sh_prom23 = zext i32 %29 to i64
  %shl24 = shl i64 1, %sh_prom23
  %not25 = xor i64 %shl24, -1
  %30 = load i64, ptr %queue, align 8
  %and26 = and i64 %30, %not25
  store i64 %and26, ptr %queue, align 8
  %31 = load ptr, ptr %other.addr, align 4
  %32 = load i32, ptr %i14, align 4
  %arrayidx27 = getelementptr inbounds [64 x %struct.sleeper], ptr @sleepers, i32 0, i32 %32
  %word = getelementptr inbounds nuw %struct.sleeper, ptr %arrayidx27, i32 0, i32 2
  store ptr %31, ptr %word, align 4
  call void @llvm.lifetime.end.p0(ptr %i14)
  br label %for.inc28

for.inc28:                                        ; preds = %cond.end21
  %33 = load i32, ptr %moved.addr, align 4
  %dec = add nsw i32 %33, -1
  store i32 %dec, ptr %moved.addr, align 4
  %34 = load i32, ptr %count, align 4
  %inc29 = add nsw i32 %34, 1
  store i32 %inc29, ptr %count, align 4
  br label %for.cond8

for.end30:                                        ; preds = %land.end12
  %35 = load i32, ptr %count, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %queue)
  ret i32 %35
}

define internal i64 @queue_of(ptr noundef %futex, i32 noundef %mask) {
entry:
  %futex.addr = alloca ptr, align 4
  %mask.addr = alloca i32, align 4
  %found = alloca i64, align 8
  %rest = alloca i64, align 8
  %i = alloca i32, align 4
  store ptr %futex, ptr %futex.addr, align 4
  store i32 %mask, ptr %mask.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %found)
  store i64 0, ptr %found, align 8
  call void @llvm.lifetime.start.p0(ptr %rest)
  %0 = load i64, ptr @futex_sleepers, align 8
  store i64 %0, ptr %rest, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, ptr %rest, align 8
  %tobool = icmp ne i64 %1, 0
  br i1 %tobool, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %rest)
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %i)
  %2 = load i64, ptr %rest, align 8
  %3 = call i64 @llvm.cttz.i64(i64 %2, i1 true)
  %cast = trunc i64 %3 to i32
  store i32 %cast, ptr %i, align 4
  %4 = load i32, ptr %i, align 4
  %arrayidx = getelementptr inbounds [64 x %struct.sleeper], ptr @sleepers, i32 0, i32 %4
  %word = getelementptr inbounds nuw %struct.sleeper, ptr %arrayidx, i32 0, i32 2
  %5 = load ptr, ptr %word, align 4
  %6 = load ptr, ptr %futex.addr, align 4
  %cmp = icmp eq ptr %5, %6
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %for.body
  %7 = load i32, ptr %i, align 4
  %arrayidx1 = getelementptr inbounds [64 x %struct.sleeper], ptr @sleepers, i32 0, i32 %7
  %mask2 = getelementptr inbounds nuw %struct.sleeper, ptr %arrayidx1, i32 0, i32 1
  %8 = load i32, ptr %mask2, align 4
  %9 = load i32, ptr %mask.addr, align 4
  %and = and i32 %8, %9
  %tobool3 = icmp ne i32 %and, 0
  br i1 %tobool3, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  %10 = load i32, ptr %i, align 4
  %sh_prom = zext i32 %10 to i64
  %shl = shl i64 1, %sh_prom
  %11 = load i64, ptr %found, align 8
  %or = or i64 %11, %shl
  store i64 %or, ptr %found, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true, %for.body
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %12 = load i64, ptr %rest, align 8
  %sub = sub i64 %12, 1
  %13 = load i64, ptr %rest, align 8
  %and4 = and i64 %13, %sub
  store i64 %and4, ptr %rest, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %14 = load i64, ptr %found, align 8
  call void @llvm.lifetime.end.p0(ptr %found)
  ret i64 %14
}

declare i64 @llvm.ctpop.i64(i64)

define internal i32 @any_bit(i64 noundef %bits) {
entry:
  %bits.addr = alloca i64, align 8
  %number = alloca i64, align 8
  store i64 %bits, ptr %bits.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %number)
  %0 = load i64, ptr %bits.addr, align 8
  %1 = call i64 @llvm.ctpop.i64(i64 %0)
  %cast = trunc i64 %1 to i32
  %cmp = icmp sgt i32 %cast, 1
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i64, ptr %bits.addr, align 8
  %3 = call i64 @llvm.ctpop.i64(i64 %2)
  %cast1 = trunc i64 %3 to i32
  %conv = sext i32 %cast1 to i64
  %call = call i64 @__raddle_choose(i64 noundef %conv)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %cond.false ]
  store i64 %cond, ptr %number, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %cond.end
  %4 = load i64, ptr %number, align 8
  %dec = add i64 %4, -1
  store i64 %dec, ptr %number, align 8
  %tobool = icmp ne i64 %4, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %5 = load i64, ptr %bits.addr, align 8
  %sub = sub i64 %5, 1
  %6 = load i64, ptr %bits.addr, align 8
  %and = and i64 %6, %sub
  store i64 %and, ptr %bits.addr, align 8
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %7 = load i64, ptr %bits.addr, align 8
  %8 = call i64 @llvm.cttz.i64(i64 %7, i1 true)
  %cast2 = trunc i64 %8 to i32
  call void @llvm.lifetime.end.p0(ptr %number)
  ret i32 %cast2
}
