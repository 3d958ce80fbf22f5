%struct.anon = type { ptr, i32, i32 }
%struct.stream = type { i32 }
%struct.handlers = type { i32, [32 x ptr] }
%struct.start = type { ptr, ptr }
%struct.sink = type { ptr, i64, i64 }
%struct.field = type { i32, i32, i32, i32, i32, i64, i64 }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }
%struct.div_t = type { i32, i32 }
%struct.ldiv_t = type { i64, i64 }
%struct.timespec = type { i64, i64 }
%struct.timeval = type { i64, i64 }

@.str = private unnamed_addr constant [15 x i8] c"robust mutexes\00", align 1
@.str.1 = private unnamed_addr constant [31 x i8] c"a locked spinlock is destroyed\00", align 1
@.str.2 = private unnamed_addr constant [42 x i8] c"a spinlock that is not locked is unlocked\00", align 1
@.str.3 = private unnamed_addr constant [49 x i8] c"a spinlock that another thread holds is unlocked\00", align 1
@.str.4 = private unnamed_addr constant [32 x i8] c"the function pthread_tryjoin_np\00", align 1
@key_destructors = internal global [64 x ptr] zeroinitializer, align 16
@key_values = internal thread_local global [64 x ptr] zeroinitializer, align 16
@cleanups_pending = internal thread_local global i32 0, align 4
@.str.5 = private unnamed_addr constant [41 x i8] c"pthread_exit inside pthread_cleanup_push\00", align 1
@.str.6 = private unnamed_addr constant [41 x i8] c"a locked reader-writer lock is destroyed\00", align 1
@.str.7 = private unnamed_addr constant [64 x i8] c"a reader-writer lock that this thread does not hold is unlocked\00", align 1
@rwlocks_held = internal thread_local global [16 x %struct.anon] zeroinitializer, align 16
@.str.8 = private unnamed_addr constant [47 x i8] c"a barrier that is not initialised is destroyed\00", align 1
@.str.9 = private unnamed_addr constant [48 x i8] c"a barrier is destroyed while threads wait at it\00", align 1
@.str.10 = private unnamed_addr constant [52 x i8] c"a thread waits at a barrier that is not initialised\00", align 1
@.str.11 = private unnamed_addr constant [43 x i8] c"a semaphore is raised beyond SEM_VALUE_MAX\00", align 1
@strtok.rest = internal global ptr null, align 8
@.str.12 = private unnamed_addr constant [9 x i8] c"an error\00", align 1
@classes_from_zero = internal constant ptr getelementptr (i8, ptr @classes, i64 256), align 8
@lower_from_zero = internal thread_local global ptr null, align 8
@lower_table = internal thread_local global [384 x i32] zeroinitializer, align 16
@upper_from_zero = internal thread_local global ptr null, align 8
@upper_table = internal thread_local global [384 x i32] zeroinitializer, align 16
@.str.13 = private unnamed_addr constant [1 x i8] zeroinitializer, align 1
@.str.14 = private unnamed_addr constant [2 x i8] c"0\00", align 1
@.str.15 = private unnamed_addr constant [3 x i8] c"0x\00", align 1
@.str.16 = private unnamed_addr constant [3 x i8] c"0X\00", align 1
@.str.17 = private unnamed_addr constant [6 x i8] c"(nil)\00", align 1
@.str.18 = private unnamed_addr constant [27 x i8] c"this conversion in sprintf\00", align 1
@streams = internal global [3 x %struct.stream] [%struct.stream zeroinitializer, %struct.stream { i32 1 }, %struct.stream { i32 2 }], align 4
@stdin = constant ptr @streams, align 8
@stdout = constant ptr getelementptr (i8, ptr @streams, i64 4), align 8
@stderr = constant ptr getelementptr (i8, ptr @streams, i64 8), align 8
@.str.19 = private unnamed_addr constant [4 x i8] c"%s\0A\00", align 1
@.str.20 = private unnamed_addr constant [3 x i8] c"%c\00", align 1
@.str.21 = private unnamed_addr constant [3 x i8] c"%s\00", align 1
@.str.22 = private unnamed_addr constant [5 x i8] c"%.*s\00", align 1
@.str.23 = private unnamed_addr constant [34 x i8] c"write to other files than 1 and 2\00", align 1
@.str.24 = private unnamed_addr constant [14 x i8] c"%s: error %d\0A\00", align 1
@random_state = internal thread_local global i32 1, align 4
@__raddle_trap_message = constant [31 x i8] c"a trap instruction is executed\00", align 16
@error_number = internal thread_local global i32 0, align 4
@.str.25 = private unnamed_addr constant [20 x i8] c"an unexpected errno\00", align 1
@.str.26 = private unnamed_addr constant [16 x i8] c"abort is called\00", align 1
@exit_handlers = internal global %struct.handlers zeroinitializer, align 8
@quick_handlers = internal global %struct.handlers zeroinitializer, align 8
@.str.27 = private unnamed_addr constant [27 x i8] c"__VERIFIER_error is called\00", align 1
@.str.28 = private unnamed_addr constant [22 x i8] c"reach_error is called\00", align 1
@.str.29 = private unnamed_addr constant [18 x i8] c"__VERIFIER_assert\00", align 1
@global_lock = internal global i64 4294967296, align 8
@.str.30 = private unnamed_addr constant [27 x i8] c"a mutex is destroyed twice\00", align 1
@.str.31 = private unnamed_addr constant [28 x i8] c"a locked mutex is destroyed\00", align 1
@keys_made = internal global i32 0, align 4
@.str.32 = private unnamed_addr constant [34 x i8] c"more than 64 thread-specific keys\00", align 1
@.str.33 = private unnamed_addr constant [59 x i8] c"a condition variable is destroyed while threads wait on it\00", align 1
@.str.34 = private unnamed_addr constant [60 x i8] c"a condition variable in a program with more than 64 threads\00", align 1
@.str.35 = private unnamed_addr constant [53 x i8] c"a thread that holds more than 16 reader-writer locks\00", align 1
@classes = internal constant <{ [256 x i16], [128 x i16] }> <{ [256 x i16] [i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 0, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 8195, i16 8194, i16 8194, i16 8194, i16 8194, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 2, i16 24577, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -10232, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -11000, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -15096, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -10744, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -14840, i16 -16380, i16 -16380, i16 -16380, i16 -16380, i16 2], [128 x i16] zeroinitializer }>, align 16
@.str.37 = private unnamed_addr constant [7 x i8] c"(null)\00", align 1
@.str.38 = private unnamed_addr constant [41 x i8] c"sprintf of a number this large or of NaN\00", align 1
@.str.39 = private unnamed_addr constant [47 x i8] c"output to other streams than stdout and stderr\00", align 1
@.str.40 = private unnamed_addr constant [27 x i8] c"more than 32 exit handlers\00", align 1
@__raddle_nondet_values = external constant [0 x i64], align 8
@__raddle_nondet_count = external constant i64, align 8

define i32 @pthread_mutex_init(ptr noundef nonnull %mutex, ptr noundef %attributes) {
entry:
  %mutex.addr = alloca ptr, align 8
  %attributes.addr = alloca ptr, align 8
  %kind = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %kind)
  %0 = load ptr, ptr %attributes.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %attributes.addr, align 8
  %2 = load i32, ptr %1, align 4
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ %2, %cond.true ], [ 0, %cond.false ]
  %conv = zext i32 %cond to i64
  store i64 %conv, ptr %kind, align 8
  %3 = load ptr, ptr %mutex.addr, align 8
  %call = call ptr @mutex_word(ptr noundef %3)
  %4 = load i64, ptr %kind, align 8
  %shl = shl i64 %4, 32
  store i64 %shl, ptr %.atomictmp, align 8
  %5 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %5, ptr %call monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr %kind)
  ret i32 0
}

declare void @llvm.lifetime.start.p0(ptr captures(none))

define internal ptr @mutex_word(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  ret ptr %0
}

declare void @llvm.lifetime.end.p0(ptr captures(none))

define i32 @pthread_mutex_destroy(ptr noundef nonnull %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  call void @destroy_mutex(ptr noundef %0)
  ret i32 0
}

define internal void @destroy_mutex(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  %old = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %old)
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call ptr @mutex_word(ptr noundef %0)
  store i64 17179869184, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw or ptr %call, i64 %1 monotonic, align 8
  store i64 %2, ptr %atomic-temp, align 8
  %3 = load i64, ptr %atomic-temp, align 8
  store i64 %3, ptr %old, align 8
  %4 = load i64, ptr %old, align 8
  %and = and i64 %4, 17179869184
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.30)
  unreachable

if.end:                                           ; preds = %entry
  %5 = load i64, ptr %old, align 8
  %and1 = and i64 %5, 65535
  %tobool2 = icmp ne i64 %and1, 0
  br i1 %tobool2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  call void @__raddle_error_lock(ptr noundef @.str.31)
  unreachable

if.end4:                                          ; preds = %if.end
  call void @llvm.lifetime.end.p0(ptr %old)
  ret void
}

define i32 @pthread_mutex_lock(ptr noundef nonnull %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_lock(ptr noundef %0)
  ret i32 0
}

declare void @__raddle_lock(ptr noundef)

define i32 @pthread_mutex_unlock(ptr noundef nonnull %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_unlock(ptr noundef %0)
  ret i32 0
}

declare void @__raddle_unlock(ptr noundef)

define i32 @__raddle_checked_mutex_lock(ptr noundef %mutex) {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca ptr, align 8
  %seen = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %mutex, ptr %mutex.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %mutex.addr, align 8
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
  %5 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_lock(ptr noundef %5)
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  %6 = load i32, ptr %retval, align 4
  ret i32 %6
}

declare i64 @__raddle_self()

define i32 @__raddle_checked_mutex_unlock(ptr noundef %mutex) {
entry:
  %retval = alloca i32, align 4
  %mutex.addr = alloca ptr, align 8
  %seen = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %mutex, ptr %mutex.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %mutex.addr, align 8
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
  %5 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_unlock(ptr noundef %5)
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
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @__raddle_trylock(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 16
  ret i32 %cond
}

declare i32 @__raddle_trylock(ptr noundef)

define i32 @pthread_mutex_timedlock(ptr noundef nonnull %mutex, ptr noundef nonnull %until) {
entry:
  %mutex.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @__raddle_trylock(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 110
  ret i32 %cond
}

define i32 @pthread_mutex_clocklock(ptr noundef nonnull %mutex, i32 noundef %clock, ptr noundef nonnull %until) {
entry:
  %mutex.addr = alloca ptr, align 8
  %clock.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @__raddle_trylock(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 110
  ret i32 %cond
}

define i32 @pthread_mutexattr_init(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  %0 = load ptr, ptr %attributes.addr, align 8
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_mutexattr_settype(ptr noundef nonnull %attributes, i32 noundef %kind) {
entry:
  %retval = alloca i32, align 4
  %attributes.addr = alloca ptr, align 8
  %kind.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %kind, ptr %kind.addr, align 4
  %0 = load i32, ptr %kind.addr, align 4
  %cmp = icmp slt i32 %0, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i32, ptr %kind.addr, align 4
  %cmp1 = icmp sgt i32 %1, 3
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  %2 = load i32, ptr %kind.addr, align 4
  %cmp2 = icmp eq i32 %2, 3
  br i1 %cmp2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %3 = load i32, ptr %kind.addr, align 4
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i32 [ 0, %cond.true ], [ %3, %cond.false ]
  %4 = load ptr, ptr %attributes.addr, align 8
  store i32 %cond, ptr %4, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %cond.end, %if.then
  %5 = load i32, ptr %retval, align 4
  ret i32 %5
}

define i32 @pthread_mutexattr_gettype(ptr noundef nonnull %attributes, ptr noundef nonnull %kind) {
entry:
  %attributes.addr = alloca ptr, align 8
  %kind.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  store ptr %kind, ptr %kind.addr, align 8
  %0 = load ptr, ptr %attributes.addr, align 8
  %1 = load i32, ptr %0, align 4
  %2 = load ptr, ptr %kind.addr, align 8
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setpshared(ptr noundef nonnull %attributes, i32 noundef %shared) {
entry:
  %attributes.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setprotocol(ptr noundef nonnull %attributes, i32 noundef %protocol) {
entry:
  %attributes.addr = alloca ptr, align 8
  %protocol.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %protocol, ptr %protocol.addr, align 4
  ret i32 0
}

define i32 @pthread_mutexattr_setrobust(ptr noundef nonnull %attributes, i32 noundef %robust) {
entry:
  %attributes.addr = alloca ptr, align 8
  %robust.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %robust, ptr %robust.addr, align 4
  %0 = load i32, ptr %robust.addr, align 4
  %tobool = icmp ne i32 %0, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str)
  unreachable

if.end:                                           ; preds = %entry
  ret i32 0
}

declare void @__raddle_unsupported(ptr noundef)

define i32 @pthread_spin_init(ptr noundef nonnull %lock, i32 noundef %shared) {
entry:
  %lock.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  %0 = load ptr, ptr %lock.addr, align 8
  store i32 0, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %1, ptr %0 monotonic, align 4
  ret i32 0
}

define i32 @pthread_spin_destroy(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %1 = load atomic i32, ptr %0 monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  %tobool = icmp ne i32 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.1)
  unreachable

if.end:                                           ; preds = %entry
  ret i32 0
}

declare void @__raddle_error_lock(ptr noundef)

define i32 @pthread_spin_lock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i64 @__raddle_self()
  %call1 = call i64 @__raddle_await_rmw_eq_32_xchg(ptr noundef %0, i64 noundef 4294967295, i64 noundef 0, i64 noundef %call)
  ret i32 0
}

declare i64 @__raddle_await_rmw_eq_32_xchg(ptr noundef, i64 noundef, i64 noundef, i64 noundef)

define i32 @pthread_spin_trylock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  %free = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %lock, ptr %lock.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %free)
  store i32 0, ptr %free, align 4
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i64 @__raddle_self()
  %conv = trunc i64 %call to i32
  store i32 %conv, ptr %.atomictmp, align 4
  %1 = load i32, ptr %free, align 4
  %2 = load i32, ptr %.atomictmp, align 4
  %3 = cmpxchg ptr %0, i32 %1, i32 %2 seq_cst seq_cst, align 4
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
  %7 = zext i1 %loadedv to i64
  %cond = select i1 %loadedv, i32 0, i32 16
  call void @llvm.lifetime.end.p0(ptr %free)
  ret i32 %cond
}

define i32 @pthread_spin_unlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  %owner = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %owner)
  %0 = load ptr, ptr %lock.addr, align 8
  store i32 0, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = atomicrmw xchg ptr %0, i32 %1 release, align 4
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4
  store i32 %3, ptr %owner, align 4
  %4 = load i32, ptr %owner, align 4
  %cmp = icmp eq i32 %4, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.2)
  unreachable

if.end:                                           ; preds = %entry
  %5 = load i32, ptr %owner, align 4
  %conv = zext i32 %5 to i64
  %call = call i64 @__raddle_self()
  %cmp1 = icmp ne i64 %conv, %call
  br i1 %cmp1, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  call void @__raddle_error_lock(ptr noundef @.str.3)
  unreachable

if.end4:                                          ; preds = %if.end
  call void @llvm.lifetime.end.p0(ptr %owner)
  ret i32 0
}

define i32 @pthread_create(ptr noundef nonnull %thread, ptr noundef %attributes, ptr noundef nonnull %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 8
  %attributes.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  %made = alloca i64, align 8
  store ptr %thread, ptr %thread.addr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %made)
  %0 = load ptr, ptr %function.addr, align 8
  %1 = load ptr, ptr %argument.addr, align 8
  %call = call i64 @__raddle_spawn(ptr noundef %0, ptr noundef %1)
  store i64 %call, ptr %made, align 8
  %2 = load i64, ptr %made, align 8
  %3 = load ptr, ptr %thread.addr, align 8
  store i64 %2, ptr %3, align 8
  %4 = load ptr, ptr %attributes.addr, align 8
  %call1 = call i32 @detached(ptr noundef %4)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load i64, ptr %made, align 8
  call void @__raddle_detach(i64 noundef %5)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr %made)
  ret i32 0
}

declare i64 @__raddle_spawn(ptr noundef, ptr noundef)

define internal i32 @detached(ptr noundef %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  %0 = load ptr, ptr %attributes.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %entry
  %1 = load ptr, ptr %attributes.addr, align 8
  %2 = load i32, ptr %1, align 4
  %tobool1 = icmp ne i32 %2, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %entry
  %3 = phi i1 [ false, %entry ], [ %tobool1, %land.rhs ]
  %land.ext = zext i1 %3 to i32
  ret i32 %land.ext
}

declare void @__raddle_detach(i64 noundef)

define i32 @pthread_join(i64 noundef %thread, ptr noundef %result) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca ptr, align 8
  %value = alloca ptr, align 8
  store i64 %thread, ptr %thread.addr, align 8
  store ptr %result, ptr %result.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %value)
  %0 = load i64, ptr %thread.addr, align 8
  %call = call ptr @__raddle_join(i64 noundef %0)
  store ptr %call, ptr %value, align 8
  %1 = load ptr, ptr %result.addr, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %value, align 8
  %3 = load ptr, ptr %result.addr, align 8
  store ptr %2, ptr %3, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr %value)
  ret i32 0
}

declare ptr @__raddle_join(i64 noundef)

define i32 @pthread_tryjoin_np(i64 noundef %thread, ptr noundef %result) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca ptr, align 8
  store i64 %thread, ptr %thread.addr, align 8
  store ptr %result, ptr %result.addr, align 8
  call void @__raddle_unsupported(ptr noundef @.str.4)
  unreachable
}

define i32 @pthread_detach(i64 noundef %thread) {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, ptr %thread.addr, align 8
  %0 = load i64, ptr %thread.addr, align 8
  call void @__raddle_detach(i64 noundef %0)
  ret i32 0
}

define i64 @pthread_self() {
entry:
  %call = call i64 @__raddle_self()
  ret i64 %call
}

define i32 @pthread_equal(i64 noundef %first, i64 noundef %second) {
entry:
  %first.addr = alloca i64, align 8
  %second.addr = alloca i64, align 8
  store i64 %first, ptr %first.addr, align 8
  store i64 %second, ptr %second.addr, align 8
  %0 = load i64, ptr %first.addr, align 8
  %1 = load i64, ptr %second.addr, align 8
  %cmp = icmp eq i64 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define void @pthread_exit(ptr noundef %result) {
entry:
  %result.addr = alloca ptr, align 8
  store ptr %result, ptr %result.addr, align 8
  %0 = load ptr, ptr %result.addr, align 8
  call void @__raddle_exit_thread(ptr noundef %0)
  unreachable
}

declare void @__raddle_exit_thread(ptr noundef)

define i32 @pthread_key_create(ptr noundef nonnull %key, ptr noundef %destructor) {
entry:
  %key.addr = alloca ptr, align 8
  %destructor.addr = alloca ptr, align 8
  store ptr %key, ptr %key.addr, align 8
  store ptr %destructor, ptr %destructor.addr, align 8
  %0 = load ptr, ptr %destructor.addr, align 8
  %call = call i32 @new_key(ptr noundef %0)
  %1 = load ptr, ptr %key.addr, align 8
  store i32 %call, ptr %1, align 4
  ret i32 0
}

define internal i32 @new_key(ptr noundef %destructor) {
entry:
  %destructor.addr = alloca ptr, align 8
  %key = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca ptr, align 8
  store ptr %destructor, ptr %destructor.addr, align 8
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
  call void @__raddle_unsupported(ptr noundef @.str.32)
  unreachable

if.end:                                           ; preds = %entry
  %4 = load i32, ptr %key, align 4
  %idxprom = zext i32 %4 to i64
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr @key_destructors, i64 0, i64 %idxprom
  %5 = load ptr, ptr %destructor.addr, align 8
  store ptr %5, ptr %.atomictmp1, align 8
  %6 = load i64, ptr %.atomictmp1, align 8
  store atomic i64 %6, ptr %arrayidx monotonic, align 8
  %7 = load i32, ptr %key, align 4
  call void @llvm.lifetime.end.p0(ptr %key)
  ret i32 %7
}

define i32 @pthread_key_delete(i32 noundef %key) {
entry:
  %retval = alloca i32, align 4
  %key.addr = alloca i32, align 4
  %.atomictmp = alloca ptr, align 8
  store i32 %key, ptr %key.addr, align 4
  %0 = load i32, ptr %key.addr, align 4
  %cmp = icmp uge i32 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i32, ptr %key.addr, align 4
  %idxprom = zext i32 %1 to i64
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr @key_destructors, i64 0, i64 %idxprom
  store ptr null, ptr %.atomictmp, align 8
  %2 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %2, ptr %arrayidx monotonic, align 8
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
  %1 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @key_values)
  %2 = load i32, ptr %key.addr, align 4
  %idxprom = zext i32 %2 to i64
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr %1, i64 0, i64 %idxprom
  %3 = load ptr, ptr %arrayidx, align 8
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
  %value.addr = alloca ptr, align 8
  store i32 %key, ptr %key.addr, align 4
  store ptr %value, ptr %value.addr, align 8
  %0 = load i32, ptr %key.addr, align 4
  %cmp = icmp uge i32 %0, 64
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %value.addr, align 8
  %2 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @key_values)
  %3 = load i32, ptr %key.addr, align 4
  %idxprom = zext i32 %3 to i64
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr %2, i64 0, i64 %idxprom
  store ptr %1, ptr %arrayidx, align 8
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

define i32 @__raddle_keyed_pthread_create(ptr noundef %thread, ptr noundef %attributes, ptr noundef %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 8
  %attributes.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  %made = alloca i64, align 8
  store ptr %thread, ptr %thread.addr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %made)
  %0 = load ptr, ptr %function.addr, align 8
  %1 = load ptr, ptr %argument.addr, align 8
  %call = call ptr @new_start(ptr noundef %0, ptr noundef %1)
  %call1 = call i64 @__raddle_spawn(ptr noundef @keyed_start, ptr noundef %call)
  store i64 %call1, ptr %made, align 8
  %2 = load i64, ptr %made, align 8
  %3 = load ptr, ptr %thread.addr, align 8
  store i64 %2, ptr %3, align 8
  %4 = load ptr, ptr %attributes.addr, align 8
  %call2 = call i32 @detached(ptr noundef %4)
  %tobool = icmp ne i32 %call2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %5 = load i64, ptr %made, align 8
  call void @__raddle_detach(i64 noundef %5)
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr %made)
  ret i32 0
}

define internal ptr @keyed_start(ptr noundef %closure) {
entry:
  %closure.addr = alloca ptr, align 8
  %start = alloca ptr, align 8
  %function = alloca ptr, align 8
  %argument = alloca ptr, align 8
  %result = alloca ptr, align 8
  store ptr %closure, ptr %closure.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %start)
  %0 = load ptr, ptr %closure.addr, align 8
  store ptr %0, ptr %start, align 8
  call void @llvm.lifetime.start.p0(ptr %function)
  %1 = load ptr, ptr %start, align 8
  %function1 = getelementptr inbounds nuw %struct.start, ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %function1, align 8
  store ptr %2, ptr %function, align 8
  call void @llvm.lifetime.start.p0(ptr %argument)
  %3 = load ptr, ptr %start, align 8
  %argument2 = getelementptr inbounds nuw %struct.start, ptr %3, i32 0, i32 1
  %4 = load ptr, ptr %argument2, align 8
  store ptr %4, ptr %argument, align 8
  %5 = load ptr, ptr %start, align 8
  call void @__raddle_free(ptr noundef %5)
  call void @llvm.lifetime.start.p0(ptr %result)
  %6 = load ptr, ptr %function, align 8
  %7 = load ptr, ptr %argument, align 8
  %call = call ptr %6(ptr noundef %7)
  store ptr %call, ptr %result, align 8
  call void @run_key_destructors()
  %8 = load ptr, ptr %result, align 8
  call void @llvm.lifetime.end.p0(ptr %result)
  call void @llvm.lifetime.end.p0(ptr %argument)
  call void @llvm.lifetime.end.p0(ptr %function)
  call void @llvm.lifetime.end.p0(ptr %start)
  ret ptr %8
}

define internal ptr @new_start(ptr noundef %function, ptr noundef %argument) {
entry:
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  %start = alloca ptr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %start)
  %call = call ptr @__raddle_allocate(i64 noundef 16, i32 noundef 0)
  store ptr %call, ptr %start, align 8
  %0 = load ptr, ptr %function.addr, align 8
  %1 = load ptr, ptr %start, align 8
  %function1 = getelementptr inbounds nuw %struct.start, ptr %1, i32 0, i32 0
  store ptr %0, ptr %function1, align 8
  %2 = load ptr, ptr %argument.addr, align 8
  %3 = load ptr, ptr %start, align 8
  %argument2 = getelementptr inbounds nuw %struct.start, ptr %3, i32 0, i32 1
  store ptr %2, ptr %argument2, align 8
  %4 = load ptr, ptr %start, align 8
  call void @llvm.lifetime.end.p0(ptr %start)
  ret ptr %4
}

define void @__raddle_full_pthread_exit(ptr noundef %result) {
entry:
  %result.addr = alloca ptr, align 8
  store ptr %result, ptr %result.addr, align 8
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cleanups_pending)
  %1 = load i32, ptr %0, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.5)
  unreachable

if.end:                                           ; preds = %entry
  call void @run_key_destructors()
  %2 = load ptr, ptr %result.addr, align 8
  call void @__raddle_exit_thread(ptr noundef %2)
  unreachable
}

define internal void @run_key_destructors() {
entry:
  %made = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %round = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %again = alloca i32, align 4
  %key = alloca i32, align 4
  %value = alloca ptr, align 8
  %destructor = alloca ptr, align 8
  %atomic-temp7 = alloca ptr, align 8
  call void @llvm.lifetime.start.p0(ptr %made)
  %0 = load atomic i32, ptr @keys_made monotonic, align 4
  store i32 %0, ptr %atomic-temp, align 4
  %1 = load i32, ptr %atomic-temp, align 4
  store i32 %1, ptr %made, align 4
  call void @llvm.lifetime.start.p0(ptr %round)
  store i32 0, ptr %round, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc21, %entry
  %2 = load i32, ptr %round, align 4
  %cmp = icmp slt i32 %2, 4
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup23

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
  %5 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @key_values)
  %6 = load i32, ptr %key, align 4
  %idxprom = zext i32 %6 to i64
  %arrayidx = getelementptr inbounds nuw [64 x ptr], ptr %5, i64 0, i64 %idxprom
  %7 = load ptr, ptr %arrayidx, align 8
  store ptr %7, ptr %value, align 8
  %8 = load ptr, ptr %value, align 8
  %tobool = icmp ne ptr %8, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.body4
  store i32 7, ptr %cleanup.dest.slot, align 4
  br label %cleanup13

if.end:                                           ; preds = %for.body4
  call void @llvm.lifetime.start.p0(ptr %destructor)
  %9 = load i32, ptr %key, align 4
  %idxprom5 = zext i32 %9 to i64
  %arrayidx6 = getelementptr inbounds nuw [64 x ptr], ptr @key_destructors, i64 0, i64 %idxprom5
  %10 = load atomic i64, ptr %arrayidx6 monotonic, align 8
  store i64 %10, ptr %atomic-temp7, align 8
  %11 = load ptr, ptr %atomic-temp7, align 8
  store ptr %11, ptr %destructor, align 8
  %12 = load ptr, ptr %destructor, align 8
  %tobool8 = icmp ne ptr %12, null
  br i1 %tobool8, label %if.end10, label %if.then9

if.then9:                                         ; preds = %if.end
  store i32 7, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end10:                                         ; preds = %if.end
  %13 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @key_values)
  %14 = load i32, ptr %key, align 4
  %idxprom11 = zext i32 %14 to i64
  %arrayidx12 = getelementptr inbounds nuw [64 x ptr], ptr %13, i64 0, i64 %idxprom11
  store ptr null, ptr %arrayidx12, align 8
  %15 = load ptr, ptr %destructor, align 8
  %16 = load ptr, ptr %value, align 8
  call void %15(ptr noundef %16)
  store i32 1, ptr %again, align 4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end10, %if.then9
  call void @llvm.lifetime.end.p0(ptr %destructor)
  br label %cleanup13

cleanup13:                                        ; preds = %cleanup, %if.then
  call void @llvm.lifetime.end.p0(ptr %value)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 7, label %for.inc
  ]

cleanup.cont:                                     ; preds = %cleanup13
  br label %for.inc

for.inc:                                          ; preds = %cleanup.cont, %cleanup13
  %17 = load i32, ptr %key, align 4
  %inc = add i32 %17, 1
  store i32 %inc, ptr %key, align 4
  br label %for.cond1

for.end:                                          ; preds = %for.cond.cleanup3
  %18 = load i32, ptr %again, align 4
  %tobool15 = icmp ne i32 %18, 0
  br i1 %tobool15, label %if.end17, label %if.then16

if.then16:                                        ; preds = %for.end
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup18

if.end17:                                         ; preds = %for.end
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup18

cleanup18:                                        ; preds = %if.end17, %if.then16
  call void @llvm.lifetime.end.p0(ptr %again)
  %cleanup.dest19 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest19, label %cleanup23 [
    i32 0, label %cleanup.cont20
  ]

cleanup.cont20:                                   ; preds = %cleanup18
  br label %for.inc21

for.inc21:                                        ; preds = %cleanup.cont20
  %19 = load i32, ptr %round, align 4
  %inc22 = add nsw i32 %19, 1
  store i32 %inc22, ptr %round, align 4
  br label %for.cond

cleanup23:                                        ; preds = %cleanup18, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %round)
  %cleanup.dest24 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest24, label %cleanup26 [
    i32 2, label %for.end25
  ]

for.end25:                                        ; preds = %cleanup23
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup26

cleanup26:                                        ; preds = %for.end25, %cleanup23
  call void @llvm.lifetime.end.p0(ptr %made)
  %cleanup.dest27 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest27, label %unreachable [
    i32 0, label %cleanup.cont28
    i32 1, label %cleanup.cont28
  ]

cleanup.cont28:                                   ; preds = %cleanup26, %cleanup26
  ret void

unreachable:                                      ; preds = %cleanup26, %cleanup13
  unreachable
}

define i32 @__raddle_first_return(ptr noundef %environment, i32 noundef %mask) {
entry:
  %environment.addr = alloca ptr, align 8
  %mask.addr = alloca i32, align 4
  store ptr %environment, ptr %environment.addr, align 8
  store i32 %mask, ptr %mask.addr, align 4
  ret i32 0
}

define void @__pthread_register_cancel(ptr noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cleanups_pending)
  %1 = load i32, ptr %0, align 4
  %inc = add nsw i32 %1, 1
  store i32 %inc, ptr %0, align 4
  ret void
}

define void @__pthread_unregister_cancel(ptr noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @cleanups_pending)
  %1 = load i32, ptr %0, align 4
  %dec = add nsw i32 %1, -1
  store i32 %dec, ptr %0, align 4
  ret void
}

define weak void @__pthread_unwind_next(ptr noundef %buffer) {
entry:
  %buffer.addr = alloca ptr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  call void @__raddle_unsupported(ptr noundef @.str.5)
  unreachable
}

define i32 @pthread_setcancelstate(i32 noundef %state, ptr noundef %old) {
entry:
  %state.addr = alloca i32, align 4
  %old.addr = alloca ptr, align 8
  store i32 %state, ptr %state.addr, align 4
  store ptr %old, ptr %old.addr, align 8
  %0 = load ptr, ptr %old.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %old.addr, align 8
  store i32 0, ptr %1, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

define i32 @pthread_setcanceltype(i32 noundef %type, ptr noundef %old) {
entry:
  %type.addr = alloca i32, align 4
  %old.addr = alloca ptr, align 8
  store i32 %type, ptr %type.addr, align 4
  store ptr %old, ptr %old.addr, align 8
  %0 = load ptr, ptr %old.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %old.addr, align 8
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
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  %0 = load ptr, ptr %attributes.addr, align 8
  store i32 0, ptr %0, align 4
  ret i32 0
}

define i32 @pthread_attr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_attr_setdetachstate(ptr noundef nonnull %attributes, i32 noundef %state) {
entry:
  %attributes.addr = alloca ptr, align 8
  %state.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %state, ptr %state.addr, align 4
  %0 = load i32, ptr %state.addr, align 4
  %1 = load ptr, ptr %attributes.addr, align 8
  store i32 %0, ptr %1, align 4
  ret i32 0
}

define i32 @pthread_attr_getdetachstate(ptr noundef nonnull %attributes, ptr noundef nonnull %state) {
entry:
  %attributes.addr = alloca ptr, align 8
  %state.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %attributes.addr, align 8
  %1 = load i32, ptr %0, align 4
  %2 = load ptr, ptr %state.addr, align 8
  store i32 %1, ptr %2, align 4
  ret i32 0
}

define i32 @pthread_attr_setstacksize(ptr noundef nonnull %attributes, i64 noundef %size) {
entry:
  %attributes.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  ret i32 0
}

define i32 @pthread_attr_setguardsize(ptr noundef nonnull %attributes, i64 noundef %size) {
entry:
  %attributes.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  ret i32 0
}

define i32 @pthread_attr_setscope(ptr noundef nonnull %attributes, i32 noundef %scope) {
entry:
  %attributes.addr = alloca ptr, align 8
  %scope.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %scope, ptr %scope.addr, align 4
  ret i32 0
}

define i32 @pthread_attr_setinheritsched(ptr noundef nonnull %attributes, i32 noundef %inherit) {
entry:
  %attributes.addr = alloca ptr, align 8
  %inherit.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %inherit, ptr %inherit.addr, align 4
  ret i32 0
}

define i32 @pthread_attr_setschedpolicy(ptr noundef nonnull %attributes, i32 noundef %policy) {
entry:
  %attributes.addr = alloca ptr, align 8
  %policy.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %policy, ptr %policy.addr, align 4
  ret i32 0
}

define i32 @pthread_setconcurrency(i32 noundef %level) {
entry:
  %level.addr = alloca i32, align 4
  store i32 %level, ptr %level.addr, align 4
  ret i32 0
}

define i32 @pthread_getconcurrency() {
entry:
  ret i32 0
}

define i32 @pthread_setname_np(i64 noundef %thread, ptr noundef nonnull %name) {
entry:
  %thread.addr = alloca i64, align 8
  %name.addr = alloca ptr, align 8
  store i64 %thread, ptr %thread.addr, align 8
  store ptr %name, ptr %name.addr, align 8
  ret i32 0
}

define i32 @pthread_setaffinity_np(i64 noundef %thread, i64 noundef %size, ptr noundef nonnull %set) {
entry:
  %thread.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %set.addr = alloca ptr, align 8
  store i64 %thread, ptr %thread.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %set, ptr %set.addr, align 8
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

define i32 @pthread_cond_init(ptr noundef nonnull %condition, ptr noundef %attributes) {
entry:
  %condition.addr = alloca ptr, align 8
  %attributes.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  call void @wake_all(ptr noundef %0)
  ret i32 0
}

define internal void @wake_all(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  store ptr %condition, ptr %condition.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  store i64 0, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %1, ptr %0 monotonic, align 8
  ret void
}

define i32 @pthread_cond_destroy(ptr noundef nonnull %condition) {
entry:
  %condition.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  call void @destroy_condition(ptr noundef %0)
  ret i32 0
}

define internal void @destroy_condition(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %condition, ptr %condition.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %1 = load atomic i64, ptr %0 monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  %tobool = icmp ne i64 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.33)
  unreachable

if.end:                                           ; preds = %entry
  ret void
}

define i32 @pthread_cond_wait(ptr noundef nonnull %condition, ptr noundef nonnull %mutex) {
entry:
  %condition.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %1 = load ptr, ptr %mutex.addr, align 8
  call void @wait_on(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

define internal void @wait_on(ptr noundef %condition, ptr noundef %mutex) {
entry:
  %condition.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  %bit = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %bit)
  %call = call i64 @own_bit()
  store i64 %call, ptr %bit, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %1 = load i64, ptr %bit, align 8
  store i64 %1, ptr %.atomictmp, align 8
  %2 = load i64, ptr %.atomictmp, align 8
  %3 = atomicrmw or ptr %0, i64 %2 monotonic, align 8
  store i64 %3, ptr %atomic-temp, align 8
  %4 = load i64, ptr %atomic-temp, align 8
  %5 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_unlock(ptr noundef %5)
  %6 = load ptr, ptr %condition.addr, align 8
  %7 = load i64, ptr %bit, align 8
  %call1 = call i64 @__raddle_await_eq_64(ptr noundef %6, i64 noundef %7, i64 noundef 0)
  %8 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_lock(ptr noundef %8)
  call void @llvm.lifetime.end.p0(ptr %bit)
  ret void
}

define i32 @pthread_cond_timedwait(ptr noundef nonnull %condition, ptr noundef nonnull %mutex, ptr noundef nonnull %until) {
entry:
  %condition.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %1 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @wait_for_a_time(ptr noundef %0, ptr noundef %1)
  ret i32 %call
}

define internal i32 @wait_for_a_time(ptr noundef %condition, ptr noundef %mutex) {
entry:
  %condition.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  %bit = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %seen = alloca i64, align 8
  %.atomictmp1 = alloca i64, align 8
  %atomic-temp2 = alloca i64, align 8
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %bit)
  %call = call i64 @own_bit()
  store i64 %call, ptr %bit, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %1 = load i64, ptr %bit, align 8
  store i64 %1, ptr %.atomictmp, align 8
  %2 = load i64, ptr %.atomictmp, align 8
  %3 = atomicrmw or ptr %0, i64 %2 monotonic, align 8
  store i64 %3, ptr %atomic-temp, align 8
  %4 = load i64, ptr %atomic-temp, align 8
  %5 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_unlock(ptr noundef %5)
  call void @llvm.lifetime.start.p0(ptr %seen)
  %6 = load ptr, ptr %condition.addr, align 8
  %7 = load i64, ptr %bit, align 8
  %not = xor i64 %7, -1
  store i64 %not, ptr %.atomictmp1, align 8
  %8 = load i64, ptr %.atomictmp1, align 8
  %9 = atomicrmw and ptr %6, i64 %8 monotonic, align 8
  store i64 %9, ptr %atomic-temp2, align 8
  %10 = load i64, ptr %atomic-temp2, align 8
  store i64 %10, ptr %seen, align 8
  %11 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_lock(ptr noundef %11)
  %12 = load i64, ptr %seen, align 8
  %13 = load i64, ptr %bit, align 8
  %and = and i64 %12, %13
  %tobool = icmp ne i64 %and, 0
  %14 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 110, i32 0
  call void @llvm.lifetime.end.p0(ptr %seen)
  call void @llvm.lifetime.end.p0(ptr %bit)
  ret i32 %cond
}

define i32 @pthread_cond_clockwait(ptr noundef nonnull %condition, ptr noundef nonnull %mutex, i32 noundef %clock, ptr noundef nonnull %until) {
entry:
  %condition.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  %clock.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %1 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @wait_for_a_time(ptr noundef %0, ptr noundef %1)
  ret i32 %call
}

define i32 @pthread_cond_signal(ptr noundef nonnull %condition) {
entry:
  %condition.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %call = call i64 @__raddle_wake(ptr noundef %0)
  ret i32 0
}

declare i64 @__raddle_wake(ptr noundef)

define i32 @pthread_cond_broadcast(ptr noundef nonnull %condition) {
entry:
  %condition.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  call void @wake_all(ptr noundef %0)
  ret i32 0
}

define i32 @pthread_condattr_init(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_condattr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_condattr_setclock(ptr noundef nonnull %attributes, i32 noundef %clock) {
entry:
  %attributes.addr = alloca ptr, align 8
  %clock.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  ret i32 0
}

define i32 @pthread_condattr_setpshared(ptr noundef nonnull %attributes, i32 noundef %shared) {
entry:
  %attributes.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  ret i32 0
}

define i32 @pthread_rwlock_init(ptr noundef nonnull %lock, ptr noundef %attributes) {
entry:
  %lock.addr = alloca ptr, align 8
  %attributes.addr = alloca ptr, align 8
  %.atomictmp = alloca i64, align 8
  store ptr %lock, ptr %lock.addr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  store i64 0, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %1, ptr %0 monotonic, align 8
  ret i32 0
}

define i32 @pthread_rwlock_destroy(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  %atomic-temp = alloca i64, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %1 = load atomic i64, ptr %0 monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  %tobool = icmp ne i64 %2, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.6)
  unreachable

if.end:                                           ; preds = %entry
  ret i32 0
}

define i32 @pthread_rwlock_rdlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i64 @__raddle_await_rmw_eq_64_add(ptr noundef %0, i64 noundef 65535, i64 noundef 0, i64 noundef 65536)
  %1 = load ptr, ptr %lock.addr, align 8
  call void @note_reader(ptr noundef %1)
  ret i32 0
}

declare i64 @__raddle_await_rmw_eq_64_add(ptr noundef, i64 noundef, i64 noundef, i64 noundef)

define internal void @note_reader(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %0 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %1 = load ptr, ptr %lock.addr, align 8
  %call = call i32 @held_at(ptr noundef %1, i32 noundef 1)
  %idxprom = sext i32 %call to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %0, i64 0, i64 %idxprom
  %readers = getelementptr inbounds nuw %struct.anon, ptr %arrayidx, i32 0, i32 1
  %2 = load i32, ptr %readers, align 8
  %inc = add nsw i32 %2, 1
  store i32 %inc, ptr %readers, align 8
  ret void
}

define i32 @pthread_rwlock_wrlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i64 @__raddle_self()
  %call1 = call i64 @__raddle_await_rmw_eq_64_add(ptr noundef %0, i64 noundef -1, i64 noundef 0, i64 noundef %call)
  %1 = load ptr, ptr %lock.addr, align 8
  call void @note_writer(ptr noundef %1)
  ret i32 0
}

define internal void @note_writer(ptr noundef %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %0 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %1 = load ptr, ptr %lock.addr, align 8
  %call = call i32 @held_at(ptr noundef %1, i32 noundef 1)
  %idxprom = sext i32 %call to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %0, i64 0, i64 %idxprom
  %writer = getelementptr inbounds nuw %struct.anon, ptr %arrayidx, i32 0, i32 2
  store i32 1, ptr %writer, align 4
  ret void
}

define i32 @pthread_rwlock_tryrdlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i32 @try_read(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 16
  ret i32 %cond
}

define internal i32 @try_read(ptr noundef %lock) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 8
  %seen = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  store ptr %lock, ptr %lock.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %lock.addr, align 8
  %1 = load atomic i64, ptr %0 monotonic, align 8
  store i64 %1, ptr %atomic-temp, align 8
  %2 = load i64, ptr %atomic-temp, align 8
  store i64 %2, ptr %seen, align 8
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %3 = load i64, ptr %seen, align 8
  %and = and i64 %3, 65535
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %do.body
  br label %do.cond

do.cond:                                          ; preds = %if.end
  %4 = load ptr, ptr %lock.addr, align 8
  %5 = load i64, ptr %seen, align 8
  %add = add i64 %5, 65536
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
  %12 = load ptr, ptr %lock.addr, align 8
  call void @note_reader(ptr noundef %12)
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %do.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %seen)
  %13 = load i32, ptr %retval, align 4
  ret i32 %13
}

define i32 @pthread_rwlock_trywrlock(ptr noundef nonnull %lock) {
entry:
  %lock.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i32 @try_write(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 16
  ret i32 %cond
}

define internal i32 @try_write(ptr noundef %lock) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 8
  %free = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %cmpxchg.bool = alloca i8, align 1
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %free)
  store i64 0, ptr %free, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i64 @__raddle_self()
  store i64 %call, ptr %.atomictmp, align 8
  %1 = load i64, ptr %free, align 8
  %2 = load i64, ptr %.atomictmp, align 8
  %3 = cmpxchg ptr %0, i64 %1, i64 %2 seq_cst seq_cst, align 8
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
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %cmpxchg.continue
  %7 = load ptr, ptr %lock.addr, align 8
  call void @note_writer(ptr noundef %7)
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %free)
  %8 = load i32, ptr %retval, align 4
  ret i32 %8
}

define i32 @pthread_rwlock_timedrdlock(ptr noundef nonnull %lock, ptr noundef nonnull %until) {
entry:
  %lock.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i32 @try_read(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 110
  ret i32 %cond
}

define i32 @pthread_rwlock_timedwrlock(ptr noundef nonnull %lock, ptr noundef nonnull %until) {
entry:
  %lock.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %lock, ptr %lock.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i32 @try_write(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 110
  ret i32 %cond
}

define i32 @pthread_rwlock_unlock(ptr noundef nonnull %lock) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp18 = alloca i64, align 8
  %atomic-temp19 = alloca i64, align 8
  store ptr %lock, ptr %lock.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  %0 = load ptr, ptr %lock.addr, align 8
  %call = call i32 @held_at(ptr noundef %0, i32 noundef 0)
  store i32 %call, ptr %i, align 4
  %1 = load i32, ptr %i, align 4
  %cmp = icmp slt i32 %1, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.7)
  unreachable

if.end:                                           ; preds = %entry
  %2 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %3 = load i32, ptr %i, align 4
  %idxprom = sext i32 %3 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %2, i64 0, i64 %idxprom
  %writer = getelementptr inbounds nuw %struct.anon, ptr %arrayidx, i32 0, i32 2
  %4 = load i32, ptr %writer, align 4
  %tobool = icmp ne i32 %4, 0
  br i1 %tobool, label %if.then1, label %if.end9

if.then1:                                         ; preds = %if.end
  %5 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %6 = load i32, ptr %i, align 4
  %idxprom2 = sext i32 %6 to i64
  %arrayidx3 = getelementptr inbounds [16 x %struct.anon], ptr %5, i64 0, i64 %idxprom2
  %writer4 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx3, i32 0, i32 2
  store i32 0, ptr %writer4, align 4
  %7 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %8 = load i32, ptr %i, align 4
  %idxprom5 = sext i32 %8 to i64
  %arrayidx6 = getelementptr inbounds [16 x %struct.anon], ptr %7, i64 0, i64 %idxprom5
  %lock7 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx6, i32 0, i32 0
  store ptr null, ptr %lock7, align 16
  %9 = load ptr, ptr %lock.addr, align 8
  %call8 = call i64 @__raddle_self()
  store i64 %call8, ptr %.atomictmp, align 8
  %10 = load i64, ptr %.atomictmp, align 8
  %11 = atomicrmw sub ptr %9, i64 %10 release, align 8
  store i64 %11, ptr %atomic-temp, align 8
  %12 = load i64, ptr %atomic-temp, align 8
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end9:                                          ; preds = %if.end
  %13 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %14 = load i32, ptr %i, align 4
  %idxprom10 = sext i32 %14 to i64
  %arrayidx11 = getelementptr inbounds [16 x %struct.anon], ptr %13, i64 0, i64 %idxprom10
  %readers = getelementptr inbounds nuw %struct.anon, ptr %arrayidx11, i32 0, i32 1
  %15 = load i32, ptr %readers, align 8
  %dec = add nsw i32 %15, -1
  store i32 %dec, ptr %readers, align 8
  %cmp12 = icmp eq i32 %dec, 0
  br i1 %cmp12, label %if.then13, label %if.end17

if.then13:                                        ; preds = %if.end9
  %16 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %17 = load i32, ptr %i, align 4
  %idxprom14 = sext i32 %17 to i64
  %arrayidx15 = getelementptr inbounds [16 x %struct.anon], ptr %16, i64 0, i64 %idxprom14
  %lock16 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx15, i32 0, i32 0
  store ptr null, ptr %lock16, align 16
  br label %if.end17

if.end17:                                         ; preds = %if.then13, %if.end9
  %18 = load ptr, ptr %lock.addr, align 8
  store i64 65536, ptr %.atomictmp18, align 8
  %19 = load i64, ptr %.atomictmp18, align 8
  %20 = atomicrmw sub ptr %18, i64 %19 release, align 8
  store i64 %20, ptr %atomic-temp19, align 8
  %21 = load i64, ptr %atomic-temp19, align 8
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end17, %if.then1
  call void @llvm.lifetime.end.p0(ptr %i)
  %22 = load i32, ptr %retval, align 4
  ret i32 %22
}

define internal i32 @held_at(ptr noundef %lock, i32 noundef %add) {
entry:
  %retval = alloca i32, align 4
  %lock.addr = alloca ptr, align 8
  %add.addr = alloca i32, align 4
  %i = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i5 = alloca i32, align 4
  store ptr %lock, ptr %lock.addr, align 8
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
  %1 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %2 = load i32, ptr %i, align 4
  %idxprom = sext i32 %2 to i64
  %arrayidx = getelementptr inbounds [16 x %struct.anon], ptr %1, i64 0, i64 %idxprom
  %lock1 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx, i32 0, i32 0
  %3 = load ptr, ptr %lock1, align 16
  %4 = load ptr, ptr %lock.addr, align 8
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

for.cond6:                                        ; preds = %for.inc19, %if.end4
  %8 = load i32, ptr %i5, align 4
  %cmp7 = icmp slt i32 %8, 16
  br i1 %cmp7, label %for.body9, label %for.cond.cleanup8

for.cond.cleanup8:                                ; preds = %for.cond6
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup21

for.body9:                                        ; preds = %for.cond6
  %9 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %10 = load i32, ptr %i5, align 4
  %idxprom10 = sext i32 %10 to i64
  %arrayidx11 = getelementptr inbounds [16 x %struct.anon], ptr %9, i64 0, i64 %idxprom10
  %lock12 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx11, i32 0, i32 0
  %11 = load ptr, ptr %lock12, align 16
  %tobool13 = icmp ne ptr %11, null
  br i1 %tobool13, label %if.end18, label %if.then14

if.then14:                                        ; preds = %for.body9
  %12 = load ptr, ptr %lock.addr, align 8
  %13 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @rwlocks_held)
  %14 = load i32, ptr %i5, align 4
  %idxprom15 = sext i32 %14 to i64
  %arrayidx16 = getelementptr inbounds [16 x %struct.anon], ptr %13, i64 0, i64 %idxprom15
  %lock17 = getelementptr inbounds nuw %struct.anon, ptr %arrayidx16, i32 0, i32 0
  store ptr %12, ptr %lock17, align 16
  %15 = load i32, ptr %i5, align 4
  store i32 %15, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup21

if.end18:                                         ; preds = %for.body9
  br label %for.inc19

for.inc19:                                        ; preds = %if.end18
  %16 = load i32, ptr %i5, align 4
  %inc20 = add nsw i32 %16, 1
  store i32 %inc20, ptr %i5, align 4
  br label %for.cond6

cleanup21:                                        ; preds = %if.then14, %for.cond.cleanup8
  call void @llvm.lifetime.end.p0(ptr %i5)
  %cleanup.dest22 = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest22, label %unreachable [
    i32 5, label %for.end23
    i32 1, label %return
  ]

for.end23:                                        ; preds = %cleanup21
  call void @__raddle_unsupported(ptr noundef @.str.35)
  unreachable

return:                                           ; preds = %cleanup21, %if.then3, %cleanup
  %17 = load i32, ptr %retval, align 4
  ret i32 %17

unreachable:                                      ; preds = %cleanup21, %cleanup
  unreachable
}

define i32 @pthread_rwlockattr_init(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_rwlockattr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_rwlockattr_setpshared(ptr noundef nonnull %attributes, i32 noundef %shared) {
entry:
  %attributes.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  ret i32 0
}

define i32 @pthread_rwlockattr_setkind_np(ptr noundef nonnull %attributes, i32 noundef %kind) {
entry:
  %attributes.addr = alloca ptr, align 8
  %kind.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %kind, ptr %kind.addr, align 4
  ret i32 0
}

define i32 @pthread_barrier_init(ptr noundef nonnull %barrier, ptr noundef %attributes, i32 noundef %count) {
entry:
  %retval = alloca i32, align 4
  %barrier.addr = alloca ptr, align 8
  %attributes.addr = alloca ptr, align 8
  %count.addr = alloca i32, align 4
  %.atomictmp = alloca i64, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %count, ptr %count.addr, align 4
  %0 = load i32, ptr %count.addr, align 4
  %cmp = icmp eq i32 %0, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %barrier.addr, align 8
  %2 = load i32, ptr %count.addr, align 4
  %conv = zext i32 %2 to i64
  %shl = shl i64 %conv, 32
  store i64 %shl, ptr %.atomictmp, align 8
  %3 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %3, ptr %1 monotonic, align 8
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

define i32 @pthread_barrier_destroy(ptr noundef nonnull %barrier) {
entry:
  %barrier.addr = alloca ptr, align 8
  %seen = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %count = alloca i64, align 8
  store ptr %barrier, ptr %barrier.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %barrier.addr, align 8
  store i64 4294967295, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
  %2 = atomicrmw xchg ptr %0, i64 %1 monotonic, align 8
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
  call void @__raddle_error_lock(ptr noundef @.str.8)
  unreachable

if.end:                                           ; preds = %entry
  %6 = load i64, ptr %seen, align 8
  %and = and i64 %6, 4294967295
  %7 = load i64, ptr %count, align 8
  %rem = urem i64 %and, %7
  %tobool = icmp ne i64 %rem, 0
  br i1 %tobool, label %if.then1, label %if.end2

if.then1:                                         ; preds = %if.end
  call void @__raddle_error_lock(ptr noundef @.str.9)
  unreachable

if.end2:                                          ; preds = %if.end
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %seen)
  ret i32 0
}

define i32 @pthread_barrier_wait(ptr noundef nonnull %barrier) {
entry:
  %retval = alloca i32, align 4
  %barrier.addr = alloca ptr, align 8
  %seen = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  %atomic-temp = alloca i64, align 8
  %count = alloca i64, align 8
  %ticket = alloca i64, align 8
  %last = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %barrier, ptr %barrier.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %barrier.addr, align 8
  store i64 1, ptr %.atomictmp, align 8
  %1 = load i64, ptr %.atomictmp, align 8
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
  call void @__raddle_error_lock(ptr noundef @.str.10)
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
  %cmp2 = icmp eq i64 %add1, %11
  br i1 %cmp2, label %if.then3, label %if.end4

if.then3:                                         ; preds = %if.end
  store i32 -1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end4:                                          ; preds = %if.end
  %12 = load ptr, ptr %barrier.addr, align 8
  %13 = load i64, ptr %last, align 8
  %call = call i64 @__raddle_await_uge_64(ptr noundef %12, i64 noundef 4294967295, i64 noundef %13)
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end4, %if.then3
  call void @llvm.lifetime.end.p0(ptr %last)
  call void @llvm.lifetime.end.p0(ptr %ticket)
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %seen)
  %14 = load i32, ptr %retval, align 4
  ret i32 %14
}

declare i64 @__raddle_await_uge_64(ptr noundef, i64 noundef, i64 noundef)

define i32 @pthread_barrierattr_init(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_barrierattr_destroy(ptr noundef nonnull %attributes) {
entry:
  %attributes.addr = alloca ptr, align 8
  store ptr %attributes, ptr %attributes.addr, align 8
  ret i32 0
}

define i32 @pthread_barrierattr_setpshared(ptr noundef nonnull %attributes, i32 noundef %shared) {
entry:
  %attributes.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  store ptr %attributes, ptr %attributes.addr, align 8
  store i32 %shared, ptr %shared.addr, align 4
  ret i32 0
}

define i32 @pthread_once(ptr noundef nonnull %control, ptr noundef nonnull %function) {
entry:
  %control.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  store ptr %control, ptr %control.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  %0 = load ptr, ptr %control.addr, align 8
  %1 = load ptr, ptr %function.addr, align 8
  call void @do_once(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

define internal void @do_once(ptr noundef %control, ptr noundef %function) {
entry:
  %control.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %state = alloca ptr, align 8
  %seen = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  %.atomictmp1 = alloca i32, align 4
  store ptr %control, ptr %control.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %state)
  %0 = load ptr, ptr %control.addr, align 8
  store ptr %0, ptr %state, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  store i32 0, ptr %seen, align 4
  %1 = load ptr, ptr %state, align 8
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
  %8 = load ptr, ptr %function.addr, align 8
  call void %8()
  %9 = load ptr, ptr %state, align 8
  store i32 2, ptr %.atomictmp1, align 4
  %10 = load i32, ptr %.atomictmp1, align 4
  store atomic i32 %10, ptr %9 release, align 4
  br label %if.end3

if.else:                                          ; preds = %cmpxchg.continue
  %11 = load i32, ptr %seen, align 4
  %cmp = icmp eq i32 %11, 1
  br i1 %cmp, label %if.then2, label %if.end

if.then2:                                         ; preds = %if.else
  %12 = load ptr, ptr %control.addr, align 8
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
  %semaphore.addr = alloca ptr, align 8
  %shared.addr = alloca i32, align 4
  %value.addr = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 8
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
  %1 = load ptr, ptr %semaphore.addr, align 8
  %call1 = call ptr @counter(ptr noundef %1)
  %2 = load i32, ptr %value.addr, align 4
  store i32 %2, ptr %.atomictmp, align 4
  %3 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %3, ptr %call1 monotonic, align 4
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %if.end, %if.then
  %4 = load i32, ptr %retval, align 4
  ret i32 %4
}

define ptr @__errno_location() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @error_number)
  ret ptr %0
}

define internal ptr @counter(ptr noundef %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 8
  store ptr %semaphore, ptr %semaphore.addr, align 8
  %0 = load ptr, ptr %semaphore.addr, align 8
  ret ptr %0
}

define i32 @sem_destroy(ptr noundef nonnull %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 8
  store ptr %semaphore, ptr %semaphore.addr, align 8
  ret i32 0
}

define i32 @sem_wait(ptr noundef nonnull %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 8
  store ptr %semaphore, ptr %semaphore.addr, align 8
  %0 = load ptr, ptr %semaphore.addr, align 8
  %call = call i64 @__raddle_await_rmw_ne_32_sub(ptr noundef %0, i64 noundef 4294967295, i64 noundef 0, i64 noundef 1)
  ret i32 0
}

declare i64 @__raddle_await_rmw_ne_32_sub(ptr noundef, i64 noundef, i64 noundef, i64 noundef)

define i32 @sem_trywait(ptr noundef nonnull %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 8
  store ptr %semaphore, ptr %semaphore.addr, align 8
  %0 = load ptr, ptr %semaphore.addr, align 8
  %call = call i32 @try_wait(ptr noundef %0, i32 noundef 11)
  ret i32 %call
}

define internal i32 @try_wait(ptr noundef %semaphore, i32 noundef %problem) {
entry:
  %retval = alloca i32, align 4
  %semaphore.addr = alloca ptr, align 8
  %problem.addr = alloca i32, align 4
  %seen = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %cmpxchg.bool = alloca i8, align 1
  store ptr %semaphore, ptr %semaphore.addr, align 8
  store i32 %problem, ptr %problem.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %semaphore.addr, align 8
  %call = call ptr @counter(ptr noundef %0)
  %1 = load atomic i32, ptr %call monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  store i32 %2, ptr %seen, align 4
  br label %do.body

do.body:                                          ; preds = %cmpxchg.continue, %entry
  %3 = load i32, ptr %seen, align 4
  %cmp = icmp eq i32 %3, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %do.body
  %4 = load i32, ptr %problem.addr, align 4
  %call1 = call ptr @__errno_location()
  store i32 %4, ptr %call1, align 4
  store i32 -1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %do.body
  br label %do.cond

do.cond:                                          ; preds = %if.end
  %5 = load ptr, ptr %semaphore.addr, align 8
  %call2 = call ptr @counter(ptr noundef %5)
  %6 = load i32, ptr %seen, align 4
  %sub = sub i32 %6, 1
  store i32 %sub, ptr %.atomictmp, align 4
  %7 = load i32, ptr %seen, align 4
  %8 = load i32, ptr %.atomictmp, align 4
  %9 = cmpxchg ptr %call2, i32 %7, i32 %8 seq_cst seq_cst, align 4
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
  %semaphore.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %semaphore, ptr %semaphore.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %semaphore.addr, align 8
  %call = call i32 @try_wait(ptr noundef %0, i32 noundef 110)
  ret i32 %call
}

define i32 @sem_clockwait(ptr noundef nonnull %semaphore, i32 noundef %clock, ptr noundef nonnull %until) {
entry:
  %semaphore.addr = alloca ptr, align 8
  %clock.addr = alloca i32, align 4
  %until.addr = alloca ptr, align 8
  store ptr %semaphore, ptr %semaphore.addr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %semaphore.addr, align 8
  %call = call i32 @try_wait(ptr noundef %0, i32 noundef 110)
  ret i32 %call
}

define i32 @sem_post(ptr noundef nonnull %semaphore) {
entry:
  %semaphore.addr = alloca ptr, align 8
  %seen = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %seen)
  %0 = load ptr, ptr %semaphore.addr, align 8
  %call = call ptr @counter(ptr noundef %0)
  store i32 1, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = atomicrmw add ptr %call, i32 %1 acq_rel, align 4
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4
  store i32 %3, ptr %seen, align 4
  %4 = load i32, ptr %seen, align 4
  %cmp = icmp uge i32 %4, 2147483647
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_error_lock(ptr noundef @.str.11)
  unreachable

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.end.p0(ptr %seen)
  ret i32 0
}

define i32 @sem_getvalue(ptr noundef nonnull %semaphore, ptr noundef nonnull %value) {
entry:
  %semaphore.addr = alloca ptr, align 8
  %value.addr = alloca ptr, align 8
  %atomic-temp = alloca i32, align 4
  store ptr %semaphore, ptr %semaphore.addr, align 8
  store ptr %value, ptr %value.addr, align 8
  %0 = load ptr, ptr %semaphore.addr, align 8
  %call = call ptr @counter(ptr noundef %0)
  %1 = load atomic i32, ptr %call monotonic, align 4
  store i32 %1, ptr %atomic-temp, align 4
  %2 = load i32, ptr %atomic-temp, align 4
  %3 = load ptr, ptr %value.addr, align 8
  store i32 %2, ptr %3, align 4
  ret i32 0
}

define i32 @thrd_create(ptr noundef %thread, ptr noundef %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  store ptr %thread, ptr %thread.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  %0 = load ptr, ptr %function.addr, align 8
  %1 = load ptr, ptr %argument.addr, align 8
  %call = call i64 @__raddle_spawn(ptr noundef %0, ptr noundef %1)
  %2 = load ptr, ptr %thread.addr, align 8
  store i64 %call, ptr %2, align 8
  ret i32 0
}

define i32 @__raddle_keyed_thrd_create(ptr noundef %thread, ptr noundef %function, ptr noundef %argument) {
entry:
  %thread.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %argument.addr = alloca ptr, align 8
  store ptr %thread, ptr %thread.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  store ptr %argument, ptr %argument.addr, align 8
  %0 = load ptr, ptr %function.addr, align 8
  %1 = load ptr, ptr %argument.addr, align 8
  %call = call ptr @new_start(ptr noundef %0, ptr noundef %1)
  %call1 = call i64 @__raddle_spawn(ptr noundef @keyed_int_start, ptr noundef %call)
  %2 = load ptr, ptr %thread.addr, align 8
  store i64 %call1, ptr %2, align 8
  ret i32 0
}

define internal i32 @keyed_int_start(ptr noundef %closure) {
entry:
  %closure.addr = alloca ptr, align 8
  %start = alloca ptr, align 8
  %function = alloca ptr, align 8
  %argument = alloca ptr, align 8
  %result = alloca i32, align 4
  store ptr %closure, ptr %closure.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %start)
  %0 = load ptr, ptr %closure.addr, align 8
  store ptr %0, ptr %start, align 8
  call void @llvm.lifetime.start.p0(ptr %function)
  %1 = load ptr, ptr %start, align 8
  %function1 = getelementptr inbounds nuw %struct.start, ptr %1, i32 0, i32 0
  %2 = load ptr, ptr %function1, align 8
  store ptr %2, ptr %function, align 8
  call void @llvm.lifetime.start.p0(ptr %argument)
  %3 = load ptr, ptr %start, align 8
  %argument2 = getelementptr inbounds nuw %struct.start, ptr %3, i32 0, i32 1
  %4 = load ptr, ptr %argument2, align 8
  store ptr %4, ptr %argument, align 8
  %5 = load ptr, ptr %start, align 8
  call void @__raddle_free(ptr noundef %5)
  call void @llvm.lifetime.start.p0(ptr %result)
  %6 = load ptr, ptr %function, align 8
  %7 = load ptr, ptr %argument, align 8
  %call = call i32 %6(ptr noundef %7)
  store i32 %call, ptr %result, align 4
  call void @run_key_destructors()
  %8 = load i32, ptr %result, align 4
  call void @llvm.lifetime.end.p0(ptr %result)
  call void @llvm.lifetime.end.p0(ptr %argument)
  call void @llvm.lifetime.end.p0(ptr %function)
  call void @llvm.lifetime.end.p0(ptr %start)
  ret i32 %8
}

define i32 @thrd_join(i64 noundef %thread, ptr noundef %result) {
entry:
  %thread.addr = alloca i64, align 8
  %result.addr = alloca ptr, align 8
  %value = alloca ptr, align 8
  store i64 %thread, ptr %thread.addr, align 8
  store ptr %result, ptr %result.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %value)
  %0 = load i64, ptr %thread.addr, align 8
  %call = call ptr @__raddle_join(i64 noundef %0)
  store ptr %call, ptr %value, align 8
  %1 = load ptr, ptr %result.addr, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load ptr, ptr %value, align 8
  %3 = ptrtoint ptr %2 to i64
  %conv = trunc i64 %3 to i32
  %4 = load ptr, ptr %result.addr, align 8
  store i32 %conv, ptr %4, align 4
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.end.p0(ptr %value)
  ret i32 0
}

define i32 @thrd_detach(i64 noundef %thread) {
entry:
  %thread.addr = alloca i64, align 8
  store i64 %thread, ptr %thread.addr, align 8
  %0 = load i64, ptr %thread.addr, align 8
  call void @__raddle_detach(i64 noundef %0)
  ret i32 0
}

define i64 @thrd_current() {
entry:
  %call = call i64 @__raddle_self()
  ret i64 %call
}

define i32 @thrd_equal(i64 noundef %first, i64 noundef %second) {
entry:
  %first.addr = alloca i64, align 8
  %second.addr = alloca i64, align 8
  store i64 %first, ptr %first.addr, align 8
  store i64 %second, ptr %second.addr, align 8
  %0 = load i64, ptr %first.addr, align 8
  %1 = load i64, ptr %second.addr, align 8
  %cmp = icmp eq i64 %0, %1
  %conv = zext i1 %cmp to i32
  ret i32 %conv
}

define void @thrd_exit(i32 noundef %result) {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, ptr %result.addr, align 4
  %0 = load i32, ptr %result.addr, align 4
  %conv = zext i32 %0 to i64
  %1 = inttoptr i64 %conv to ptr
  call void @__raddle_exit_thread(ptr noundef %1)
  unreachable
}

define void @__raddle_full_thrd_exit(i32 noundef %result) {
entry:
  %result.addr = alloca i32, align 4
  store i32 %result, ptr %result.addr, align 4
  %0 = load i32, ptr %result.addr, align 4
  %conv = zext i32 %0 to i64
  %1 = inttoptr i64 %conv to ptr
  call void @__raddle_full_pthread_exit(ptr noundef %1)
  ret void
}

define void @thrd_yield() {
entry:
  ret void
}

define i32 @thrd_sleep(ptr noundef %duration, ptr noundef %rest) {
entry:
  %duration.addr = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  store ptr %duration, ptr %duration.addr, align 8
  store ptr %rest, ptr %rest.addr, align 8
  ret i32 0
}

define i32 @mtx_init(ptr noundef %mutex, i32 noundef %type) {
entry:
  %mutex.addr = alloca ptr, align 8
  %type.addr = alloca i32, align 4
  %kind = alloca i64, align 8
  %.atomictmp = alloca i64, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store i32 %type, ptr %type.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %kind)
  %0 = load i32, ptr %type.addr, align 4
  %and = and i32 %0, 1
  %tobool = icmp ne i32 %and, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 1, i32 0
  %conv = sext i32 %cond to i64
  store i64 %conv, ptr %kind, align 8
  %2 = load ptr, ptr %mutex.addr, align 8
  %call = call ptr @mutex_word(ptr noundef %2)
  %3 = load i64, ptr %kind, align 8
  %shl = shl i64 %3, 32
  store i64 %shl, ptr %.atomictmp, align 8
  %4 = load i64, ptr %.atomictmp, align 8
  store atomic i64 %4, ptr %call monotonic, align 8
  call void @llvm.lifetime.end.p0(ptr %kind)
  ret i32 0
}

define void @mtx_destroy(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  call void @destroy_mutex(ptr noundef %0)
  ret void
}

define i32 @mtx_lock(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_lock(ptr noundef %0)
  ret i32 0
}

define i32 @mtx_unlock(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  call void @__raddle_unlock(ptr noundef %0)
  ret i32 0
}

define i32 @mtx_trylock(ptr noundef %mutex) {
entry:
  %mutex.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @__raddle_trylock(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 1
  ret i32 %cond
}

define i32 @mtx_timedlock(ptr noundef %mutex, ptr noundef %until) {
entry:
  %mutex.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @__raddle_trylock(ptr noundef %0)
  %tobool = icmp ne i32 %call, 0
  %1 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 0, i32 4
  ret i32 %cond
}

define i32 @cnd_init(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  call void @wake_all(ptr noundef %0)
  ret i32 0
}

define void @cnd_destroy(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  call void @destroy_condition(ptr noundef %0)
  ret void
}

define i32 @cnd_wait(ptr noundef %condition, ptr noundef %mutex) {
entry:
  %condition.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %1 = load ptr, ptr %mutex.addr, align 8
  call void @wait_on(ptr noundef %0, ptr noundef %1)
  ret i32 0
}

define i32 @cnd_timedwait(ptr noundef %condition, ptr noundef %mutex, ptr noundef %until) {
entry:
  %condition.addr = alloca ptr, align 8
  %mutex.addr = alloca ptr, align 8
  %until.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %mutex, ptr %mutex.addr, align 8
  store ptr %until, ptr %until.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %1 = load ptr, ptr %mutex.addr, align 8
  %call = call i32 @wait_for_a_time(ptr noundef %0, ptr noundef %1)
  %tobool = icmp ne i32 %call, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 4, i32 0
  ret i32 %cond
}

define i32 @cnd_signal(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  %call = call i64 @__raddle_wake(ptr noundef %0)
  ret i32 0
}

define i32 @cnd_broadcast(ptr noundef %condition) {
entry:
  %condition.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  call void @wake_all(ptr noundef %0)
  ret i32 0
}

define void @call_once(ptr noundef %flag, ptr noundef %function) {
entry:
  %flag.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  store ptr %flag, ptr %flag.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  %0 = load ptr, ptr %flag.addr, align 8
  %1 = load ptr, ptr %function.addr, align 8
  call void @do_once(ptr noundef %0, ptr noundef %1)
  ret void
}

define i32 @tss_create(ptr noundef %key, ptr noundef %destructor) {
entry:
  %key.addr = alloca ptr, align 8
  %destructor.addr = alloca ptr, align 8
  store ptr %key, ptr %key.addr, align 8
  store ptr %destructor, ptr %destructor.addr, align 8
  %0 = load ptr, ptr %destructor.addr, align 8
  %call = call i32 @new_key(ptr noundef %0)
  %1 = load ptr, ptr %key.addr, align 8
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
  %value.addr = alloca ptr, align 8
  store i32 %key, ptr %key.addr, align 4
  store ptr %value, ptr %value.addr, align 8
  %0 = load i32, ptr %key.addr, align 4
  %1 = load ptr, ptr %value.addr, align 8
  %call = call i32 @pthread_setspecific(i32 noundef %0, ptr noundef %1)
  %tobool = icmp ne i32 %call, 0
  %2 = zext i1 %tobool to i64
  %cond = select i1 %tobool, i32 2, i32 0
  ret i32 %cond
}

define noalias ptr @malloc(i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call ptr @allocate(i64 noundef %0, i32 noundef 0)
  ret ptr %call
}

define internal ptr @allocate(i64 noundef %size, i32 noundef %zero) {
entry:
  %retval = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %zero.addr = alloca i32, align 4
  store i64 %size, ptr %size.addr, align 8
  store i32 %zero, ptr %zero.addr, align 4
  %0 = load i64, ptr %size.addr, align 8
  %cmp = icmp ugt i64 %0, 274877906944
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call = call ptr @__errno_location()
  store i32 12, ptr %call, align 4
  store ptr null, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  %1 = load i64, ptr %size.addr, align 8
  %2 = load i32, ptr %zero.addr, align 4
  %call1 = call ptr @__raddle_allocate(i64 noundef %1, i32 noundef %2)
  store ptr %call1, ptr %retval, align 8
  br label %return

return:                                           ; preds = %if.end, %if.then
  %3 = load ptr, ptr %retval, align 8
  ret ptr %3
}

define noalias ptr @calloc(i64 noundef %count, i64 noundef %size) {
entry:
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %total = alloca i64, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %total)
  %0 = load i64, ptr %count.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1)
  %3 = extractvalue { i64, i1 } %2, 1
  %4 = extractvalue { i64, i1 } %2, 0
  store i64 %4, ptr %total, align 8
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 274877906945, ptr %total, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %5 = load i64, ptr %total, align 8
  %call = call ptr @allocate(i64 noundef %5, i32 noundef 1)
  call void @llvm.lifetime.end.p0(ptr %total)
  ret ptr %call
}

declare { i64, i1 } @llvm.umul.with.overflow.i64(i64, i64)

define void @free(ptr noundef %pointer) {
entry:
  %pointer.addr = alloca ptr, align 8
  store ptr %pointer, ptr %pointer.addr, align 8
  %0 = load ptr, ptr %pointer.addr, align 8
  call void @__raddle_free(ptr noundef %0)
  ret void
}

declare void @__raddle_free(ptr noundef)

define ptr @realloc(ptr noundef %pointer, i64 noundef %size) {
entry:
  %retval = alloca ptr, align 8
  %pointer.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %old = alloca i64, align 8
  %moved = alloca ptr, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %pointer, ptr %pointer.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %pointer.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load i64, ptr %size.addr, align 8
  %call = call ptr @allocate(i64 noundef %1, i32 noundef 0)
  store ptr %call, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %old)
  %2 = load ptr, ptr %pointer.addr, align 8
  %call1 = call i64 @__raddle_size_of(ptr noundef %2)
  store i64 %call1, ptr %old, align 8
  call void @llvm.lifetime.start.p0(ptr %moved)
  %3 = load i64, ptr %size.addr, align 8
  %call2 = call ptr @allocate(i64 noundef %3, i32 noundef 0)
  store ptr %call2, ptr %moved, align 8
  %4 = load ptr, ptr %moved, align 8
  %tobool3 = icmp ne ptr %4, null
  br i1 %tobool3, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  store ptr null, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end5:                                          ; preds = %if.end
  %5 = load ptr, ptr %moved, align 8
  %6 = load ptr, ptr %pointer.addr, align 8
  %7 = load i64, ptr %old, align 8
  %8 = load i64, ptr %size.addr, align 8
  %cmp = icmp ult i64 %7, %8
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end5
  %9 = load i64, ptr %old, align 8
  br label %cond.end

cond.false:                                       ; preds = %if.end5
  %10 = load i64, ptr %size.addr, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %9, %cond.true ], [ %10, %cond.false ]
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %5, ptr align 1 %6, i64 %cond, i1 false)
  %11 = load ptr, ptr %pointer.addr, align 8
  call void @__raddle_free(ptr noundef %11)
  %12 = load ptr, ptr %moved, align 8
  store ptr %12, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then4
  call void @llvm.lifetime.end.p0(ptr %moved)
  call void @llvm.lifetime.end.p0(ptr %old)
  br label %return

return:                                           ; preds = %cleanup, %if.then
  %13 = load ptr, ptr %retval, align 8
  ret ptr %13
}

declare i64 @__raddle_size_of(ptr noundef)

declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg)

define ptr @reallocarray(ptr noundef %pointer, i64 noundef %count, i64 noundef %size) {
entry:
  %pointer.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %total = alloca i64, align 8
  store ptr %pointer, ptr %pointer.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %total)
  %0 = load i64, ptr %count.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %2 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %0, i64 %1)
  %3 = extractvalue { i64, i1 } %2, 1
  %4 = extractvalue { i64, i1 } %2, 0
  store i64 %4, ptr %total, align 8
  br i1 %3, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i64 274877906945, ptr %total, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %5 = load ptr, ptr %pointer.addr, align 8
  %6 = load i64, ptr %total, align 8
  %call = call ptr @realloc(ptr noundef %5, i64 noundef %6)
  call void @llvm.lifetime.end.p0(ptr %total)
  ret ptr %call
}

define noalias ptr @aligned_alloc(i64 noundef %alignment, i64 noundef %size) {
entry:
  %alignment.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i64 %alignment, ptr %alignment.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call ptr @allocate(i64 noundef %0, i32 noundef 0)
  ret ptr %call
}

define ptr @memalign(i64 noundef %alignment, i64 noundef %size) {
entry:
  %alignment.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  store i64 %alignment, ptr %alignment.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call ptr @allocate(i64 noundef %0, i32 noundef 0)
  ret ptr %call
}

define noalias ptr @valloc(i64 noundef %size) {
entry:
  %size.addr = alloca i64, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %size.addr, align 8
  %call = call ptr @allocate(i64 noundef %0, i32 noundef 0)
  ret ptr %call
}

define i32 @posix_memalign(ptr noundef nonnull %result, i64 noundef %alignment, i64 noundef %size) {
entry:
  %retval = alloca i32, align 4
  %result.addr = alloca ptr, align 8
  %alignment.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %made = alloca ptr, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %result, ptr %result.addr, align 8
  store i64 %alignment, ptr %alignment.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i64, ptr %alignment.addr, align 8
  %cmp = icmp ult i64 %0, 8
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %1 = load i64, ptr %alignment.addr, align 8
  %2 = load i64, ptr %alignment.addr, align 8
  %sub = sub i64 %2, 1
  %and = and i64 %1, %sub
  %tobool = icmp ne i64 %and, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  store i32 22, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %made)
  %3 = load i64, ptr %size.addr, align 8
  %call = call ptr @allocate(i64 noundef %3, i32 noundef 0)
  store ptr %call, ptr %made, align 8
  %4 = load ptr, ptr %made, align 8
  %tobool1 = icmp ne ptr %4, null
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  store i32 12, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end3:                                          ; preds = %if.end
  %5 = load ptr, ptr %made, align 8
  %6 = load ptr, ptr %result.addr, align 8
  store ptr %5, ptr %6, align 8
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end3, %if.then2
  call void @llvm.lifetime.end.p0(ptr %made)
  br label %return

return:                                           ; preds = %cleanup, %if.then
  %7 = load i32, ptr %retval, align 4
  ret i32 %7
}

define i64 @malloc_usable_size(ptr noundef %pointer) {
entry:
  %pointer.addr = alloca ptr, align 8
  store ptr %pointer, ptr %pointer.addr, align 8
  %0 = load ptr, ptr %pointer.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %1 = load ptr, ptr %pointer.addr, align 8
  %call = call i64 @__raddle_size_of(ptr noundef %1)
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ 0, %cond.false ]
  ret i64 %cond
}

define ptr @memcpy(ptr noundef %target, ptr noundef %source, i64 noundef %size) {
entry:
  %target.addr = alloca ptr, align 8
  %source.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %target, ptr %target.addr, align 8
  store ptr %source, ptr %source.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load ptr, ptr %source.addr, align 8
  %2 = load i64, ptr %size.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false)
  ret ptr %0
}

define ptr @memmove(ptr noundef %target, ptr noundef %source, i64 noundef %size) {
entry:
  %target.addr = alloca ptr, align 8
  %source.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %target, ptr %target.addr, align 8
  store ptr %source, ptr %source.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load ptr, ptr %source.addr, align 8
  %2 = load i64, ptr %size.addr, align 8
  call void @llvm.memmove.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false)
  ret ptr %0
}

declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg)

define ptr @memset(ptr noundef %target, i32 noundef %byte, i64 noundef %size) {
entry:
  %target.addr = alloca ptr, align 8
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  store ptr %target, ptr %target.addr, align 8
  store i32 %byte, ptr %byte.addr, align 4
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load i32, ptr %byte.addr, align 4
  %2 = trunc i32 %1 to i8
  %3 = load i64, ptr %size.addr, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %0, i8 %2, i64 %3, i1 false)
  ret ptr %0
}

declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg)

define ptr @mempcpy(ptr noundef %target, ptr noundef %source, i64 noundef %size) {
entry:
  %target.addr = alloca ptr, align 8
  %source.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %target, ptr %target.addr, align 8
  store ptr %source, ptr %source.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load ptr, ptr %source.addr, align 8
  %2 = load i64, ptr %size.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false)
  %3 = load ptr, ptr %target.addr, align 8
  %4 = load i64, ptr %size.addr, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %3, i64 %4
  ret ptr %add.ptr
}

define void @bzero(ptr noundef %target, i64 noundef %size) {
entry:
  %target.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %target, ptr %target.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  call void @llvm.memset.p0.i64(ptr align 1 %0, i8 0, i64 %1, i1 false)
  ret void
}

define i32 @memcmp(ptr noundef %first, ptr noundef %second, i64 noundef %size) {
entry:
  %retval = alloca i32, align 4
  %first.addr = alloca ptr, align 8
  %second.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %a = alloca ptr, align 8
  %b = alloca ptr, align 8
  %i = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %first, ptr %first.addr, align 8
  store ptr %second, ptr %second.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %a)
  %0 = load ptr, ptr %first.addr, align 8
  store ptr %0, ptr %a, align 8
  call void @llvm.lifetime.start.p0(ptr %b)
  %1 = load ptr, ptr %second.addr, align 8
  store ptr %1, ptr %b, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %2 = load i64, ptr %i, align 8
  %3 = load i64, ptr %size.addr, align 8
  %cmp = icmp ult i64 %2, %3
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body:                                         ; preds = %for.cond
  %4 = load ptr, ptr %a, align 8
  %5 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %4, i64 %5
  %6 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %6 to i32
  %7 = load ptr, ptr %b, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %7, i64 %8
  %9 = load i8, ptr %arrayidx1, align 1
  %conv2 = zext i8 %9 to i32
  %cmp3 = icmp ne i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %10 = load ptr, ptr %a, align 8
  %11 = load i64, ptr %i, align 8
  %arrayidx5 = getelementptr inbounds nuw i8, ptr %10, i64 %11
  %12 = load i8, ptr %arrayidx5, align 1
  %conv6 = zext i8 %12 to i32
  %13 = load ptr, ptr %b, align 8
  %14 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %13, i64 %14
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
  %17 = load i64, ptr %i, align 8
  %inc = add i64 %17, 1
  store i64 %inc, ptr %i, align 8
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

define i32 @bcmp(ptr noundef %first, ptr noundef %second, i64 noundef %size) {
entry:
  %first.addr = alloca ptr, align 8
  %second.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store ptr %first, ptr %first.addr, align 8
  store ptr %second, ptr %second.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load ptr, ptr %first.addr, align 8
  %1 = load ptr, ptr %second.addr, align 8
  %2 = load i64, ptr %size.addr, align 8
  %call = call i32 @memcmp(ptr noundef %0, ptr noundef %1, i64 noundef %2)
  ret i32 %call
}

define ptr @memchr(ptr noundef %block, i32 noundef %byte, i64 noundef %size) {
entry:
  %retval = alloca ptr, align 8
  %block.addr = alloca ptr, align 8
  %byte.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  %p = alloca ptr, align 8
  %i = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %block, ptr %block.addr, align 8
  store i32 %byte, ptr %byte.addr, align 4
  store i64 %size, ptr %size.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %p)
  %0 = load ptr, ptr %block.addr, align 8
  store ptr %0, ptr %p, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, ptr %i, align 8
  %2 = load i64, ptr %size.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %cleanup

for.body:                                         ; preds = %for.cond
  %3 = load ptr, ptr %p, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %3, i64 %4
  %5 = load i8, ptr %arrayidx, align 1
  %conv = zext i8 %5 to i32
  %6 = load i32, ptr %byte.addr, align 4
  %conv1 = trunc i32 %6 to i8
  %conv2 = zext i8 %conv1 to i32
  %cmp3 = icmp eq i32 %conv, %conv2
  br i1 %cmp3, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load ptr, ptr %p, align 8
  %8 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %7, i64 %8
  store ptr %add.ptr, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %for.body
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %9 = load i64, ptr %i, align 8
  %inc = add i64 %9, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

cleanup:                                          ; preds = %if.then, %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %i)
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %cleanup5 [
    i32 2, label %for.end
  ]

for.end:                                          ; preds = %cleanup
  store ptr null, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup5

cleanup5:                                         ; preds = %for.end, %cleanup
  call void @llvm.lifetime.end.p0(ptr %p)
  %10 = load ptr, ptr %retval, align 8
  ret ptr %10
}

define i64 @strlen(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %n)
  store i64 0, ptr %n, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %2 = load i8, ptr %arrayidx, align 1
  %tobool = icmp ne i8 %2, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load i64, ptr %n, align 8
  %inc = add i64 %3, 1
  store i64 %inc, ptr %n, align 8
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %4 = load i64, ptr %n, align 8
  call void @llvm.lifetime.end.p0(ptr %n)
  ret i64 %4
}

define i64 @strnlen(ptr noundef nonnull %s, i64 noundef %most) {
entry:
  %s.addr = alloca ptr, align 8
  %most.addr = alloca i64, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store i64 %most, ptr %most.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %n)
  store i64 0, ptr %n, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i64, ptr %n, align 8
  %1 = load i64, ptr %most.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load ptr, ptr %s.addr, align 8
  %3 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %5 = phi i1 [ false, %while.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %6 = load i64, ptr %n, align 8
  %inc = add i64 %6, 1
  store i64 %inc, ptr %n, align 8
  br label %while.cond

while.end:                                        ; preds = %land.end
  %7 = load i64, ptr %n, align 8
  call void @llvm.lifetime.end.p0(ptr %n)
  ret i64 %7
}

define i32 @strcmp(ptr noundef nonnull %a, ptr noundef nonnull %b) {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %a.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load ptr, ptr %a.addr, align 8
  %3 = load i8, ptr %2, align 1
  %conv1 = sext i8 %3 to i32
  %4 = load ptr, ptr %b.addr, align 8
  %5 = load i8, ptr %4, align 1
  %conv2 = sext i8 %5 to i32
  %cmp = icmp eq i32 %conv1, %conv2
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %6 = phi i1 [ false, %while.cond ], [ %cmp, %land.rhs ]
  br i1 %6, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %7 = load ptr, ptr %a.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %a.addr, align 8
  %8 = load ptr, ptr %b.addr, align 8
  %incdec.ptr4 = getelementptr inbounds nuw i8, ptr %8, i32 1
  store ptr %incdec.ptr4, ptr %b.addr, align 8
  br label %while.cond

while.end:                                        ; preds = %land.end
  %9 = load ptr, ptr %a.addr, align 8
  %10 = load i8, ptr %9, align 1
  %conv5 = zext i8 %10 to i32
  %11 = load ptr, ptr %b.addr, align 8
  %12 = load i8, ptr %11, align 1
  %conv6 = zext i8 %12 to i32
  %sub = sub nsw i32 %conv5, %conv6
  ret i32 %sub
}

define i32 @strncmp(ptr noundef nonnull %a, ptr noundef nonnull %b, i64 noundef %most) {
entry:
  %retval = alloca i32, align 4
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %most.addr = alloca i64, align 8
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store i64 %most, ptr %most.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %most.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %1 = load ptr, ptr %a.addr, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %3 = load ptr, ptr %b.addr, align 8
  %4 = load i8, ptr %3, align 1
  %conv1 = sext i8 %4 to i32
  %cmp = icmp ne i32 %conv, %conv1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.body
  %5 = load ptr, ptr %a.addr, align 8
  %6 = load i8, ptr %5, align 1
  %tobool3 = icmp ne i8 %6, 0
  br i1 %tobool3, label %if.end, label %if.then

if.then:                                          ; preds = %lor.lhs.false, %for.body
  %7 = load ptr, ptr %a.addr, align 8
  %8 = load i8, ptr %7, align 1
  %conv4 = zext i8 %8 to i32
  %9 = load ptr, ptr %b.addr, align 8
  %10 = load i8, ptr %9, align 1
  %conv5 = zext i8 %10 to i32
  %sub = sub nsw i32 %conv4, %conv5
  store i32 %sub, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %lor.lhs.false
  br label %for.inc

for.inc:                                          ; preds = %if.end
  %11 = load ptr, ptr %a.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %11, i32 1
  store ptr %incdec.ptr, ptr %a.addr, align 8
  %12 = load ptr, ptr %b.addr, align 8
  %incdec.ptr6 = getelementptr inbounds nuw i8, ptr %12, i32 1
  store ptr %incdec.ptr6, ptr %b.addr, align 8
  %13 = load i64, ptr %most.addr, align 8
  %dec = add i64 %13, -1
  store i64 %dec, ptr %most.addr, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  store i32 0, ptr %retval, align 4
  br label %return

return:                                           ; preds = %for.end, %if.then
  %14 = load i32, ptr %retval, align 4
  ret i32 %14
}

define ptr @stpcpy(ptr noundef nonnull %target, ptr noundef nonnull %source) {
entry:
  %target.addr = alloca ptr, align 8
  %source.addr = alloca ptr, align 8
  store ptr %target, ptr %target.addr, align 8
  store ptr %source, ptr %source.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %source.addr, align 8
  %1 = load i8, ptr %0, align 1
  %2 = load ptr, ptr %target.addr, align 8
  store i8 %1, ptr %2, align 1
  %tobool = icmp ne i8 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load ptr, ptr %target.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %3, i32 1
  store ptr %incdec.ptr, ptr %target.addr, align 8
  %4 = load ptr, ptr %source.addr, align 8
  %incdec.ptr1 = getelementptr inbounds nuw i8, ptr %4, i32 1
  store ptr %incdec.ptr1, ptr %source.addr, align 8
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %5 = load ptr, ptr %target.addr, align 8
  ret ptr %5
}

define ptr @strcpy(ptr noundef nonnull %target, ptr noundef nonnull %source) {
entry:
  %target.addr = alloca ptr, align 8
  %source.addr = alloca ptr, align 8
  store ptr %target, ptr %target.addr, align 8
  store ptr %source, ptr %source.addr, align 8
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load ptr, ptr %source.addr, align 8
  %call = call ptr @stpcpy(ptr noundef %0, ptr noundef %1)
  %2 = load ptr, ptr %target.addr, align 8
  ret ptr %2
}

define ptr @strncpy(ptr noundef nonnull %target, ptr noundef nonnull %source, i64 noundef %size) {
entry:
  %target.addr = alloca ptr, align 8
  %source.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %i = alloca i64, align 8
  store ptr %target, ptr %target.addr, align 8
  store ptr %source, ptr %source.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load i64, ptr %i, align 8
  %1 = load i64, ptr %size.addr, align 8
  %cmp = icmp ult i64 %0, %1
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %2 = load ptr, ptr %source.addr, align 8
  %3 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %2, i64 %3
  %4 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %5 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %5, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %6 = load ptr, ptr %source.addr, align 8
  %7 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %6, i64 %7
  %8 = load i8, ptr %arrayidx1, align 1
  %9 = load ptr, ptr %target.addr, align 8
  %10 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %9, i64 %10
  store i8 %8, ptr %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %11 = load i64, ptr %i, align 8
  %inc = add i64 %11, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:                                          ; preds = %land.end
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc8, %for.end
  %12 = load i64, ptr %i, align 8
  %13 = load i64, ptr %size.addr, align 8
  %cmp4 = icmp ult i64 %12, %13
  br i1 %cmp4, label %for.body6, label %for.end10

for.body6:                                        ; preds = %for.cond3
  %14 = load ptr, ptr %target.addr, align 8
  %15 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds nuw i8, ptr %14, i64 %15
  store i8 0, ptr %arrayidx7, align 1
  br label %for.inc8

for.inc8:                                         ; preds = %for.body6
  %16 = load i64, ptr %i, align 8
  %inc9 = add i64 %16, 1
  store i64 %inc9, ptr %i, align 8
  br label %for.cond3

for.end10:                                        ; preds = %for.cond3
  %17 = load ptr, ptr %target.addr, align 8
  call void @llvm.lifetime.end.p0(ptr %i)
  ret ptr %17
}

define ptr @strcat(ptr noundef nonnull %target, ptr noundef nonnull %source) {
entry:
  %target.addr = alloca ptr, align 8
  %source.addr = alloca ptr, align 8
  store ptr %target, ptr %target.addr, align 8
  store ptr %source, ptr %source.addr, align 8
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load ptr, ptr %target.addr, align 8
  %call = call i64 @strlen(ptr noundef %1)
  %add.ptr = getelementptr inbounds nuw i8, ptr %0, i64 %call
  %2 = load ptr, ptr %source.addr, align 8
  %call1 = call ptr @stpcpy(ptr noundef %add.ptr, ptr noundef %2)
  %3 = load ptr, ptr %target.addr, align 8
  ret ptr %3
}

define ptr @strncat(ptr noundef nonnull %target, ptr noundef nonnull %source, i64 noundef %most) {
entry:
  %target.addr = alloca ptr, align 8
  %source.addr = alloca ptr, align 8
  %most.addr = alloca i64, align 8
  %n = alloca i64, align 8
  %i = alloca i64, align 8
  store ptr %target, ptr %target.addr, align 8
  store ptr %source, ptr %source.addr, align 8
  store i64 %most, ptr %most.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %n)
  %0 = load ptr, ptr %target.addr, align 8
  %call = call i64 @strlen(ptr noundef %0)
  store i64 %call, ptr %n, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load i64, ptr %i, align 8
  %2 = load i64, ptr %most.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond
  %3 = load ptr, ptr %source.addr, align 8
  %4 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %3, i64 %4
  %5 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %5 to i32
  %tobool = icmp ne i32 %conv, 0
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond
  %6 = phi i1 [ false, %for.cond ], [ %tobool, %land.rhs ]
  br i1 %6, label %for.body, label %for.end

for.body:                                         ; preds = %land.end
  %7 = load ptr, ptr %source.addr, align 8
  %8 = load i64, ptr %i, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %7, i64 %8
  %9 = load i8, ptr %arrayidx1, align 1
  %10 = load ptr, ptr %target.addr, align 8
  %11 = load i64, ptr %n, align 8
  %12 = load i64, ptr %i, align 8
  %add = add i64 %11, %12
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %10, i64 %add
  store i8 %9, ptr %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %13 = load i64, ptr %i, align 8
  %inc = add i64 %13, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:                                          ; preds = %land.end
  %14 = load ptr, ptr %target.addr, align 8
  %15 = load i64, ptr %n, align 8
  %16 = load i64, ptr %i, align 8
  %add3 = add i64 %15, %16
  %arrayidx4 = getelementptr inbounds nuw i8, ptr %14, i64 %add3
  store i8 0, ptr %arrayidx4, align 1
  %17 = load ptr, ptr %target.addr, align 8
  call void @llvm.lifetime.end.p0(ptr %i)
  call void @llvm.lifetime.end.p0(ptr %n)
  ret ptr %17
}

define ptr @strchr(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %2 = load i32, ptr %c.addr, align 4
  %conv1 = trunc i32 %2 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %3 = load ptr, ptr %s.addr, align 8
  store ptr %3, ptr %retval, align 8
  br label %return

if.end:                                           ; preds = %for.cond
  %4 = load ptr, ptr %s.addr, align 8
  %5 = load i8, ptr %4, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  store ptr null, ptr %retval, align 8
  br label %return

if.end5:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end5
  %6 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %6, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %for.cond

return:                                           ; preds = %if.then4, %if.then
  %7 = load ptr, ptr %retval, align 8
  ret ptr %7
}

define ptr @strchrnul(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %2 = load ptr, ptr %s.addr, align 8
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
  %6 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %6, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %while.cond

while.end:                                        ; preds = %land.end
  %7 = load ptr, ptr %s.addr, align 8
  ret ptr %7
}

define ptr @strrchr(ptr noundef nonnull %s, i32 noundef %c) {
entry:
  %s.addr = alloca ptr, align 8
  %c.addr = alloca i32, align 4
  %found = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store i32 %c, ptr %c.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %found)
  store ptr null, ptr %found, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i8, ptr %0, align 1
  %conv = sext i8 %1 to i32
  %2 = load i32, ptr %c.addr, align 4
  %conv1 = trunc i32 %2 to i8
  %conv2 = sext i8 %conv1 to i32
  %cmp = icmp eq i32 %conv, %conv2
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.cond
  %3 = load ptr, ptr %s.addr, align 8
  store ptr %3, ptr %found, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %for.cond
  %4 = load ptr, ptr %s.addr, align 8
  %5 = load i8, ptr %4, align 1
  %tobool = icmp ne i8 %5, 0
  br i1 %tobool, label %if.end5, label %if.then4

if.then4:                                         ; preds = %if.end
  %6 = load ptr, ptr %found, align 8
  call void @llvm.lifetime.end.p0(ptr %found)
  ret ptr %6

if.end5:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end5
  %7 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %for.cond
}

define ptr @strstr(ptr noundef nonnull %s, ptr noundef nonnull %wanted) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %wanted.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %wanted, ptr %wanted.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %n)
  %0 = load ptr, ptr %wanted.addr, align 8
  %call = call i64 @strlen(ptr noundef %0)
  store i64 %call, ptr %n, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %1 = load ptr, ptr %s.addr, align 8
  %2 = load ptr, ptr %wanted.addr, align 8
  %3 = load i64, ptr %n, align 8
  %call1 = call i32 @strncmp(ptr noundef %1, ptr noundef %2, i64 noundef %3)
  %tobool = icmp ne i32 %call1, 0
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %for.cond
  %4 = load ptr, ptr %s.addr, align 8
  store ptr %4, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %for.cond
  %5 = load ptr, ptr %s.addr, align 8
  %6 = load i8, ptr %5, align 1
  %tobool2 = icmp ne i8 %6, 0
  br i1 %tobool2, label %if.end4, label %if.then3

if.then3:                                         ; preds = %if.end
  store ptr null, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end4:                                          ; preds = %if.end
  br label %for.inc

for.inc:                                          ; preds = %if.end4
  %7 = load ptr, ptr %s.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %7, i32 1
  store ptr %incdec.ptr, ptr %s.addr, align 8
  br label %for.cond

cleanup:                                          ; preds = %if.then3, %if.then
  call void @llvm.lifetime.end.p0(ptr %n)
  %8 = load ptr, ptr %retval, align 8
  ret ptr %8
}

define i64 @strspn(ptr noundef nonnull %s, ptr noundef nonnull %accepted) {
entry:
  %s.addr = alloca ptr, align 8
  %accepted.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %accepted, ptr %accepted.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %n)
  store i64 0, ptr %n, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %3 = load ptr, ptr %accepted.addr, align 8
  %4 = load ptr, ptr %s.addr, align 8
  %5 = load i64, ptr %n, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %4, i64 %5
  %6 = load i8, ptr %arrayidx1, align 1
  %conv2 = sext i8 %6 to i32
  %call = call ptr @strchr(ptr noundef %3, i32 noundef %conv2)
  %tobool3 = icmp ne ptr %call, null
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %7 = phi i1 [ false, %while.cond ], [ %tobool3, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %8 = load i64, ptr %n, align 8
  %inc = add i64 %8, 1
  store i64 %inc, ptr %n, align 8
  br label %while.cond

while.end:                                        ; preds = %land.end
  %9 = load i64, ptr %n, align 8
  call void @llvm.lifetime.end.p0(ptr %n)
  ret i64 %9
}

define i64 @strcspn(ptr noundef nonnull %s, ptr noundef nonnull %rejected) {
entry:
  %s.addr = alloca ptr, align 8
  %rejected.addr = alloca ptr, align 8
  %n = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %rejected, ptr %rejected.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %n)
  store i64 0, ptr %n, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %n, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %0, i64 %1
  %2 = load i8, ptr %arrayidx, align 1
  %conv = sext i8 %2 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %while.cond
  %3 = load ptr, ptr %rejected.addr, align 8
  %4 = load ptr, ptr %s.addr, align 8
  %5 = load i64, ptr %n, align 8
  %arrayidx1 = getelementptr inbounds nuw i8, ptr %4, i64 %5
  %6 = load i8, ptr %arrayidx1, align 1
  %conv2 = sext i8 %6 to i32
  %call = call ptr @strchr(ptr noundef %3, i32 noundef %conv2)
  %tobool3 = icmp ne ptr %call, null
  %lnot = xor i1 %tobool3, true
  br label %land.end

land.end:                                         ; preds = %land.rhs, %while.cond
  %7 = phi i1 [ false, %while.cond ], [ %lnot, %land.rhs ]
  br i1 %7, label %while.body, label %while.end

while.body:                                       ; preds = %land.end
  %8 = load i64, ptr %n, align 8
  %inc = add i64 %8, 1
  store i64 %inc, ptr %n, align 8
  br label %while.cond

while.end:                                        ; preds = %land.end
  %9 = load i64, ptr %n, align 8
  call void @llvm.lifetime.end.p0(ptr %n)
  ret i64 %9
}

define ptr @strpbrk(ptr noundef nonnull %s, ptr noundef nonnull %wanted) {
entry:
  %s.addr = alloca ptr, align 8
  %wanted.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %wanted, ptr %wanted.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %wanted.addr, align 8
  %call = call i64 @strcspn(ptr noundef %0, ptr noundef %1)
  %2 = load ptr, ptr %s.addr, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %2, i64 %call
  store ptr %add.ptr, ptr %s.addr, align 8
  %3 = load ptr, ptr %s.addr, align 8
  %4 = load i8, ptr %3, align 1
  %conv = sext i8 %4 to i32
  %tobool = icmp ne i32 %conv, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %5 = load ptr, ptr %s.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %5, %cond.true ], [ null, %cond.false ]
  ret ptr %cond
}

define ptr @strtok_r(ptr noundef %s, ptr noundef nonnull %separators, ptr noundef nonnull %rest) {
entry:
  %retval = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %separators.addr = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  %end = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %separators, ptr %separators.addr, align 8
  store ptr %rest, ptr %rest.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %rest.addr, align 8
  %2 = load ptr, ptr %1, align 8
  store ptr %2, ptr %s.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load ptr, ptr %s.addr, align 8
  %4 = load ptr, ptr %separators.addr, align 8
  %call = call i64 @strspn(ptr noundef %3, ptr noundef %4)
  %5 = load ptr, ptr %s.addr, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %5, i64 %call
  store ptr %add.ptr, ptr %s.addr, align 8
  %6 = load ptr, ptr %s.addr, align 8
  %7 = load i8, ptr %6, align 1
  %tobool1 = icmp ne i8 %7, 0
  br i1 %tobool1, label %if.end3, label %if.then2

if.then2:                                         ; preds = %if.end
  %8 = load ptr, ptr %s.addr, align 8
  %9 = load ptr, ptr %rest.addr, align 8
  store ptr %8, ptr %9, align 8
  store ptr null, ptr %retval, align 8
  br label %return

if.end3:                                          ; preds = %if.end
  call void @llvm.lifetime.start.p0(ptr %end)
  %10 = load ptr, ptr %s.addr, align 8
  %11 = load ptr, ptr %s.addr, align 8
  %12 = load ptr, ptr %separators.addr, align 8
  %call4 = call i64 @strcspn(ptr noundef %11, ptr noundef %12)
  %add.ptr5 = getelementptr inbounds nuw i8, ptr %10, i64 %call4
  store ptr %add.ptr5, ptr %end, align 8
  %13 = load ptr, ptr %end, align 8
  %14 = load i8, ptr %13, align 1
  %conv = sext i8 %14 to i32
  %tobool6 = icmp ne i32 %conv, 0
  br i1 %tobool6, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end3
  %15 = load ptr, ptr %end, align 8
  %add.ptr7 = getelementptr inbounds i8, ptr %15, i64 1
  br label %cond.end

cond.false:                                       ; preds = %if.end3
  %16 = load ptr, ptr %end, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi ptr [ %add.ptr7, %cond.true ], [ %16, %cond.false ]
  %17 = load ptr, ptr %rest.addr, align 8
  store ptr %cond, ptr %17, align 8
  %18 = load ptr, ptr %end, align 8
  store i8 0, ptr %18, align 1
  %19 = load ptr, ptr %s.addr, align 8
  store ptr %19, ptr %retval, align 8
  call void @llvm.lifetime.end.p0(ptr %end)
  br label %return

return:                                           ; preds = %cond.end, %if.then2
  %20 = load ptr, ptr %retval, align 8
  ret ptr %20
}

define ptr @strtok(ptr noundef %s, ptr noundef nonnull %separators) {
entry:
  %s.addr = alloca ptr, align 8
  %separators.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %separators, ptr %separators.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %separators.addr, align 8
  %call = call ptr @strtok_r(ptr noundef %0, ptr noundef %1, ptr noundef @strtok.rest)
  ret ptr %call
}

define noalias ptr @strndup(ptr noundef nonnull %s, i64 noundef %most) {
entry:
  %s.addr = alloca ptr, align 8
  %most.addr = alloca i64, align 8
  %n = alloca i64, align 8
  %copy = alloca ptr, align 8
  %i = alloca i64, align 8
  store ptr %s, ptr %s.addr, align 8
  store i64 %most, ptr %most.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %n)
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load i64, ptr %most.addr, align 8
  %call = call i64 @strnlen(ptr noundef %0, i64 noundef %1)
  store i64 %call, ptr %n, align 8
  call void @llvm.lifetime.start.p0(ptr %copy)
  %2 = load i64, ptr %n, align 8
  %add = add i64 %2, 1
  %call1 = call ptr @__raddle_allocate(i64 noundef %add, i32 noundef 0)
  store ptr %call1, ptr %copy, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %entry
  %3 = load i64, ptr %i, align 8
  %4 = load i64, ptr %n, align 8
  %cmp = icmp ult i64 %3, %4
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %s.addr, align 8
  %6 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %5, i64 %6
  %7 = load i8, ptr %arrayidx, align 1
  %8 = load ptr, ptr %copy, align 8
  %9 = load i64, ptr %i, align 8
  %arrayidx2 = getelementptr inbounds nuw i8, ptr %8, i64 %9
  store i8 %7, ptr %arrayidx2, align 1
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %10 = load i64, ptr %i, align 8
  %inc = add i64 %10, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %11 = load ptr, ptr %copy, align 8
  %12 = load i64, ptr %n, align 8
  %arrayidx3 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  store i8 0, ptr %arrayidx3, align 1
  %13 = load ptr, ptr %copy, align 8
  call void @llvm.lifetime.end.p0(ptr %copy)
  call void @llvm.lifetime.end.p0(ptr %n)
  ret ptr %13
}

declare ptr @__raddle_allocate(i64 noundef, i32 noundef)

define noalias ptr @strdup(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call noalias ptr @strndup(ptr noundef %0, i64 noundef 274877906944)
  ret ptr %call
}

define ptr @strerror(i32 noundef %number) {
entry:
  %number.addr = alloca i32, align 4
  store i32 %number, ptr %number.addr, align 4
  ret ptr @.str.12
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
  %c = alloca i32, align 4
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lower_from_zero)
  %1 = load ptr, ptr %0, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %c)
  store i32 -128, ptr %c, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %2 = load i32, ptr %c, align 4
  %cmp = icmp slt i32 %2, 256
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %c)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %c, align 4
  %call = call i32 @tolower(i32 noundef %3)
  %4 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @lower_table)
  %5 = load i32, ptr %c, align 4
  %add = add nsw i32 %5, 128
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [384 x i32], ptr %4, i64 0, i64 %idxprom
  store i32 %call, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %c, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %c, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %7 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @lower_table)
  %arraydecay = getelementptr inbounds [384 x i32], ptr %7, i64 0, i64 0
  %add.ptr = getelementptr inbounds i32, ptr %arraydecay, i64 128
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lower_from_zero)
  store ptr %add.ptr, ptr %8, align 8
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @lower_from_zero)
  ret ptr %9
}

define ptr @__ctype_toupper_loc() {
entry:
  %c = alloca i32, align 4
  %0 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @upper_from_zero)
  %1 = load ptr, ptr %0, align 8
  %tobool = icmp ne ptr %1, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %c)
  store i32 -128, ptr %c, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %2 = load i32, ptr %c, align 4
  %cmp = icmp slt i32 %2, 256
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %c)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %3 = load i32, ptr %c, align 4
  %call = call i32 @toupper(i32 noundef %3)
  %4 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @upper_table)
  %5 = load i32, ptr %c, align 4
  %add = add nsw i32 %5, 128
  %idxprom = sext i32 %add to i64
  %arrayidx = getelementptr inbounds [384 x i32], ptr %4, i64 0, i64 %idxprom
  store i32 %call, ptr %arrayidx, align 4
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %6 = load i32, ptr %c, align 4
  %inc = add nsw i32 %6, 1
  store i32 %inc, ptr %c, align 4
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %7 = call align 16 ptr @llvm.threadlocal.address.p0(ptr align 16 @upper_table)
  %arraydecay = getelementptr inbounds [384 x i32], ptr %7, i64 0, i64 0
  %add.ptr = getelementptr inbounds i32, ptr %arraydecay, i64 128
  %8 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @upper_from_zero)
  store ptr %add.ptr, ptr %8, align 8
  br label %if.end

if.end:                                           ; preds = %for.end, %entry
  %9 = call align 8 ptr @llvm.threadlocal.address.p0(ptr align 8 @upper_from_zero)
  ret ptr %9
}

define i32 @vsnprintf(ptr noundef %target, i64 noundef %size, ptr noundef %format, ptr noundef %list) {
entry:
  %target.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %format.addr = alloca ptr, align 8
  %list.addr = alloca ptr, align 8
  %out = alloca %struct.sink, align 8
  %f = alloca %struct.field, align 8
  %longs = alloca i32, align 4
  %shorts = alloca i32, align 4
  %bits = alloca i64, align 8
  %value = alloca i64, align 8
  %text = alloca [2 x i8], align 1
  store ptr %target, ptr %target.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  store ptr %list, ptr %list.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %out)
  %at = getelementptr inbounds nuw %struct.sink, ptr %out, i32 0, i32 0
  %0 = load ptr, ptr %target.addr, align 8
  store ptr %0, ptr %at, align 8
  %room = getelementptr inbounds nuw %struct.sink, ptr %out, i32 0, i32 1
  %1 = load i64, ptr %size.addr, align 8
  %tobool = icmp ne i64 %1, 0
  br i1 %tobool, label %cond.true, label %cond.false

cond.true:                                        ; preds = %entry
  %2 = load i64, ptr %size.addr, align 8
  %sub = sub i64 %2, 1
  br label %cond.end

cond.false:                                       ; preds = %entry
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ 0, %cond.false ]
  store i64 %cond, ptr %room, align 8
  %length = getelementptr inbounds nuw %struct.sink, ptr %out, i32 0, i32 2
  store i64 0, ptr %length, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc338, %cond.end
  %3 = load ptr, ptr %format.addr, align 8
  %4 = load i8, ptr %3, align 1
  %tobool1 = icmp ne i8 %4, 0
  br i1 %tobool1, label %for.body, label %for.end340

for.body:                                         ; preds = %for.cond
  %5 = load ptr, ptr %format.addr, align 8
  %6 = load i8, ptr %5, align 1
  %conv = sext i8 %6 to i32
  %cmp = icmp ne i32 %conv, 37
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %for.body
  %7 = load ptr, ptr %format.addr, align 8
  %8 = load i8, ptr %7, align 1
  call void @put(ptr noundef %out, i8 noundef signext %8)
  br label %for.inc338

if.end:                                           ; preds = %for.body
  call void @llvm.lifetime.start.p0(ptr %f)
  call void @llvm.memset.p0.i64(ptr align 8 %f, i8 0, i64 40, i1 false)
  %9 = getelementptr inbounds { i32, i32, i32, i32, i32, [4 x i8], i64, i64 }, ptr %f, i32 0, i32 7
  store i64 -1, ptr %9, align 8
  %10 = load ptr, ptr %format.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %10, i32 1
  store ptr %incdec.ptr, ptr %format.addr, align 8
  br label %for.cond3

for.cond3:                                        ; preds = %for.inc, %if.end
  %11 = load ptr, ptr %format.addr, align 8
  %12 = load i8, ptr %11, align 1
  %conv4 = sext i8 %12 to i32
  %cmp5 = icmp eq i32 %conv4, 45
  br i1 %cmp5, label %if.then7, label %if.else

if.then7:                                         ; preds = %for.cond3
  %left = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 0
  store i32 1, ptr %left, align 8
  br label %if.end32

if.else:                                          ; preds = %for.cond3
  %13 = load ptr, ptr %format.addr, align 8
  %14 = load i8, ptr %13, align 1
  %conv8 = sext i8 %14 to i32
  %cmp9 = icmp eq i32 %conv8, 48
  br i1 %cmp9, label %if.then11, label %if.else12

if.then11:                                        ; preds = %if.else
  %zero = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 1
  store i32 1, ptr %zero, align 4
  br label %if.end31

if.else12:                                        ; preds = %if.else
  %15 = load ptr, ptr %format.addr, align 8
  %16 = load i8, ptr %15, align 1
  %conv13 = sext i8 %16 to i32
  %cmp14 = icmp eq i32 %conv13, 43
  br i1 %cmp14, label %if.then16, label %if.else17

if.then16:                                        ; preds = %if.else12
  %plus = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 2
  store i32 1, ptr %plus, align 8
  br label %if.end30

if.else17:                                        ; preds = %if.else12
  %17 = load ptr, ptr %format.addr, align 8
  %18 = load i8, ptr %17, align 1
  %conv18 = sext i8 %18 to i32
  %cmp19 = icmp eq i32 %conv18, 32
  br i1 %cmp19, label %if.then21, label %if.else22

if.then21:                                        ; preds = %if.else17
  %space = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 3
  store i32 1, ptr %space, align 4
  br label %if.end29

if.else22:                                        ; preds = %if.else17
  %19 = load ptr, ptr %format.addr, align 8
  %20 = load i8, ptr %19, align 1
  %conv23 = sext i8 %20 to i32
  %cmp24 = icmp eq i32 %conv23, 35
  br i1 %cmp24, label %if.then26, label %if.else27

if.then26:                                        ; preds = %if.else22
  %alternate = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 4
  store i32 1, ptr %alternate, align 8
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
  %21 = load ptr, ptr %format.addr, align 8
  %incdec.ptr33 = getelementptr inbounds nuw i8, ptr %21, i32 1
  store ptr %incdec.ptr33, ptr %format.addr, align 8
  br label %for.cond3

for.end:                                          ; preds = %if.else27
  %22 = load ptr, ptr %format.addr, align 8
  %23 = load i8, ptr %22, align 1
  %conv34 = sext i8 %23 to i32
  %cmp35 = icmp eq i32 %conv34, 42
  br i1 %cmp35, label %if.then37, label %if.else49

if.then37:                                        ; preds = %for.end
  %24 = load ptr, ptr %list.addr, align 8
  %gp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 0
  %gp_offset = load i32, ptr %gp_offset_p, align 8
  %fits_in_gp = icmp ule i32 %gp_offset, 40
  br i1 %fits_in_gp, label %vaarg.in_reg, label %vaarg.in_mem

vaarg.in_reg:                                     ; preds = %if.then37
  %25 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 3
  %reg_save_area = load ptr, ptr %25, align 8
  %26 = getelementptr i8, ptr %reg_save_area, i32 %gp_offset
  %27 = add i32 %gp_offset, 8
  store i32 %27, ptr %gp_offset_p, align 8
  br label %vaarg.end

vaarg.in_mem:                                     ; preds = %if.then37
  %overflow_arg_area_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 2
  %overflow_arg_area = load ptr, ptr %overflow_arg_area_p, align 8
  %overflow_arg_area.next = getelementptr i8, ptr %overflow_arg_area, i32 8
  store ptr %overflow_arg_area.next, ptr %overflow_arg_area_p, align 8
  br label %vaarg.end

vaarg.end:                                        ; preds = %vaarg.in_mem, %vaarg.in_reg
  %vaarg.addr = phi ptr [ %26, %vaarg.in_reg ], [ %overflow_arg_area, %vaarg.in_mem ]
  %28 = load i32, ptr %vaarg.addr, align 4
  %conv38 = sext i32 %28 to i64
  %width = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  store i64 %conv38, ptr %width, align 8
  %width39 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %29 = load i64, ptr %width39, align 8
  %cmp40 = icmp slt i64 %29, 0
  br i1 %cmp40, label %if.then42, label %if.end47

if.then42:                                        ; preds = %vaarg.end
  %left43 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 0
  store i32 1, ptr %left43, align 8
  %width44 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %30 = load i64, ptr %width44, align 8
  %sub45 = sub nsw i64 0, %30
  %width46 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  store i64 %sub45, ptr %width46, align 8
  br label %if.end47

if.end47:                                         ; preds = %if.then42, %vaarg.end
  %31 = load ptr, ptr %format.addr, align 8
  %incdec.ptr48 = getelementptr inbounds nuw i8, ptr %31, i32 1
  store ptr %incdec.ptr48, ptr %format.addr, align 8
  br label %if.end66

if.else49:                                        ; preds = %for.end
  br label %for.cond50

for.cond50:                                       ; preds = %for.inc63, %if.else49
  %32 = load ptr, ptr %format.addr, align 8
  %33 = load i8, ptr %32, align 1
  %conv51 = sext i8 %33 to i32
  %cmp52 = icmp sge i32 %conv51, 48
  br i1 %cmp52, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond50
  %34 = load ptr, ptr %format.addr, align 8
  %35 = load i8, ptr %34, align 1
  %conv54 = sext i8 %35 to i32
  %cmp55 = icmp sle i32 %conv54, 57
  br label %land.end

land.end:                                         ; preds = %land.rhs, %for.cond50
  %36 = phi i1 [ false, %for.cond50 ], [ %cmp55, %land.rhs ]
  br i1 %36, label %for.body57, label %for.end65

for.body57:                                       ; preds = %land.end
  %width58 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %37 = load i64, ptr %width58, align 8
  %mul = mul nsw i64 %37, 10
  %38 = load ptr, ptr %format.addr, align 8
  %39 = load i8, ptr %38, align 1
  %conv59 = sext i8 %39 to i32
  %sub60 = sub nsw i32 %conv59, 48
  %conv61 = sext i32 %sub60 to i64
  %add = add nsw i64 %mul, %conv61
  %width62 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  store i64 %add, ptr %width62, align 8
  br label %for.inc63

for.inc63:                                        ; preds = %for.body57
  %40 = load ptr, ptr %format.addr, align 8
  %incdec.ptr64 = getelementptr inbounds nuw i8, ptr %40, i32 1
  store ptr %incdec.ptr64, ptr %format.addr, align 8
  br label %for.cond50

for.end65:                                        ; preds = %land.end
  br label %if.end66

if.end66:                                         ; preds = %for.end65, %if.end47
  %41 = load ptr, ptr %format.addr, align 8
  %42 = load i8, ptr %41, align 1
  %conv67 = sext i8 %42 to i32
  %cmp68 = icmp eq i32 %conv67, 46
  br i1 %cmp68, label %if.then70, label %if.end112

if.then70:                                        ; preds = %if.end66
  %precision = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 6
  store i64 0, ptr %precision, align 8
  %43 = load ptr, ptr %format.addr, align 8
  %incdec.ptr71 = getelementptr inbounds nuw i8, ptr %43, i32 1
  store ptr %incdec.ptr71, ptr %format.addr, align 8
  %44 = load i8, ptr %incdec.ptr71, align 1
  %conv72 = sext i8 %44 to i32
  %cmp73 = icmp eq i32 %conv72, 42
  br i1 %cmp73, label %if.then75, label %if.else90

if.then75:                                        ; preds = %if.then70
  %45 = load ptr, ptr %list.addr, align 8
  %gp_offset_p76 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %45, i32 0, i32 0
  %gp_offset77 = load i32, ptr %gp_offset_p76, align 8
  %fits_in_gp78 = icmp ule i32 %gp_offset77, 40
  br i1 %fits_in_gp78, label %vaarg.in_reg79, label %vaarg.in_mem81

vaarg.in_reg79:                                   ; preds = %if.then75
  %46 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %45, i32 0, i32 3
  %reg_save_area80 = load ptr, ptr %46, align 8
  %47 = getelementptr i8, ptr %reg_save_area80, i32 %gp_offset77
  %48 = add i32 %gp_offset77, 8
  store i32 %48, ptr %gp_offset_p76, align 8
  br label %vaarg.end85

vaarg.in_mem81:                                   ; preds = %if.then75
  %overflow_arg_area_p82 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %45, i32 0, i32 2
  %overflow_arg_area83 = load ptr, ptr %overflow_arg_area_p82, align 8
  %overflow_arg_area.next84 = getelementptr i8, ptr %overflow_arg_area83, i32 8
  store ptr %overflow_arg_area.next84, ptr %overflow_arg_area_p82, align 8
  br label %vaarg.end85

vaarg.end85:                                      ; preds = %vaarg.in_mem81, %vaarg.in_reg79
  %vaarg.addr86 = phi ptr [ %47, %vaarg.in_reg79 ], [ %overflow_arg_area83, %vaarg.in_mem81 ]
  %49 = load i32, ptr %vaarg.addr86, align 4
  %conv87 = sext i32 %49 to i64
  %precision88 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 6
  store i64 %conv87, ptr %precision88, align 8
  %50 = load ptr, ptr %format.addr, align 8
  %incdec.ptr89 = getelementptr inbounds nuw i8, ptr %50, i32 1
  store ptr %incdec.ptr89, ptr %format.addr, align 8
  br label %if.end111

if.else90:                                        ; preds = %if.then70
  br label %for.cond91

for.cond91:                                       ; preds = %for.inc108, %if.else90
  %51 = load ptr, ptr %format.addr, align 8
  %52 = load i8, ptr %51, align 1
  %conv92 = sext i8 %52 to i32
  %cmp93 = icmp sge i32 %conv92, 48
  br i1 %cmp93, label %land.rhs95, label %land.end99

land.rhs95:                                       ; preds = %for.cond91
  %53 = load ptr, ptr %format.addr, align 8
  %54 = load i8, ptr %53, align 1
  %conv96 = sext i8 %54 to i32
  %cmp97 = icmp sle i32 %conv96, 57
  br label %land.end99

land.end99:                                       ; preds = %land.rhs95, %for.cond91
  %55 = phi i1 [ false, %for.cond91 ], [ %cmp97, %land.rhs95 ]
  br i1 %55, label %for.body100, label %for.end110

for.body100:                                      ; preds = %land.end99
  %precision101 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 6
  %56 = load i64, ptr %precision101, align 8
  %mul102 = mul nsw i64 %56, 10
  %57 = load ptr, ptr %format.addr, align 8
  %58 = load i8, ptr %57, align 1
  %conv103 = sext i8 %58 to i32
  %sub104 = sub nsw i32 %conv103, 48
  %conv105 = sext i32 %sub104 to i64
  %add106 = add nsw i64 %mul102, %conv105
  %precision107 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 6
  store i64 %add106, ptr %precision107, align 8
  br label %for.inc108

for.inc108:                                       ; preds = %for.body100
  %59 = load ptr, ptr %format.addr, align 8
  %incdec.ptr109 = getelementptr inbounds nuw i8, ptr %59, i32 1
  store ptr %incdec.ptr109, ptr %format.addr, align 8
  br label %for.cond91

for.end110:                                       ; preds = %land.end99
  br label %if.end111

if.end111:                                        ; preds = %for.end110, %vaarg.end85
  br label %if.end112

if.end112:                                        ; preds = %if.end111, %if.end66
  call void @llvm.lifetime.start.p0(ptr %longs)
  store i32 0, ptr %longs, align 4
  call void @llvm.lifetime.start.p0(ptr %shorts)
  store i32 0, ptr %shorts, align 4
  br label %for.cond113

for.cond113:                                      ; preds = %for.inc142, %if.end112
  %60 = load ptr, ptr %format.addr, align 8
  %61 = load i8, ptr %60, align 1
  %conv114 = sext i8 %61 to i32
  %cmp115 = icmp eq i32 %conv114, 108
  br i1 %cmp115, label %if.then132, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %for.cond113
  %62 = load ptr, ptr %format.addr, align 8
  %63 = load i8, ptr %62, align 1
  %conv117 = sext i8 %63 to i32
  %cmp118 = icmp eq i32 %conv117, 122
  br i1 %cmp118, label %if.then132, label %lor.lhs.false120

lor.lhs.false120:                                 ; preds = %lor.lhs.false
  %64 = load ptr, ptr %format.addr, align 8
  %65 = load i8, ptr %64, align 1
  %conv121 = sext i8 %65 to i32
  %cmp122 = icmp eq i32 %conv121, 106
  br i1 %cmp122, label %if.then132, label %lor.lhs.false124

lor.lhs.false124:                                 ; preds = %lor.lhs.false120
  %66 = load ptr, ptr %format.addr, align 8
  %67 = load i8, ptr %66, align 1
  %conv125 = sext i8 %67 to i32
  %cmp126 = icmp eq i32 %conv125, 116
  br i1 %cmp126, label %if.then132, label %lor.lhs.false128

lor.lhs.false128:                                 ; preds = %lor.lhs.false124
  %68 = load ptr, ptr %format.addr, align 8
  %69 = load i8, ptr %68, align 1
  %conv129 = sext i8 %69 to i32
  %cmp130 = icmp eq i32 %conv129, 113
  br i1 %cmp130, label %if.then132, label %if.else133

if.then132:                                       ; preds = %lor.lhs.false128, %lor.lhs.false124, %lor.lhs.false120, %lor.lhs.false, %for.cond113
  %70 = load i32, ptr %longs, align 4
  %inc = add nsw i32 %70, 1
  store i32 %inc, ptr %longs, align 4
  br label %if.end141

if.else133:                                       ; preds = %lor.lhs.false128
  %71 = load ptr, ptr %format.addr, align 8
  %72 = load i8, ptr %71, align 1
  %conv134 = sext i8 %72 to i32
  %cmp135 = icmp eq i32 %conv134, 104
  br i1 %cmp135, label %if.then137, label %if.else139

if.then137:                                       ; preds = %if.else133
  %73 = load i32, ptr %shorts, align 4
  %inc138 = add nsw i32 %73, 1
  store i32 %inc138, ptr %shorts, align 4
  br label %if.end140

if.else139:                                       ; preds = %if.else133
  br label %for.end144

if.end140:                                        ; preds = %if.then137
  br label %if.end141

if.end141:                                        ; preds = %if.end140, %if.then132
  br label %for.inc142

for.inc142:                                       ; preds = %if.end141
  %74 = load ptr, ptr %format.addr, align 8
  %incdec.ptr143 = getelementptr inbounds nuw i8, ptr %74, i32 1
  store ptr %incdec.ptr143, ptr %format.addr, align 8
  br label %for.cond113

for.end144:                                       ; preds = %if.else139
  call void @llvm.lifetime.start.p0(ptr %bits)
  %75 = load ptr, ptr %format.addr, align 8
  %76 = load i8, ptr %75, align 1
  %conv145 = sext i8 %76 to i32
  switch i32 %conv145, label %sw.default [
    i32 100, label %sw.bb
    i32 105, label %sw.bb
    i32 117, label %sw.bb195
    i32 120, label %sw.bb195
    i32 88, label %sw.bb195
    i32 111, label %sw.bb195
    i32 112, label %sw.bb275
    i32 99, label %sw.bb291
    i32 115, label %sw.bb316
    i32 102, label %sw.bb328
    i32 70, label %sw.bb328
    i32 37, label %sw.bb337
  ]

sw.bb:                                            ; preds = %for.end144, %for.end144
  call void @llvm.lifetime.start.p0(ptr %value)
  %77 = load i32, ptr %longs, align 4
  %tobool146 = icmp ne i32 %77, 0
  br i1 %tobool146, label %cond.true147, label %cond.false159

cond.true147:                                     ; preds = %sw.bb
  %78 = load ptr, ptr %list.addr, align 8
  %gp_offset_p148 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %78, i32 0, i32 0
  %gp_offset149 = load i32, ptr %gp_offset_p148, align 8
  %fits_in_gp150 = icmp ule i32 %gp_offset149, 40
  br i1 %fits_in_gp150, label %vaarg.in_reg151, label %vaarg.in_mem153

vaarg.in_reg151:                                  ; preds = %cond.true147
  %79 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %78, i32 0, i32 3
  %reg_save_area152 = load ptr, ptr %79, align 8
  %80 = getelementptr i8, ptr %reg_save_area152, i32 %gp_offset149
  %81 = add i32 %gp_offset149, 8
  store i32 %81, ptr %gp_offset_p148, align 8
  br label %vaarg.end157

vaarg.in_mem153:                                  ; preds = %cond.true147
  %overflow_arg_area_p154 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %78, i32 0, i32 2
  %overflow_arg_area155 = load ptr, ptr %overflow_arg_area_p154, align 8
  %overflow_arg_area.next156 = getelementptr i8, ptr %overflow_arg_area155, i32 8
  store ptr %overflow_arg_area.next156, ptr %overflow_arg_area_p154, align 8
  br label %vaarg.end157

vaarg.end157:                                     ; preds = %vaarg.in_mem153, %vaarg.in_reg151
  %vaarg.addr158 = phi ptr [ %80, %vaarg.in_reg151 ], [ %overflow_arg_area155, %vaarg.in_mem153 ]
  %82 = load i64, ptr %vaarg.addr158, align 8
  br label %cond.end172

cond.false159:                                    ; preds = %sw.bb
  %83 = load ptr, ptr %list.addr, align 8
  %gp_offset_p160 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %83, i32 0, i32 0
  %gp_offset161 = load i32, ptr %gp_offset_p160, align 8
  %fits_in_gp162 = icmp ule i32 %gp_offset161, 40
  br i1 %fits_in_gp162, label %vaarg.in_reg163, label %vaarg.in_mem165

vaarg.in_reg163:                                  ; preds = %cond.false159
  %84 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %83, i32 0, i32 3
  %reg_save_area164 = load ptr, ptr %84, align 8
  %85 = getelementptr i8, ptr %reg_save_area164, i32 %gp_offset161
  %86 = add i32 %gp_offset161, 8
  store i32 %86, ptr %gp_offset_p160, align 8
  br label %vaarg.end169

vaarg.in_mem165:                                  ; preds = %cond.false159
  %overflow_arg_area_p166 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %83, i32 0, i32 2
  %overflow_arg_area167 = load ptr, ptr %overflow_arg_area_p166, align 8
  %overflow_arg_area.next168 = getelementptr i8, ptr %overflow_arg_area167, i32 8
  store ptr %overflow_arg_area.next168, ptr %overflow_arg_area_p166, align 8
  br label %vaarg.end169

vaarg.end169:                                     ; preds = %vaarg.in_mem165, %vaarg.in_reg163
  %vaarg.addr170 = phi ptr [ %85, %vaarg.in_reg163 ], [ %overflow_arg_area167, %vaarg.in_mem165 ]
  %87 = load i32, ptr %vaarg.addr170, align 4
  %conv171 = sext i32 %87 to i64
  br label %cond.end172

cond.end172:                                      ; preds = %vaarg.end169, %vaarg.end157
  %cond173 = phi i64 [ %82, %vaarg.end157 ], [ %conv171, %vaarg.end169 ]
  store i64 %cond173, ptr %value, align 8
  %88 = load i32, ptr %shorts, align 4
  %cmp174 = icmp eq i32 %88, 1
  br i1 %cmp174, label %if.then176, label %if.end179

if.then176:                                       ; preds = %cond.end172
  %89 = load i64, ptr %value, align 8
  %conv177 = trunc i64 %89 to i16
  %conv178 = sext i16 %conv177 to i64
  store i64 %conv178, ptr %value, align 8
  br label %if.end179

if.end179:                                        ; preds = %if.then176, %cond.end172
  %90 = load i32, ptr %shorts, align 4
  %cmp180 = icmp eq i32 %90, 2
  br i1 %cmp180, label %if.then182, label %if.end185

if.then182:                                       ; preds = %if.end179
  %91 = load i64, ptr %value, align 8
  %conv183 = trunc i64 %91 to i8
  %conv184 = sext i8 %conv183 to i64
  store i64 %conv184, ptr %value, align 8
  br label %if.end185

if.end185:                                        ; preds = %if.then182, %if.end179
  %92 = load i64, ptr %value, align 8
  %cmp186 = icmp slt i64 %92, 0
  br i1 %cmp186, label %cond.true188, label %cond.false190

cond.true188:                                     ; preds = %if.end185
  %93 = load i64, ptr %value, align 8
  %sub189 = sub i64 0, %93
  br label %cond.end191

cond.false190:                                    ; preds = %if.end185
  %94 = load i64, ptr %value, align 8
  br label %cond.end191

cond.end191:                                      ; preds = %cond.false190, %cond.true188
  %cond192 = phi i64 [ %sub189, %cond.true188 ], [ %94, %cond.false190 ]
  %95 = load i64, ptr %value, align 8
  %cmp193 = icmp slt i64 %95, 0
  %conv194 = zext i1 %cmp193 to i32
  call void @put_number(ptr noundef %out, ptr noundef %f, i64 noundef %cond192, i32 noundef %conv194, i32 noundef 10, i32 noundef 0, ptr noundef @.str.13)
  call void @llvm.lifetime.end.p0(ptr %value)
  br label %sw.epilog

sw.bb195:                                         ; preds = %for.end144, %for.end144, %for.end144, %for.end144
  %96 = load i32, ptr %longs, align 4
  %tobool196 = icmp ne i32 %96, 0
  br i1 %tobool196, label %cond.true197, label %cond.false209

cond.true197:                                     ; preds = %sw.bb195
  %97 = load ptr, ptr %list.addr, align 8
  %gp_offset_p198 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %97, i32 0, i32 0
  %gp_offset199 = load i32, ptr %gp_offset_p198, align 8
  %fits_in_gp200 = icmp ule i32 %gp_offset199, 40
  br i1 %fits_in_gp200, label %vaarg.in_reg201, label %vaarg.in_mem203

vaarg.in_reg201:                                  ; preds = %cond.true197
  %98 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %97, i32 0, i32 3
  %reg_save_area202 = load ptr, ptr %98, align 8
  %99 = getelementptr i8, ptr %reg_save_area202, i32 %gp_offset199
  %100 = add i32 %gp_offset199, 8
  store i32 %100, ptr %gp_offset_p198, align 8
  br label %vaarg.end207

vaarg.in_mem203:                                  ; preds = %cond.true197
  %overflow_arg_area_p204 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %97, i32 0, i32 2
  %overflow_arg_area205 = load ptr, ptr %overflow_arg_area_p204, align 8
  %overflow_arg_area.next206 = getelementptr i8, ptr %overflow_arg_area205, i32 8
  store ptr %overflow_arg_area.next206, ptr %overflow_arg_area_p204, align 8
  br label %vaarg.end207

vaarg.end207:                                     ; preds = %vaarg.in_mem203, %vaarg.in_reg201
  %vaarg.addr208 = phi ptr [ %99, %vaarg.in_reg201 ], [ %overflow_arg_area205, %vaarg.in_mem203 ]
  %101 = load i64, ptr %vaarg.addr208, align 8
  br label %cond.end222

cond.false209:                                    ; preds = %sw.bb195
  %102 = load ptr, ptr %list.addr, align 8
  %gp_offset_p210 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %102, i32 0, i32 0
  %gp_offset211 = load i32, ptr %gp_offset_p210, align 8
  %fits_in_gp212 = icmp ule i32 %gp_offset211, 40
  br i1 %fits_in_gp212, label %vaarg.in_reg213, label %vaarg.in_mem215

vaarg.in_reg213:                                  ; preds = %cond.false209
  %103 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %102, i32 0, i32 3
  %reg_save_area214 = load ptr, ptr %103, align 8
  %104 = getelementptr i8, ptr %reg_save_area214, i32 %gp_offset211
  %105 = add i32 %gp_offset211, 8
  store i32 %105, ptr %gp_offset_p210, align 8
  br label %vaarg.end219

vaarg.in_mem215:                                  ; preds = %cond.false209
  %overflow_arg_area_p216 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %102, i32 0, i32 2
  %overflow_arg_area217 = load ptr, ptr %overflow_arg_area_p216, align 8
  %overflow_arg_area.next218 = getelementptr i8, ptr %overflow_arg_area217, i32 8
  store ptr %overflow_arg_area.next218, ptr %overflow_arg_area_p216, align 8
  br label %vaarg.end219

vaarg.end219:                                     ; preds = %vaarg.in_mem215, %vaarg.in_reg213
  %vaarg.addr220 = phi ptr [ %104, %vaarg.in_reg213 ], [ %overflow_arg_area217, %vaarg.in_mem215 ]
  %106 = load i32, ptr %vaarg.addr220, align 4
  %conv221 = zext i32 %106 to i64
  br label %cond.end222

cond.end222:                                      ; preds = %vaarg.end219, %vaarg.end207
  %cond223 = phi i64 [ %101, %vaarg.end207 ], [ %conv221, %vaarg.end219 ]
  store i64 %cond223, ptr %bits, align 8
  %107 = load i32, ptr %shorts, align 4
  %cmp224 = icmp eq i32 %107, 1
  br i1 %cmp224, label %if.then226, label %if.end229

if.then226:                                       ; preds = %cond.end222
  %108 = load i64, ptr %bits, align 8
  %conv227 = trunc i64 %108 to i16
  %conv228 = zext i16 %conv227 to i64
  store i64 %conv228, ptr %bits, align 8
  br label %if.end229

if.end229:                                        ; preds = %if.then226, %cond.end222
  %109 = load i32, ptr %shorts, align 4
  %cmp230 = icmp eq i32 %109, 2
  br i1 %cmp230, label %if.then232, label %if.end235

if.then232:                                       ; preds = %if.end229
  %110 = load i64, ptr %bits, align 8
  %conv233 = trunc i64 %110 to i8
  %conv234 = zext i8 %conv233 to i64
  store i64 %conv234, ptr %bits, align 8
  br label %if.end235

if.end235:                                        ; preds = %if.then232, %if.end229
  %space236 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 3
  store i32 0, ptr %space236, align 4
  %plus237 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 2
  store i32 0, ptr %plus237, align 8
  %111 = load i64, ptr %bits, align 8
  %112 = load ptr, ptr %format.addr, align 8
  %113 = load i8, ptr %112, align 1
  %conv238 = sext i8 %113 to i32
  %cmp239 = icmp eq i32 %conv238, 117
  br i1 %cmp239, label %cond.true241, label %cond.false242

cond.true241:                                     ; preds = %if.end235
  br label %cond.end247

cond.false242:                                    ; preds = %if.end235
  %114 = load ptr, ptr %format.addr, align 8
  %115 = load i8, ptr %114, align 1
  %conv243 = sext i8 %115 to i32
  %cmp244 = icmp eq i32 %conv243, 111
  %116 = zext i1 %cmp244 to i64
  %cond246 = select i1 %cmp244, i32 8, i32 16
  br label %cond.end247

cond.end247:                                      ; preds = %cond.false242, %cond.true241
  %cond248 = phi i32 [ 10, %cond.true241 ], [ %cond246, %cond.false242 ]
  %117 = load ptr, ptr %format.addr, align 8
  %118 = load i8, ptr %117, align 1
  %conv249 = sext i8 %118 to i32
  %cmp250 = icmp eq i32 %conv249, 88
  %conv251 = zext i1 %cmp250 to i32
  %alternate252 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 4
  %119 = load i32, ptr %alternate252, align 8
  %tobool253 = icmp ne i32 %119, 0
  br i1 %tobool253, label %lor.lhs.false254, label %cond.true260

lor.lhs.false254:                                 ; preds = %cond.end247
  %120 = load i64, ptr %bits, align 8
  %tobool255 = icmp ne i64 %120, 0
  br i1 %tobool255, label %lor.lhs.false256, label %cond.true260

lor.lhs.false256:                                 ; preds = %lor.lhs.false254
  %121 = load ptr, ptr %format.addr, align 8
  %122 = load i8, ptr %121, align 1
  %conv257 = sext i8 %122 to i32
  %cmp258 = icmp eq i32 %conv257, 117
  br i1 %cmp258, label %cond.true260, label %cond.false261

cond.true260:                                     ; preds = %lor.lhs.false256, %lor.lhs.false254, %cond.end247
  br label %cond.end273

cond.false261:                                    ; preds = %lor.lhs.false256
  %123 = load ptr, ptr %format.addr, align 8
  %124 = load i8, ptr %123, align 1
  %conv262 = sext i8 %124 to i32
  %cmp263 = icmp eq i32 %conv262, 111
  br i1 %cmp263, label %cond.true265, label %cond.false266

cond.true265:                                     ; preds = %cond.false261
  br label %cond.end271

cond.false266:                                    ; preds = %cond.false261
  %125 = load ptr, ptr %format.addr, align 8
  %126 = load i8, ptr %125, align 1
  %conv267 = sext i8 %126 to i32
  %cmp268 = icmp eq i32 %conv267, 120
  %127 = zext i1 %cmp268 to i64
  %cond270 = select i1 %cmp268, ptr @.str.15, ptr @.str.16
  br label %cond.end271

cond.end271:                                      ; preds = %cond.false266, %cond.true265
  %cond272 = phi ptr [ @.str.14, %cond.true265 ], [ %cond270, %cond.false266 ]
  br label %cond.end273

cond.end273:                                      ; preds = %cond.end271, %cond.true260
  %cond274 = phi ptr [ @.str.13, %cond.true260 ], [ %cond272, %cond.end271 ]
  call void @put_number(ptr noundef %out, ptr noundef %f, i64 noundef %111, i32 noundef 0, i32 noundef %cond248, i32 noundef %conv251, ptr noundef %cond274)
  br label %sw.epilog

sw.bb275:                                         ; preds = %for.end144
  %128 = load ptr, ptr %list.addr, align 8
  %gp_offset_p276 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %128, i32 0, i32 0
  %gp_offset277 = load i32, ptr %gp_offset_p276, align 8
  %fits_in_gp278 = icmp ule i32 %gp_offset277, 40
  br i1 %fits_in_gp278, label %vaarg.in_reg279, label %vaarg.in_mem281

vaarg.in_reg279:                                  ; preds = %sw.bb275
  %129 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %128, i32 0, i32 3
  %reg_save_area280 = load ptr, ptr %129, align 8
  %130 = getelementptr i8, ptr %reg_save_area280, i32 %gp_offset277
  %131 = add i32 %gp_offset277, 8
  store i32 %131, ptr %gp_offset_p276, align 8
  br label %vaarg.end285

vaarg.in_mem281:                                  ; preds = %sw.bb275
  %overflow_arg_area_p282 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %128, i32 0, i32 2
  %overflow_arg_area283 = load ptr, ptr %overflow_arg_area_p282, align 8
  %overflow_arg_area.next284 = getelementptr i8, ptr %overflow_arg_area283, i32 8
  store ptr %overflow_arg_area.next284, ptr %overflow_arg_area_p282, align 8
  br label %vaarg.end285

vaarg.end285:                                     ; preds = %vaarg.in_mem281, %vaarg.in_reg279
  %vaarg.addr286 = phi ptr [ %130, %vaarg.in_reg279 ], [ %overflow_arg_area283, %vaarg.in_mem281 ]
  %132 = load ptr, ptr %vaarg.addr286, align 8
  %133 = ptrtoint ptr %132 to i64
  store i64 %133, ptr %bits, align 8
  %134 = load i64, ptr %bits, align 8
  %tobool287 = icmp ne i64 %134, 0
  br i1 %tobool287, label %if.then288, label %if.else289

if.then288:                                       ; preds = %vaarg.end285
  %135 = load i64, ptr %bits, align 8
  call void @put_number(ptr noundef %out, ptr noundef %f, i64 noundef %135, i32 noundef 0, i32 noundef 16, i32 noundef 0, ptr noundef @.str.15)
  br label %if.end290

if.else289:                                       ; preds = %vaarg.end285
  call void @put_string(ptr noundef %out, ptr noundef %f, ptr noundef @.str.17)
  br label %if.end290

if.end290:                                        ; preds = %if.else289, %if.then288
  br label %sw.epilog

sw.bb291:                                         ; preds = %for.end144
  call void @llvm.lifetime.start.p0(ptr %text)
  %136 = load ptr, ptr %list.addr, align 8
  %gp_offset_p292 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %136, i32 0, i32 0
  %gp_offset293 = load i32, ptr %gp_offset_p292, align 8
  %fits_in_gp294 = icmp ule i32 %gp_offset293, 40
  br i1 %fits_in_gp294, label %vaarg.in_reg295, label %vaarg.in_mem297

vaarg.in_reg295:                                  ; preds = %sw.bb291
  %137 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %136, i32 0, i32 3
  %reg_save_area296 = load ptr, ptr %137, align 8
  %138 = getelementptr i8, ptr %reg_save_area296, i32 %gp_offset293
  %139 = add i32 %gp_offset293, 8
  store i32 %139, ptr %gp_offset_p292, align 8
  br label %vaarg.end301

vaarg.in_mem297:                                  ; preds = %sw.bb291
  %overflow_arg_area_p298 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %136, i32 0, i32 2
  %overflow_arg_area299 = load ptr, ptr %overflow_arg_area_p298, align 8
  %overflow_arg_area.next300 = getelementptr i8, ptr %overflow_arg_area299, i32 8
  store ptr %overflow_arg_area.next300, ptr %overflow_arg_area_p298, align 8
  br label %vaarg.end301

vaarg.end301:                                     ; preds = %vaarg.in_mem297, %vaarg.in_reg295
  %vaarg.addr302 = phi ptr [ %138, %vaarg.in_reg295 ], [ %overflow_arg_area299, %vaarg.in_mem297 ]
  %140 = load i32, ptr %vaarg.addr302, align 4
  %conv303 = trunc i32 %140 to i8
  store i8 %conv303, ptr %text, align 1
  %arrayinit.element = getelementptr inbounds i8, ptr %text, i64 1
  store i8 0, ptr %arrayinit.element, align 1
  %left304 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 0
  %141 = load i32, ptr %left304, align 8
  %tobool305 = icmp ne i32 %141, 0
  br i1 %tobool305, label %if.end309, label %if.then306

if.then306:                                       ; preds = %vaarg.end301
  %width307 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %142 = load i64, ptr %width307, align 8
  %sub308 = sub nsw i64 %142, 1
  call void @pad(ptr noundef %out, i8 noundef signext 32, i64 noundef %sub308)
  br label %if.end309

if.end309:                                        ; preds = %if.then306, %vaarg.end301
  %arrayidx = getelementptr inbounds [2 x i8], ptr %text, i64 0, i64 0
  %143 = load i8, ptr %arrayidx, align 1
  call void @put(ptr noundef %out, i8 noundef signext %143)
  %left310 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 0
  %144 = load i32, ptr %left310, align 8
  %tobool311 = icmp ne i32 %144, 0
  br i1 %tobool311, label %if.then312, label %if.end315

if.then312:                                       ; preds = %if.end309
  %width313 = getelementptr inbounds nuw %struct.field, ptr %f, i32 0, i32 5
  %145 = load i64, ptr %width313, align 8
  %sub314 = sub nsw i64 %145, 1
  call void @pad(ptr noundef %out, i8 noundef signext 32, i64 noundef %sub314)
  br label %if.end315

if.end315:                                        ; preds = %if.then312, %if.end309
  call void @llvm.lifetime.end.p0(ptr %text)
  br label %sw.epilog

sw.bb316:                                         ; preds = %for.end144
  %146 = load ptr, ptr %list.addr, align 8
  %gp_offset_p317 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %146, i32 0, i32 0
  %gp_offset318 = load i32, ptr %gp_offset_p317, align 8
  %fits_in_gp319 = icmp ule i32 %gp_offset318, 40
  br i1 %fits_in_gp319, label %vaarg.in_reg320, label %vaarg.in_mem322

vaarg.in_reg320:                                  ; preds = %sw.bb316
  %147 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %146, i32 0, i32 3
  %reg_save_area321 = load ptr, ptr %147, align 8
  %148 = getelementptr i8, ptr %reg_save_area321, i32 %gp_offset318
  %149 = add i32 %gp_offset318, 8
  store i32 %149, ptr %gp_offset_p317, align 8
  br label %vaarg.end326

vaarg.in_mem322:                                  ; preds = %sw.bb316
  %overflow_arg_area_p323 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %146, i32 0, i32 2
  %overflow_arg_area324 = load ptr, ptr %overflow_arg_area_p323, align 8
  %overflow_arg_area.next325 = getelementptr i8, ptr %overflow_arg_area324, i32 8
  store ptr %overflow_arg_area.next325, ptr %overflow_arg_area_p323, align 8
  br label %vaarg.end326

vaarg.end326:                                     ; preds = %vaarg.in_mem322, %vaarg.in_reg320
  %vaarg.addr327 = phi ptr [ %148, %vaarg.in_reg320 ], [ %overflow_arg_area324, %vaarg.in_mem322 ]
  %150 = load ptr, ptr %vaarg.addr327, align 8
  call void @put_string(ptr noundef %out, ptr noundef %f, ptr noundef %150)
  br label %sw.epilog

sw.bb328:                                         ; preds = %for.end144, %for.end144
  %151 = load ptr, ptr %list.addr, align 8
  %fp_offset_p = getelementptr inbounds nuw %struct.__va_list_tag, ptr %151, i32 0, i32 1
  %fp_offset = load i32, ptr %fp_offset_p, align 4
  %fits_in_fp = icmp ule i32 %fp_offset, 160
  br i1 %fits_in_fp, label %vaarg.in_reg329, label %vaarg.in_mem331

vaarg.in_reg329:                                  ; preds = %sw.bb328
  %152 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %151, i32 0, i32 3
  %reg_save_area330 = load ptr, ptr %152, align 8
  %153 = getelementptr i8, ptr %reg_save_area330, i32 %fp_offset
  %154 = add i32 %fp_offset, 16
  store i32 %154, ptr %fp_offset_p, align 4
  br label %vaarg.end335

vaarg.in_mem331:                                  ; preds = %sw.bb328
  %overflow_arg_area_p332 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %151, i32 0, i32 2
  %overflow_arg_area333 = load ptr, ptr %overflow_arg_area_p332, align 8
  %overflow_arg_area.next334 = getelementptr i8, ptr %overflow_arg_area333, i32 8
  store ptr %overflow_arg_area.next334, ptr %overflow_arg_area_p332, align 8
  br label %vaarg.end335

vaarg.end335:                                     ; preds = %vaarg.in_mem331, %vaarg.in_reg329
  %vaarg.addr336 = phi ptr [ %153, %vaarg.in_reg329 ], [ %overflow_arg_area333, %vaarg.in_mem331 ]
  %155 = load double, ptr %vaarg.addr336, align 8
  call void @put_fixed(ptr noundef %out, ptr noundef %f, double noundef %155)
  br label %sw.epilog

sw.bb337:                                         ; preds = %for.end144
  call void @put(ptr noundef %out, i8 noundef signext 37)
  br label %sw.epilog

sw.default:                                       ; preds = %for.end144
  call void @__raddle_unsupported(ptr noundef @.str.18)
  unreachable

sw.epilog:                                        ; preds = %sw.bb337, %vaarg.end335, %vaarg.end326, %if.end315, %if.end290, %cond.end273, %cond.end191
  call void @llvm.lifetime.end.p0(ptr %bits)
  call void @llvm.lifetime.end.p0(ptr %shorts)
  call void @llvm.lifetime.end.p0(ptr %longs)
  call void @llvm.lifetime.end.p0(ptr %f)
  br label %for.inc338

for.inc338:                                       ; preds = %sw.epilog, %if.then
  %156 = load ptr, ptr %format.addr, align 8
  %incdec.ptr339 = getelementptr inbounds nuw i8, ptr %156, i32 1
  store ptr %incdec.ptr339, ptr %format.addr, align 8
  br label %for.cond

for.end340:                                       ; preds = %for.cond
  %157 = load i64, ptr %size.addr, align 8
  %tobool341 = icmp ne i64 %157, 0
  br i1 %tobool341, label %if.then342, label %if.end353

if.then342:                                       ; preds = %for.end340
  %158 = load ptr, ptr %target.addr, align 8
  %length343 = getelementptr inbounds nuw %struct.sink, ptr %out, i32 0, i32 2
  %159 = load i64, ptr %length343, align 8
  %160 = load i64, ptr %size.addr, align 8
  %cmp344 = icmp ult i64 %159, %160
  br i1 %cmp344, label %cond.true346, label %cond.false348

cond.true346:                                     ; preds = %if.then342
  %length347 = getelementptr inbounds nuw %struct.sink, ptr %out, i32 0, i32 2
  %161 = load i64, ptr %length347, align 8
  br label %cond.end350

cond.false348:                                    ; preds = %if.then342
  %162 = load i64, ptr %size.addr, align 8
  %sub349 = sub i64 %162, 1
  br label %cond.end350

cond.end350:                                      ; preds = %cond.false348, %cond.true346
  %cond351 = phi i64 [ %161, %cond.true346 ], [ %sub349, %cond.false348 ]
  %arrayidx352 = getelementptr inbounds nuw i8, ptr %158, i64 %cond351
  store i8 0, ptr %arrayidx352, align 1
  br label %if.end353

if.end353:                                        ; preds = %cond.end350, %for.end340
  %length354 = getelementptr inbounds nuw %struct.sink, ptr %out, i32 0, i32 2
  %163 = load i64, ptr %length354, align 8
  %conv355 = trunc i64 %163 to i32
  call void @llvm.lifetime.end.p0(ptr %out)
  ret i32 %conv355
}

define internal void @put(ptr noundef %out, i8 noundef signext %c) {
entry:
  %out.addr = alloca ptr, align 8
  %c.addr = alloca i8, align 1
  store ptr %out, ptr %out.addr, align 8
  store i8 %c, ptr %c.addr, align 1
  %0 = load ptr, ptr %out.addr, align 8
  %length = getelementptr inbounds nuw %struct.sink, ptr %0, i32 0, i32 2
  %1 = load i64, ptr %length, align 8
  %2 = load ptr, ptr %out.addr, align 8
  %room = getelementptr inbounds nuw %struct.sink, ptr %2, i32 0, i32 1
  %3 = load i64, ptr %room, align 8
  %cmp = icmp ult i64 %1, %3
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %4 = load i8, ptr %c.addr, align 1
  %5 = load ptr, ptr %out.addr, align 8
  %at = getelementptr inbounds nuw %struct.sink, ptr %5, i32 0, i32 0
  %6 = load ptr, ptr %at, align 8
  %7 = load ptr, ptr %out.addr, align 8
  %length1 = getelementptr inbounds nuw %struct.sink, ptr %7, i32 0, i32 2
  %8 = load i64, ptr %length1, align 8
  %arrayidx = getelementptr inbounds nuw i8, ptr %6, i64 %8
  store i8 %4, ptr %arrayidx, align 1
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %9 = load ptr, ptr %out.addr, align 8
  %length2 = getelementptr inbounds nuw %struct.sink, ptr %9, i32 0, i32 2
  %10 = load i64, ptr %length2, align 8
  %inc = add i64 %10, 1
  store i64 %inc, ptr %length2, align 8
  ret void
}

define internal void @put_number(ptr noundef %out, ptr noundef %f, i64 noundef %value, i32 noundef %negative, i32 noundef %base, i32 noundef %upper, ptr noundef %prefix) {
entry:
  %out.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %value.addr = alloca i64, align 8
  %negative.addr = alloca i32, align 4
  %base.addr = alloca i32, align 4
  %upper.addr = alloca i32, align 4
  %prefix.addr = alloca ptr, align 8
  %digits = alloca [64 x i8], align 16
  %count = alloca i64, align 8
  %digit = alloca i32, align 4
  %least = alloca i64, align 8
  %zeros = alloca i64, align 8
  %sign = alloca i8, align 1
  %extra = alloca i64, align 8
  %spaces = alloca i64, align 8
  store ptr %out, ptr %out.addr, align 8
  store ptr %f, ptr %f.addr, align 8
  store i64 %value, ptr %value.addr, align 8
  store i32 %negative, ptr %negative.addr, align 4
  store i32 %base, ptr %base.addr, align 4
  store i32 %upper, ptr %upper.addr, align 4
  store ptr %prefix, ptr %prefix.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %digits)
  call void @llvm.lifetime.start.p0(ptr %count)
  store i64 0, ptr %count, align 8
  br label %while.cond

while.cond:                                       ; preds = %cond.end, %entry
  %0 = load i64, ptr %value.addr, align 8
  %tobool = icmp ne i64 %0, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %digit)
  %1 = load i64, ptr %value.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %conv = zext i32 %2 to i64
  %rem = urem i64 %1, %conv
  %conv1 = trunc i64 %rem to i32
  store i32 %conv1, ptr %digit, align 4
  %3 = load i32, ptr %digit, align 4
  %cmp = icmp ult i32 %3, 10
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %while.body
  %4 = load i32, ptr %digit, align 4
  %add = add i32 48, %4
  br label %cond.end

cond.false:                                       ; preds = %while.body
  %5 = load i32, ptr %upper.addr, align 4
  %tobool3 = icmp ne i32 %5, 0
  %6 = zext i1 %tobool3 to i64
  %cond = select i1 %tobool3, i32 65, i32 97
  %7 = load i32, ptr %digit, align 4
  %add4 = add i32 %cond, %7
  %sub = sub i32 %add4, 10
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond5 = phi i32 [ %add, %cond.true ], [ %sub, %cond.false ]
  %conv6 = trunc i32 %cond5 to i8
  %8 = load i64, ptr %count, align 8
  %inc = add nsw i64 %8, 1
  store i64 %inc, ptr %count, align 8
  %arrayidx = getelementptr inbounds [64 x i8], ptr %digits, i64 0, i64 %8
  store i8 %conv6, ptr %arrayidx, align 1
  %9 = load i32, ptr %base.addr, align 4
  %conv7 = zext i32 %9 to i64
  %10 = load i64, ptr %value.addr, align 8
  %div = udiv i64 %10, %conv7
  store i64 %div, ptr %value.addr, align 8
  call void @llvm.lifetime.end.p0(ptr %digit)
  br label %while.cond

while.end:                                        ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %least)
  %11 = load ptr, ptr %f.addr, align 8
  %precision = getelementptr inbounds nuw %struct.field, ptr %11, i32 0, i32 6
  %12 = load i64, ptr %precision, align 8
  %cmp8 = icmp sge i64 %12, 0
  br i1 %cmp8, label %cond.true10, label %cond.false12

cond.true10:                                      ; preds = %while.end
  %13 = load ptr, ptr %f.addr, align 8
  %precision11 = getelementptr inbounds nuw %struct.field, ptr %13, i32 0, i32 6
  %14 = load i64, ptr %precision11, align 8
  br label %cond.end13

cond.false12:                                     ; preds = %while.end
  br label %cond.end13

cond.end13:                                       ; preds = %cond.false12, %cond.true10
  %cond14 = phi i64 [ %14, %cond.true10 ], [ 1, %cond.false12 ]
  store i64 %cond14, ptr %least, align 8
  call void @llvm.lifetime.start.p0(ptr %zeros)
  %15 = load i64, ptr %count, align 8
  %16 = load i64, ptr %least, align 8
  %cmp15 = icmp slt i64 %15, %16
  br i1 %cmp15, label %cond.true17, label %cond.false19

cond.true17:                                      ; preds = %cond.end13
  %17 = load i64, ptr %least, align 8
  %18 = load i64, ptr %count, align 8
  %sub18 = sub nsw i64 %17, %18
  br label %cond.end20

cond.false19:                                     ; preds = %cond.end13
  br label %cond.end20

cond.end20:                                       ; preds = %cond.false19, %cond.true17
  %cond21 = phi i64 [ %sub18, %cond.true17 ], [ 0, %cond.false19 ]
  store i64 %cond21, ptr %zeros, align 8
  call void @llvm.lifetime.start.p0(ptr %sign)
  %19 = load i32, ptr %negative.addr, align 4
  %tobool22 = icmp ne i32 %19, 0
  br i1 %tobool22, label %cond.true23, label %cond.false24

cond.true23:                                      ; preds = %cond.end20
  br label %cond.end32

cond.false24:                                     ; preds = %cond.end20
  %20 = load ptr, ptr %f.addr, align 8
  %plus = getelementptr inbounds nuw %struct.field, ptr %20, i32 0, i32 2
  %21 = load i32, ptr %plus, align 8
  %tobool25 = icmp ne i32 %21, 0
  br i1 %tobool25, label %cond.true26, label %cond.false27

cond.true26:                                      ; preds = %cond.false24
  br label %cond.end30

cond.false27:                                     ; preds = %cond.false24
  %22 = load ptr, ptr %f.addr, align 8
  %space = getelementptr inbounds nuw %struct.field, ptr %22, i32 0, i32 3
  %23 = load i32, ptr %space, align 4
  %tobool28 = icmp ne i32 %23, 0
  %24 = zext i1 %tobool28 to i64
  %cond29 = select i1 %tobool28, i32 32, i32 0
  br label %cond.end30

cond.end30:                                       ; preds = %cond.false27, %cond.true26
  %cond31 = phi i32 [ 43, %cond.true26 ], [ %cond29, %cond.false27 ]
  br label %cond.end32

cond.end32:                                       ; preds = %cond.end30, %cond.true23
  %cond33 = phi i32 [ 45, %cond.true23 ], [ %cond31, %cond.end30 ]
  %conv34 = trunc i32 %cond33 to i8
  store i8 %conv34, ptr %sign, align 1
  call void @llvm.lifetime.start.p0(ptr %extra)
  %25 = load i8, ptr %sign, align 1
  %conv35 = sext i8 %25 to i32
  %cmp36 = icmp ne i32 %conv35, 0
  %conv37 = zext i1 %cmp36 to i32
  %conv38 = sext i32 %conv37 to i64
  %26 = load ptr, ptr %prefix.addr, align 8
  %call = call i64 @strlen(ptr noundef %26)
  %add39 = add nsw i64 %conv38, %call
  store i64 %add39, ptr %extra, align 8
  call void @llvm.lifetime.start.p0(ptr %spaces)
  %27 = load ptr, ptr %f.addr, align 8
  %width = getelementptr inbounds nuw %struct.field, ptr %27, i32 0, i32 5
  %28 = load i64, ptr %width, align 8
  %29 = load i64, ptr %count, align 8
  %sub40 = sub nsw i64 %28, %29
  %30 = load i64, ptr %zeros, align 8
  %sub41 = sub nsw i64 %sub40, %30
  %31 = load i64, ptr %extra, align 8
  %sub42 = sub nsw i64 %sub41, %31
  store i64 %sub42, ptr %spaces, align 8
  %32 = load ptr, ptr %f.addr, align 8
  %zero = getelementptr inbounds nuw %struct.field, ptr %32, i32 0, i32 1
  %33 = load i32, ptr %zero, align 4
  %tobool43 = icmp ne i32 %33, 0
  br i1 %tobool43, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %cond.end32
  %34 = load ptr, ptr %f.addr, align 8
  %left = getelementptr inbounds nuw %struct.field, ptr %34, i32 0, i32 0
  %35 = load i32, ptr %left, align 8
  %tobool44 = icmp ne i32 %35, 0
  br i1 %tobool44, label %if.end, label %land.lhs.true45

land.lhs.true45:                                  ; preds = %land.lhs.true
  %36 = load ptr, ptr %f.addr, align 8
  %precision46 = getelementptr inbounds nuw %struct.field, ptr %36, i32 0, i32 6
  %37 = load i64, ptr %precision46, align 8
  %cmp47 = icmp slt i64 %37, 0
  br i1 %cmp47, label %land.lhs.true49, label %if.end

land.lhs.true49:                                  ; preds = %land.lhs.true45
  %38 = load i64, ptr %spaces, align 8
  %cmp50 = icmp sgt i64 %38, 0
  br i1 %cmp50, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true49
  %39 = load i64, ptr %spaces, align 8
  %40 = load i64, ptr %zeros, align 8
  %add52 = add nsw i64 %40, %39
  store i64 %add52, ptr %zeros, align 8
  store i64 0, ptr %spaces, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %land.lhs.true49, %land.lhs.true45, %land.lhs.true, %cond.end32
  %41 = load ptr, ptr %f.addr, align 8
  %left53 = getelementptr inbounds nuw %struct.field, ptr %41, i32 0, i32 0
  %42 = load i32, ptr %left53, align 8
  %tobool54 = icmp ne i32 %42, 0
  br i1 %tobool54, label %if.end56, label %if.then55

if.then55:                                        ; preds = %if.end
  %43 = load ptr, ptr %out.addr, align 8
  %44 = load i64, ptr %spaces, align 8
  call void @pad(ptr noundef %43, i8 noundef signext 32, i64 noundef %44)
  br label %if.end56

if.end56:                                         ; preds = %if.then55, %if.end
  %45 = load i8, ptr %sign, align 1
  %tobool57 = icmp ne i8 %45, 0
  br i1 %tobool57, label %if.then58, label %if.end59

if.then58:                                        ; preds = %if.end56
  %46 = load ptr, ptr %out.addr, align 8
  %47 = load i8, ptr %sign, align 1
  call void @put(ptr noundef %46, i8 noundef signext %47)
  br label %if.end59

if.end59:                                         ; preds = %if.then58, %if.end56
  br label %while.cond60

while.cond60:                                     ; preds = %while.body62, %if.end59
  %48 = load ptr, ptr %prefix.addr, align 8
  %49 = load i8, ptr %48, align 1
  %tobool61 = icmp ne i8 %49, 0
  br i1 %tobool61, label %while.body62, label %while.end63

while.body62:                                     ; preds = %while.cond60
  %50 = load ptr, ptr %out.addr, align 8
  %51 = load ptr, ptr %prefix.addr, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %51, i32 1
  store ptr %incdec.ptr, ptr %prefix.addr, align 8
  %52 = load i8, ptr %51, align 1
  call void @put(ptr noundef %50, i8 noundef signext %52)
  br label %while.cond60

while.end63:                                      ; preds = %while.cond60
  %53 = load ptr, ptr %out.addr, align 8
  %54 = load i64, ptr %zeros, align 8
  call void @pad(ptr noundef %53, i8 noundef signext 48, i64 noundef %54)
  br label %while.cond64

while.cond64:                                     ; preds = %while.body66, %while.end63
  %55 = load i64, ptr %count, align 8
  %tobool65 = icmp ne i64 %55, 0
  br i1 %tobool65, label %while.body66, label %while.end68

while.body66:                                     ; preds = %while.cond64
  %56 = load ptr, ptr %out.addr, align 8
  %57 = load i64, ptr %count, align 8
  %dec = add nsw i64 %57, -1
  store i64 %dec, ptr %count, align 8
  %arrayidx67 = getelementptr inbounds [64 x i8], ptr %digits, i64 0, i64 %dec
  %58 = load i8, ptr %arrayidx67, align 1
  call void @put(ptr noundef %56, i8 noundef signext %58)
  br label %while.cond64

while.end68:                                      ; preds = %while.cond64
  %59 = load ptr, ptr %f.addr, align 8
  %left69 = getelementptr inbounds nuw %struct.field, ptr %59, i32 0, i32 0
  %60 = load i32, ptr %left69, align 8
  %tobool70 = icmp ne i32 %60, 0
  br i1 %tobool70, label %if.then71, label %if.end72

if.then71:                                        ; preds = %while.end68
  %61 = load ptr, ptr %out.addr, align 8
  %62 = load i64, ptr %spaces, align 8
  call void @pad(ptr noundef %61, i8 noundef signext 32, i64 noundef %62)
  br label %if.end72

if.end72:                                         ; preds = %if.then71, %while.end68
  call void @llvm.lifetime.end.p0(ptr %spaces)
  call void @llvm.lifetime.end.p0(ptr %extra)
  call void @llvm.lifetime.end.p0(ptr %sign)
  call void @llvm.lifetime.end.p0(ptr %zeros)
  call void @llvm.lifetime.end.p0(ptr %least)
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %digits)
  ret void
}

define internal void @put_string(ptr noundef %out, ptr noundef %f, ptr noundef %s) {
entry:
  %out.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %s.addr = alloca ptr, align 8
  %count = alloca i64, align 8
  %i = alloca i64, align 8
  store ptr %out, ptr %out.addr, align 8
  store ptr %f, ptr %f.addr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.end, label %if.then

if.then:                                          ; preds = %entry
  store ptr @.str.37, ptr %s.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  call void @llvm.lifetime.start.p0(ptr %count)
  %1 = load ptr, ptr %f.addr, align 8
  %precision = getelementptr inbounds nuw %struct.field, ptr %1, i32 0, i32 6
  %2 = load i64, ptr %precision, align 8
  %cmp = icmp sge i64 %2, 0
  br i1 %cmp, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %3 = load ptr, ptr %s.addr, align 8
  %4 = load ptr, ptr %f.addr, align 8
  %precision1 = getelementptr inbounds nuw %struct.field, ptr %4, i32 0, i32 6
  %5 = load i64, ptr %precision1, align 8
  %call = call i64 @strnlen(ptr noundef %3, i64 noundef %5)
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %6 = load ptr, ptr %s.addr, align 8
  %call2 = call i64 @strlen(ptr noundef %6)
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %call, %cond.true ], [ %call2, %cond.false ]
  store i64 %cond, ptr %count, align 8
  %7 = load ptr, ptr %f.addr, align 8
  %left = getelementptr inbounds nuw %struct.field, ptr %7, i32 0, i32 0
  %8 = load i32, ptr %left, align 8
  %tobool3 = icmp ne i32 %8, 0
  br i1 %tobool3, label %if.end5, label %if.then4

if.then4:                                         ; preds = %cond.end
  %9 = load ptr, ptr %out.addr, align 8
  %10 = load ptr, ptr %f.addr, align 8
  %width = getelementptr inbounds nuw %struct.field, ptr %10, i32 0, i32 5
  %11 = load i64, ptr %width, align 8
  %12 = load i64, ptr %count, align 8
  %sub = sub nsw i64 %11, %12
  call void @pad(ptr noundef %9, i8 noundef signext 32, i64 noundef %sub)
  br label %if.end5

if.end5:                                          ; preds = %if.then4, %cond.end
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end5
  %13 = load i64, ptr %i, align 8
  %14 = load i64, ptr %count, align 8
  %cmp6 = icmp slt i64 %13, %14
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %15 = load ptr, ptr %out.addr, align 8
  %16 = load ptr, ptr %s.addr, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds i8, ptr %16, i64 %17
  %18 = load i8, ptr %arrayidx, align 1
  call void @put(ptr noundef %15, i8 noundef signext %18)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %19 = load i64, ptr %i, align 8
  %inc = add nsw i64 %19, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  %20 = load ptr, ptr %f.addr, align 8
  %left7 = getelementptr inbounds nuw %struct.field, ptr %20, i32 0, i32 0
  %21 = load i32, ptr %left7, align 8
  %tobool8 = icmp ne i32 %21, 0
  br i1 %tobool8, label %if.then9, label %if.end12

if.then9:                                         ; preds = %for.end
  %22 = load ptr, ptr %out.addr, align 8
  %23 = load ptr, ptr %f.addr, align 8
  %width10 = getelementptr inbounds nuw %struct.field, ptr %23, i32 0, i32 5
  %24 = load i64, ptr %width10, align 8
  %25 = load i64, ptr %count, align 8
  %sub11 = sub nsw i64 %24, %25
  call void @pad(ptr noundef %22, i8 noundef signext 32, i64 noundef %sub11)
  br label %if.end12

if.end12:                                         ; preds = %if.then9, %for.end
  call void @llvm.lifetime.end.p0(ptr %count)
  ret void
}

define internal void @pad(ptr noundef %out, i8 noundef signext %c, i64 noundef %count) {
entry:
  %out.addr = alloca ptr, align 8
  %c.addr = alloca i8, align 1
  %count.addr = alloca i64, align 8
  store ptr %out, ptr %out.addr, align 8
  store i8 %c, ptr %c.addr, align 1
  store i64 %count, ptr %count.addr, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %0 = load i64, ptr %count.addr, align 8
  %dec = add nsw i64 %0, -1
  store i64 %dec, ptr %count.addr, align 8
  %cmp = icmp sgt i64 %0, 0
  br i1 %cmp, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %1 = load ptr, ptr %out.addr, align 8
  %2 = load i8, ptr %c.addr, align 1
  call void @put(ptr noundef %1, i8 noundef signext %2)
  br label %while.cond

while.end:                                        ; preds = %while.cond
  ret void
}

define internal void @put_fixed(ptr noundef %out, ptr noundef %f, double noundef %value) {
entry:
  %out.addr = alloca ptr, align 8
  %f.addr = alloca ptr, align 8
  %value.addr = alloca double, align 8
  %negative = alloca i32, align 4
  %places = alloca i64, align 8
  %scale = alloca i64, align 8
  %i = alloca i64, align 8
  %whole = alloca i64, align 8
  %part = alloca i64, align 8
  %head = alloca %struct.field, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %tail = alloca %struct.field, align 8
  store ptr %out, ptr %out.addr, align 8
  store ptr %f, ptr %f.addr, align 8
  store double %value, ptr %value.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %negative)
  %0 = load double, ptr %value.addr, align 8
  %cmp = fcmp olt double %0, 0.000000e+00
  %conv = zext i1 %cmp to i32
  store i32 %conv, ptr %negative, align 4
  %1 = load i32, ptr %negative, align 4
  %tobool = icmp ne i32 %1, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %2 = load double, ptr %value.addr, align 8
  %fneg = fneg double %2
  store double %fneg, ptr %value.addr, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  %3 = load double, ptr %value.addr, align 8
  %4 = load double, ptr %value.addr, align 8
  %cmp1 = fcmp une double %3, %4
  br i1 %cmp1, label %if.then5, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %if.end
  %5 = load double, ptr %value.addr, align 8
  %cmp3 = fcmp ogt double %5, 9.000000e+18
  br i1 %cmp3, label %if.then5, label %if.end6

if.then5:                                         ; preds = %lor.lhs.false, %if.end
  call void @__raddle_unsupported(ptr noundef @.str.38)
  unreachable

if.end6:                                          ; preds = %lor.lhs.false
  call void @llvm.lifetime.start.p0(ptr %places)
  %6 = load ptr, ptr %f.addr, align 8
  %precision = getelementptr inbounds nuw %struct.field, ptr %6, i32 0, i32 6
  %7 = load i64, ptr %precision, align 8
  %cmp7 = icmp slt i64 %7, 0
  br i1 %cmp7, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end6
  br label %cond.end15

cond.false:                                       ; preds = %if.end6
  %8 = load ptr, ptr %f.addr, align 8
  %precision9 = getelementptr inbounds nuw %struct.field, ptr %8, i32 0, i32 6
  %9 = load i64, ptr %precision9, align 8
  %cmp10 = icmp sgt i64 %9, 17
  br i1 %cmp10, label %cond.true12, label %cond.false13

cond.true12:                                      ; preds = %cond.false
  br label %cond.end

cond.false13:                                     ; preds = %cond.false
  %10 = load ptr, ptr %f.addr, align 8
  %precision14 = getelementptr inbounds nuw %struct.field, ptr %10, i32 0, i32 6
  %11 = load i64, ptr %precision14, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false13, %cond.true12
  %cond = phi i64 [ 17, %cond.true12 ], [ %11, %cond.false13 ]
  br label %cond.end15

cond.end15:                                       ; preds = %cond.end, %cond.true
  %cond16 = phi i64 [ 6, %cond.true ], [ %cond, %cond.end ]
  store i64 %cond16, ptr %places, align 8
  call void @llvm.lifetime.start.p0(ptr %scale)
  store i64 1, ptr %scale, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %cond.end15
  %12 = load i64, ptr %i, align 8
  %13 = load i64, ptr %places, align 8
  %cmp17 = icmp slt i64 %12, %13
  br i1 %cmp17, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  %14 = load i64, ptr %scale, align 8
  %mul = mul i64 %14, 10
  store i64 %mul, ptr %scale, align 8
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %15 = load i64, ptr %i, align 8
  %inc = add nsw i64 %15, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  call void @llvm.lifetime.start.p0(ptr %whole)
  %16 = load double, ptr %value.addr, align 8
  %conv19 = fptoui double %16 to i64
  store i64 %conv19, ptr %whole, align 8
  call void @llvm.lifetime.start.p0(ptr %part)
  %17 = load double, ptr %value.addr, align 8
  %18 = load i64, ptr %whole, align 8
  %conv20 = uitofp i64 %18 to double
  %sub = fsub double %17, %conv20
  %19 = load i64, ptr %scale, align 8
  %conv21 = uitofp i64 %19 to double
  %20 = call double @llvm.fmuladd.f64(double %sub, double %conv21, double 5.000000e-01)
  %conv23 = fptoui double %20 to i64
  store i64 %conv23, ptr %part, align 8
  %21 = load i64, ptr %part, align 8
  %22 = load i64, ptr %scale, align 8
  %cmp24 = icmp uge i64 %21, %22
  br i1 %cmp24, label %if.then26, label %if.end28

if.then26:                                        ; preds = %for.end
  %23 = load i64, ptr %whole, align 8
  %inc27 = add i64 %23, 1
  store i64 %inc27, ptr %whole, align 8
  store i64 0, ptr %part, align 8
  br label %if.end28

if.end28:                                         ; preds = %if.then26, %for.end
  call void @llvm.lifetime.start.p0(ptr %head)
  %24 = load ptr, ptr %f.addr, align 8
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %head, ptr align 8 %24, i64 40, i1 false)
  %precision29 = getelementptr inbounds nuw %struct.field, ptr %head, i32 0, i32 6
  store i64 -1, ptr %precision29, align 8
  %25 = load ptr, ptr %f.addr, align 8
  %width = getelementptr inbounds nuw %struct.field, ptr %25, i32 0, i32 5
  %26 = load i64, ptr %width, align 8
  %27 = load i64, ptr %places, align 8
  %tobool30 = icmp ne i64 %27, 0
  br i1 %tobool30, label %cond.true31, label %cond.false32

cond.true31:                                      ; preds = %if.end28
  %28 = load i64, ptr %places, align 8
  %add = add nsw i64 %28, 1
  br label %cond.end33

cond.false32:                                     ; preds = %if.end28
  br label %cond.end33

cond.end33:                                       ; preds = %cond.false32, %cond.true31
  %cond34 = phi i64 [ %add, %cond.true31 ], [ 0, %cond.false32 ]
  %sub35 = sub nsw i64 %26, %cond34
  %width36 = getelementptr inbounds nuw %struct.field, ptr %head, i32 0, i32 5
  store i64 %sub35, ptr %width36, align 8
  %29 = load ptr, ptr %out.addr, align 8
  %30 = load i64, ptr %whole, align 8
  %31 = load i32, ptr %negative, align 4
  call void @put_number(ptr noundef %29, ptr noundef %head, i64 noundef %30, i32 noundef %31, i32 noundef 10, i32 noundef 0, ptr noundef @.str.13)
  %32 = load i64, ptr %places, align 8
  %tobool37 = icmp ne i64 %32, 0
  br i1 %tobool37, label %if.end39, label %if.then38

if.then38:                                        ; preds = %cond.end33
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end39:                                         ; preds = %cond.end33
  %33 = load ptr, ptr %out.addr, align 8
  call void @put(ptr noundef %33, i8 noundef signext 46)
  call void @llvm.lifetime.start.p0(ptr %tail)
  call void @llvm.memset.p0.i64(ptr align 8 %tail, i8 0, i64 40, i1 false)
  %left = getelementptr inbounds nuw %struct.field, ptr %tail, i32 0, i32 0
  %zero = getelementptr inbounds nuw %struct.field, ptr %tail, i32 0, i32 1
  %plus = getelementptr inbounds nuw %struct.field, ptr %tail, i32 0, i32 2
  %space = getelementptr inbounds nuw %struct.field, ptr %tail, i32 0, i32 3
  %alternate = getelementptr inbounds nuw %struct.field, ptr %tail, i32 0, i32 4
  %width40 = getelementptr inbounds nuw %struct.field, ptr %tail, i32 0, i32 5
  %precision41 = getelementptr inbounds nuw %struct.field, ptr %tail, i32 0, i32 6
  %34 = load i64, ptr %places, align 8
  store i64 %34, ptr %precision41, align 8
  %35 = load ptr, ptr %out.addr, align 8
  %36 = load i64, ptr %part, align 8
  call void @put_number(ptr noundef %35, ptr noundef %tail, i64 noundef %36, i32 noundef 0, i32 noundef 10, i32 noundef 0, ptr noundef @.str.13)
  call void @llvm.lifetime.end.p0(ptr %tail)
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %if.end39, %if.then38
  call void @llvm.lifetime.end.p0(ptr %head)
  call void @llvm.lifetime.end.p0(ptr %part)
  call void @llvm.lifetime.end.p0(ptr %whole)
  call void @llvm.lifetime.end.p0(ptr %scale)
  call void @llvm.lifetime.end.p0(ptr %places)
  call void @llvm.lifetime.end.p0(ptr %negative)
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

define i32 @vsprintf(ptr noundef %target, ptr noundef %format, ptr noundef %list) {
entry:
  %target.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %list.addr = alloca ptr, align 8
  store ptr %target, ptr %target.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  store ptr %list, ptr %list.addr, align 8
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load ptr, ptr %format.addr, align 8
  %2 = load ptr, ptr %list.addr, align 8
  %call = call i32 @vsnprintf(ptr noundef %0, i64 noundef 2147483647, ptr noundef %1, ptr noundef %2)
  ret i32 %call
}

define i32 @snprintf(ptr noundef %target, i64 noundef %size, ptr noundef %format, ...) {
entry:
  %target.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %format.addr = alloca ptr, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %list)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  call void @llvm.lifetime.start.p0(ptr %length)
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load i64, ptr %size.addr, align 8
  %2 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %call = call i32 @vsnprintf(ptr noundef %0, i64 noundef %1, ptr noundef %2, ptr noundef %arraydecay1)
  store i32 %call, ptr %length, align 4
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  %3 = load i32, ptr %length, align 4
  call void @llvm.lifetime.end.p0(ptr %length)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %3
}

declare void @llvm.va_start.p0(ptr)

declare void @llvm.va_end.p0(ptr)

define i32 @sprintf(ptr noundef %target, ptr noundef %format, ...) {
entry:
  %target.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %length = alloca i32, align 4
  store ptr %target, ptr %target.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %list)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  call void @llvm.lifetime.start.p0(ptr %length)
  %0 = load ptr, ptr %target.addr, align 8
  %1 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %call = call i32 @vsnprintf(ptr noundef %0, i64 noundef 2147483647, ptr noundef %1, ptr noundef %arraydecay1)
  store i32 %call, ptr %length, align 4
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  %2 = load i32, ptr %length, align 4
  call void @llvm.lifetime.end.p0(ptr %length)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %2
}

define i32 @printf(ptr noundef %format, ...) {
entry:
  %format.addr = alloca ptr, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %count = alloca i32, align 4
  store ptr %format, ptr %format.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %list)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  call void @llvm.lifetime.start.p0(ptr %count)
  %0 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %call = call i32 @__raddle_vprint(i32 noundef 1, ptr noundef %0, ptr noundef %arraydecay1)
  store i32 %call, ptr %count, align 4
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  %1 = load i32, ptr %count, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %1
}

declare i32 @__raddle_vprint(i32 noundef, ptr noundef, ptr noundef)

define i32 @fprintf(ptr noundef %stream, ptr noundef %format, ...) {
entry:
  %stream.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %count = alloca i32, align 4
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %list)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  call void @llvm.lifetime.start.p0(ptr %count)
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %call2 = call i32 @__raddle_vprint(i32 noundef %call, ptr noundef %1, ptr noundef %arraydecay1)
  store i32 %call2, ptr %count, align 4
  %arraydecay3 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay3)
  %2 = load i32, ptr %count, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %2
}

define internal i32 @descriptor_of(ptr noundef %stream) {
entry:
  %retval = alloca i32, align 4
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %cmp = icmp eq ptr %0, getelementptr inbounds ([3 x %struct.stream], ptr @streams, i64 0, i64 1)
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  store i32 1, ptr %retval, align 4
  br label %return

if.end:                                           ; preds = %entry
  %1 = load ptr, ptr %stream.addr, align 8
  %cmp1 = icmp eq ptr %1, getelementptr inbounds ([3 x %struct.stream], ptr @streams, i64 0, i64 2)
  br i1 %cmp1, label %if.then2, label %if.end3

if.then2:                                         ; preds = %if.end
  store i32 2, ptr %retval, align 4
  br label %return

if.end3:                                          ; preds = %if.end
  call void @__raddle_unsupported(ptr noundef @.str.39)
  unreachable

return:                                           ; preds = %if.then2, %if.then
  %2 = load i32, ptr %retval, align 4
  ret i32 %2
}

define i32 @dprintf(i32 noundef %descriptor, ptr noundef %format, ...) {
entry:
  %descriptor.addr = alloca i32, align 4
  %format.addr = alloca ptr, align 8
  %list = alloca [1 x %struct.__va_list_tag], align 16
  %count = alloca i32, align 4
  store i32 %descriptor, ptr %descriptor.addr, align 4
  store ptr %format, ptr %format.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %list)
  %arraydecay = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_start.p0(ptr %arraydecay)
  call void @llvm.lifetime.start.p0(ptr %count)
  %0 = load i32, ptr %descriptor.addr, align 4
  %1 = load ptr, ptr %format.addr, align 8
  %arraydecay1 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  %call = call i32 @__raddle_vprint(i32 noundef %0, ptr noundef %1, ptr noundef %arraydecay1)
  store i32 %call, ptr %count, align 4
  %arraydecay2 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %list, i64 0, i64 0
  call void @llvm.va_end.p0(ptr %arraydecay2)
  %2 = load i32, ptr %count, align 4
  call void @llvm.lifetime.end.p0(ptr %count)
  call void @llvm.lifetime.end.p0(ptr %list)
  ret i32 %2
}

define i32 @vprintf(ptr noundef %format, ptr noundef %list) {
entry:
  %format.addr = alloca ptr, align 8
  %list.addr = alloca ptr, align 8
  store ptr %format, ptr %format.addr, align 8
  store ptr %list, ptr %list.addr, align 8
  %0 = load ptr, ptr %format.addr, align 8
  %1 = load ptr, ptr %list.addr, align 8
  %call = call i32 @__raddle_vprint(i32 noundef 1, ptr noundef %0, ptr noundef %1)
  ret i32 %call
}

define i32 @vfprintf(ptr noundef %stream, ptr noundef %format, ptr noundef %list) {
entry:
  %stream.addr = alloca ptr, align 8
  %format.addr = alloca ptr, align 8
  %list.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %format, ptr %format.addr, align 8
  store ptr %list, ptr %list.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load ptr, ptr %format.addr, align 8
  %2 = load ptr, ptr %list.addr, align 8
  %call1 = call i32 @__raddle_vprint(i32 noundef %call, ptr noundef %1, ptr noundef %2)
  ret i32 %call1
}

define i32 @puts(ptr noundef %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call i32 (i32, ptr, ...) @__raddle_print(i32 noundef 1, ptr noundef @.str.19, ptr noundef %0)
  ret i32 %call
}

declare i32 @__raddle_print(i32 noundef, ptr noundef, ...)

define i32 @putchar(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 (i32, ptr, ...) @__raddle_print(i32 noundef 1, ptr noundef @.str.20, i32 noundef %0)
  %1 = load i32, ptr %c.addr, align 4
  %conv = trunc i32 %1 to i8
  %conv1 = zext i8 %conv to i32
  ret i32 %conv1
}

define i32 @putchar_unlocked(i32 noundef %c) {
entry:
  %c.addr = alloca i32, align 4
  store i32 %c, ptr %c.addr, align 4
  %0 = load i32, ptr %c.addr, align 4
  %call = call i32 @putchar(i32 noundef %0)
  ret i32 %call
}

define i32 @fputc(i32 noundef %c, ptr noundef %stream) {
entry:
  %c.addr = alloca i32, align 4
  %stream.addr = alloca ptr, align 8
  store i32 %c, ptr %c.addr, align 4
  store ptr %stream, ptr %stream.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load i32, ptr %c.addr, align 4
  %call1 = call i32 (i32, ptr, ...) @__raddle_print(i32 noundef %call, ptr noundef @.str.20, i32 noundef %1)
  %2 = load i32, ptr %c.addr, align 4
  %conv = trunc i32 %2 to i8
  %conv2 = zext i8 %conv to i32
  ret i32 %conv2
}

define i32 @putc(i32 noundef %c, ptr noundef %stream) {
entry:
  %c.addr = alloca i32, align 4
  %stream.addr = alloca ptr, align 8
  store i32 %c, ptr %c.addr, align 4
  store ptr %stream, ptr %stream.addr, align 8
  %0 = load i32, ptr %c.addr, align 4
  %1 = load ptr, ptr %stream.addr, align 8
  %call = call i32 @fputc(i32 noundef %0, ptr noundef %1)
  ret i32 %call
}

define i32 @fputs(ptr noundef %s, ptr noundef %stream) {
entry:
  %s.addr = alloca ptr, align 8
  %stream.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load ptr, ptr %s.addr, align 8
  %call1 = call i32 (i32, ptr, ...) @__raddle_print(i32 noundef %call, ptr noundef @.str.21, ptr noundef %1)
  ret i32 %call1
}

define i64 @fwrite(ptr noundef %data, i64 noundef %size, i64 noundef %count, ptr noundef %stream) {
entry:
  %data.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %count.addr = alloca i64, align 8
  %stream.addr = alloca ptr, align 8
  store ptr %data, ptr %data.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  %0 = load ptr, ptr %stream.addr, align 8
  %call = call i32 @descriptor_of(ptr noundef %0)
  %1 = load i64, ptr %size.addr, align 8
  %2 = load i64, ptr %count.addr, align 8
  %mul = mul i64 %1, %2
  %conv = trunc i64 %mul to i32
  %3 = load ptr, ptr %data.addr, align 8
  %call1 = call i32 (i32, ptr, ...) @__raddle_print(i32 noundef %call, ptr noundef @.str.22, i32 noundef %conv, ptr noundef %3)
  %4 = load i64, ptr %count.addr, align 8
  ret i64 %4
}

define i64 @write(i32 noundef %descriptor, ptr noundef %data, i64 noundef %size) {
entry:
  %descriptor.addr = alloca i32, align 4
  %data.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  store i32 %descriptor, ptr %descriptor.addr, align 4
  store ptr %data, ptr %data.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  %0 = load i32, ptr %descriptor.addr, align 4
  %cmp = icmp ne i32 %0, 1
  br i1 %cmp, label %land.lhs.true, label %if.end

land.lhs.true:                                    ; preds = %entry
  %1 = load i32, ptr %descriptor.addr, align 4
  %cmp1 = icmp ne i32 %1, 2
  br i1 %cmp1, label %if.then, label %if.end

if.then:                                          ; preds = %land.lhs.true
  call void @__raddle_unsupported(ptr noundef @.str.23)
  unreachable

if.end:                                           ; preds = %land.lhs.true, %entry
  %2 = load i32, ptr %descriptor.addr, align 4
  %3 = load i64, ptr %size.addr, align 8
  %conv = trunc i64 %3 to i32
  %4 = load ptr, ptr %data.addr, align 8
  %call = call i32 (i32, ptr, ...) @__raddle_print(i32 noundef %2, ptr noundef @.str.22, i32 noundef %conv, ptr noundef %4)
  %5 = load i64, ptr %size.addr, align 8
  ret i64 %5
}

define void @perror(ptr noundef %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call ptr @__errno_location()
  %1 = load i32, ptr %call, align 4
  %call1 = call i32 (i32, ptr, ...) @__raddle_print(i32 noundef 2, ptr noundef @.str.24, ptr noundef %0, i32 noundef %1)
  ret void
}

define i32 @fflush(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret i32 0
}

define i32 @setvbuf(ptr noundef %stream, ptr noundef %buffer, i32 noundef %mode, i64 noundef %size) {
entry:
  %stream.addr = alloca ptr, align 8
  %buffer.addr = alloca ptr, align 8
  %mode.addr = alloca i32, align 4
  %size.addr = alloca i64, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  store i32 %mode, ptr %mode.addr, align 4
  store i64 %size, ptr %size.addr, align 8
  ret i32 0
}

define void @setbuf(ptr noundef %stream, ptr noundef %buffer) {
entry:
  %stream.addr = alloca ptr, align 8
  %buffer.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  store ptr %buffer, ptr %buffer.addr, align 8
  ret void
}

define i32 @ferror(ptr noundef %stream) {
entry:
  %stream.addr = alloca ptr, align 8
  store ptr %stream, ptr %stream.addr, align 8
  ret i32 0
}

define i64 @strtol(ptr noundef nonnull %s, ptr noundef %end, i32 noundef %base) {
entry:
  %retval = alloca i64, align 8
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  %negative = alloca i32, align 4
  %over = alloca i32, align 4
  %value = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %negative)
  call void @llvm.lifetime.start.p0(ptr %over)
  call void @llvm.lifetime.start.p0(ptr %value)
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @parse(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %negative, ptr noundef %over)
  store i64 %call, ptr %value, align 8
  %3 = load i32, ptr %over, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %entry
  %4 = load i64, ptr %value, align 8
  %5 = load i32, ptr %negative, align 4
  %conv = zext i32 %5 to i64
  %add = add i64 9223372036854775807, %conv
  %cmp = icmp ugt i64 %4, %add
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %entry
  %call2 = call ptr @__errno_location()
  store i32 34, ptr %call2, align 4
  %6 = load i32, ptr %negative, align 4
  %tobool3 = icmp ne i32 %6, 0
  %7 = zext i1 %tobool3 to i64
  %cond = select i1 %tobool3, i64 -9223372036854775808, i64 9223372036854775807
  store i64 %cond, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %lor.lhs.false
  %8 = load i32, ptr %negative, align 4
  %tobool4 = icmp ne i32 %8, 0
  br i1 %tobool4, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %9 = load i64, ptr %value, align 8
  %sub = sub i64 0, %9
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %10 = load i64, ptr %value, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond5 = phi i64 [ %sub, %cond.true ], [ %10, %cond.false ]
  store i64 %cond5, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %value)
  call void @llvm.lifetime.end.p0(ptr %over)
  call void @llvm.lifetime.end.p0(ptr %negative)
  %11 = load i64, ptr %retval, align 8
  ret i64 %11
}

define internal i64 @parse(ptr noundef %s, ptr noundef %end, i32 noundef %base, ptr noundef %negative, ptr noundef %over) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  %negative.addr = alloca ptr, align 8
  %over.addr = alloca ptr, align 8
  %p = alloca ptr, align 8
  %value = alloca i64, align 8
  %first = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  store ptr %negative, ptr %negative.addr, align 8
  store ptr %over, ptr %over.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %p)
  %0 = load ptr, ptr %s.addr, align 8
  store ptr %0, ptr %p, align 8
  br label %while.cond

while.cond:                                       ; preds = %while.body, %entry
  %1 = load ptr, ptr %p, align 8
  %2 = load i8, ptr %1, align 1
  %conv = sext i8 %2 to i32
  %call = call i32 @isspace(i32 noundef %conv)
  %tobool = icmp ne i32 %call, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  %3 = load ptr, ptr %p, align 8
  %incdec.ptr = getelementptr inbounds nuw i8, ptr %3, i32 1
  store ptr %incdec.ptr, ptr %p, align 8
  br label %while.cond

while.end:                                        ; preds = %while.cond
  %4 = load ptr, ptr %p, align 8
  %5 = load i8, ptr %4, align 1
  %conv1 = sext i8 %5 to i32
  %cmp = icmp eq i32 %conv1, 45
  %conv2 = zext i1 %cmp to i32
  %6 = load ptr, ptr %negative.addr, align 8
  store i32 %conv2, ptr %6, align 4
  %7 = load ptr, ptr %p, align 8
  %8 = load i8, ptr %7, align 1
  %conv3 = sext i8 %8 to i32
  %cmp4 = icmp eq i32 %conv3, 45
  br i1 %cmp4, label %if.then, label %lor.lhs.false

lor.lhs.false:                                    ; preds = %while.end
  %9 = load ptr, ptr %p, align 8
  %10 = load i8, ptr %9, align 1
  %conv6 = sext i8 %10 to i32
  %cmp7 = icmp eq i32 %conv6, 43
  br i1 %cmp7, label %if.then, label %if.end

if.then:                                          ; preds = %lor.lhs.false, %while.end
  %11 = load ptr, ptr %p, align 8
  %incdec.ptr9 = getelementptr inbounds nuw i8, ptr %11, i32 1
  store ptr %incdec.ptr9, ptr %p, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %lor.lhs.false
  %12 = load i32, ptr %base.addr, align 4
  %cmp10 = icmp eq i32 %12, 0
  br i1 %cmp10, label %land.lhs.true, label %lor.lhs.false12

lor.lhs.false12:                                  ; preds = %if.end
  %13 = load i32, ptr %base.addr, align 4
  %cmp13 = icmp eq i32 %13, 16
  br i1 %cmp13, label %land.lhs.true, label %if.end34

land.lhs.true:                                    ; preds = %lor.lhs.false12, %if.end
  %14 = load ptr, ptr %p, align 8
  %arrayidx = getelementptr inbounds i8, ptr %14, i64 0
  %15 = load i8, ptr %arrayidx, align 1
  %conv15 = sext i8 %15 to i32
  %cmp16 = icmp eq i32 %conv15, 48
  br i1 %cmp16, label %land.lhs.true18, label %if.end34

land.lhs.true18:                                  ; preds = %land.lhs.true
  %16 = load ptr, ptr %p, align 8
  %arrayidx19 = getelementptr inbounds i8, ptr %16, i64 1
  %17 = load i8, ptr %arrayidx19, align 1
  %conv20 = sext i8 %17 to i32
  %cmp21 = icmp eq i32 %conv20, 120
  br i1 %cmp21, label %land.lhs.true28, label %lor.lhs.false23

lor.lhs.false23:                                  ; preds = %land.lhs.true18
  %18 = load ptr, ptr %p, align 8
  %arrayidx24 = getelementptr inbounds i8, ptr %18, i64 1
  %19 = load i8, ptr %arrayidx24, align 1
  %conv25 = sext i8 %19 to i32
  %cmp26 = icmp eq i32 %conv25, 88
  br i1 %cmp26, label %land.lhs.true28, label %if.end34

land.lhs.true28:                                  ; preds = %lor.lhs.false23, %land.lhs.true18
  %20 = load ptr, ptr %p, align 8
  %arrayidx29 = getelementptr inbounds i8, ptr %20, i64 2
  %21 = load i8, ptr %arrayidx29, align 1
  %call30 = call i32 @digit_of(i8 noundef signext %21)
  %cmp31 = icmp slt i32 %call30, 16
  br i1 %cmp31, label %if.then33, label %if.end34

if.then33:                                        ; preds = %land.lhs.true28
  %22 = load ptr, ptr %p, align 8
  %add.ptr = getelementptr inbounds i8, ptr %22, i64 2
  store ptr %add.ptr, ptr %p, align 8
  store i32 16, ptr %base.addr, align 4
  br label %if.end34

if.end34:                                         ; preds = %if.then33, %land.lhs.true28, %lor.lhs.false23, %land.lhs.true, %lor.lhs.false12
  %23 = load i32, ptr %base.addr, align 4
  %cmp35 = icmp eq i32 %23, 0
  br i1 %cmp35, label %if.then37, label %if.end41

if.then37:                                        ; preds = %if.end34
  %24 = load ptr, ptr %p, align 8
  %25 = load i8, ptr %24, align 1
  %conv38 = sext i8 %25 to i32
  %cmp39 = icmp eq i32 %conv38, 48
  %26 = zext i1 %cmp39 to i64
  %cond = select i1 %cmp39, i32 8, i32 10
  store i32 %cond, ptr %base.addr, align 4
  br label %if.end41

if.end41:                                         ; preds = %if.then37, %if.end34
  call void @llvm.lifetime.start.p0(ptr %value)
  store i64 0, ptr %value, align 8
  call void @llvm.lifetime.start.p0(ptr %first)
  %27 = load ptr, ptr %p, align 8
  store ptr %27, ptr %first, align 8
  %28 = load ptr, ptr %over.addr, align 8
  store i32 0, ptr %28, align 4
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.end41
  %29 = load ptr, ptr %p, align 8
  %30 = load i8, ptr %29, align 1
  %call42 = call i32 @digit_of(i8 noundef signext %30)
  %31 = load i32, ptr %base.addr, align 4
  %cmp43 = icmp slt i32 %call42, %31
  br i1 %cmp43, label %for.body, label %for.end

for.body:                                         ; preds = %for.cond
  %32 = load i64, ptr %value, align 8
  %33 = load i32, ptr %base.addr, align 4
  %conv45 = sext i32 %33 to i64
  %34 = call { i64, i1 } @llvm.umul.with.overflow.i64(i64 %32, i64 %conv45)
  %35 = extractvalue { i64, i1 } %34, 1
  %36 = extractvalue { i64, i1 } %34, 0
  store i64 %36, ptr %value, align 8
  br i1 %35, label %if.then46, label %if.end47

if.then46:                                        ; preds = %for.body
  %37 = load ptr, ptr %over.addr, align 8
  store i32 1, ptr %37, align 4
  br label %if.end47

if.end47:                                         ; preds = %if.then46, %for.body
  %38 = load i64, ptr %value, align 8
  %39 = load ptr, ptr %p, align 8
  %40 = load i8, ptr %39, align 1
  %call48 = call i32 @digit_of(i8 noundef signext %40)
  %conv49 = sext i32 %call48 to i64
  %41 = call { i64, i1 } @llvm.uadd.with.overflow.i64(i64 %38, i64 %conv49)
  %42 = extractvalue { i64, i1 } %41, 1
  %43 = extractvalue { i64, i1 } %41, 0
  store i64 %43, ptr %value, align 8
  br i1 %42, label %if.then50, label %if.end51

if.then50:                                        ; preds = %if.end47
  %44 = load ptr, ptr %over.addr, align 8
  store i32 1, ptr %44, align 4
  br label %if.end51

if.end51:                                         ; preds = %if.then50, %if.end47
  br label %for.inc

for.inc:                                          ; preds = %if.end51
  %45 = load ptr, ptr %p, align 8
  %incdec.ptr52 = getelementptr inbounds nuw i8, ptr %45, i32 1
  store ptr %incdec.ptr52, ptr %p, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond
  %46 = load ptr, ptr %end.addr, align 8
  %tobool53 = icmp ne ptr %46, null
  br i1 %tobool53, label %if.then54, label %if.end58

if.then54:                                        ; preds = %for.end
  %47 = load ptr, ptr %p, align 8
  %48 = load ptr, ptr %first, align 8
  %cmp55 = icmp eq ptr %47, %48
  br i1 %cmp55, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.then54
  %49 = load ptr, ptr %s.addr, align 8
  br label %cond.end

cond.false:                                       ; preds = %if.then54
  %50 = load ptr, ptr %p, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond57 = phi ptr [ %49, %cond.true ], [ %50, %cond.false ]
  %51 = load ptr, ptr %end.addr, align 8
  store ptr %cond57, ptr %51, align 8
  br label %if.end58

if.end58:                                         ; preds = %cond.end, %for.end
  %52 = load i64, ptr %value, align 8
  call void @llvm.lifetime.end.p0(ptr %first)
  call void @llvm.lifetime.end.p0(ptr %value)
  call void @llvm.lifetime.end.p0(ptr %p)
  ret i64 %52
}

define i64 @strtoul(ptr noundef nonnull %s, ptr noundef %end, i32 noundef %base) {
entry:
  %retval = alloca i64, align 8
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  %negative = alloca i32, align 4
  %over = alloca i32, align 4
  %value = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  call void @llvm.lifetime.start.p0(ptr %negative)
  call void @llvm.lifetime.start.p0(ptr %over)
  call void @llvm.lifetime.start.p0(ptr %value)
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @parse(ptr noundef %0, ptr noundef %1, i32 noundef %2, ptr noundef %negative, ptr noundef %over)
  store i64 %call, ptr %value, align 8
  %3 = load i32, ptr %over, align 4
  %tobool = icmp ne i32 %3, 0
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %call1 = call ptr @__errno_location()
  store i32 34, ptr %call1, align 4
  store i64 -1, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %entry
  %4 = load i32, ptr %negative, align 4
  %tobool2 = icmp ne i32 %4, 0
  br i1 %tobool2, label %cond.true, label %cond.false

cond.true:                                        ; preds = %if.end
  %5 = load i64, ptr %value, align 8
  %sub = sub i64 0, %5
  br label %cond.end

cond.false:                                       ; preds = %if.end
  %6 = load i64, ptr %value, align 8
  br label %cond.end

cond.end:                                         ; preds = %cond.false, %cond.true
  %cond = phi i64 [ %sub, %cond.true ], [ %6, %cond.false ]
  store i64 %cond, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:                                          ; preds = %cond.end, %if.then
  call void @llvm.lifetime.end.p0(ptr %value)
  call void @llvm.lifetime.end.p0(ptr %over)
  call void @llvm.lifetime.end.p0(ptr %negative)
  %7 = load i64, ptr %retval, align 8
  ret i64 %7
}

define i64 @strtoll(ptr noundef nonnull %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtol(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i64 @strtoull(ptr noundef nonnull %s, ptr noundef %end, i32 noundef %base) {
entry:
  %s.addr = alloca ptr, align 8
  %end.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %s, ptr %s.addr, align 8
  store ptr %end, ptr %end.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %s.addr, align 8
  %1 = load ptr, ptr %end.addr, align 8
  %2 = load i32, ptr %base.addr, align 4
  %call = call i64 @strtoul(ptr noundef %0, ptr noundef %1, i32 noundef %2)
  ret i64 %call
}

define i32 @atoi(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10)
  %conv = trunc i64 %call to i32
  ret i32 %conv
}

define i64 @atol(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10)
  ret i64 %call
}

define i64 @atoll(ptr noundef nonnull %s) {
entry:
  %s.addr = alloca ptr, align 8
  store ptr %s, ptr %s.addr, align 8
  %0 = load ptr, ptr %s.addr, align 8
  %call = call i64 @strtol(ptr noundef %0, ptr noundef null, i32 noundef 10)
  ret i64 %call
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

define i64 @labs(i64 noundef %value) {
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

define i64 @div(i32 noundef %a, i32 noundef %b) {
entry:
  %retval = alloca %struct.div_t, align 4
  %a.addr = alloca i32, align 4
  %b.addr = alloca i32, align 4
  store i32 %a, ptr %a.addr, align 4
  store i32 %b, ptr %b.addr, align 4
  %quot = getelementptr inbounds nuw %struct.div_t, ptr %retval, i32 0, i32 0
  %0 = load i32, ptr %a.addr, align 4
  %1 = load i32, ptr %b.addr, align 4
  %div = sdiv i32 %0, %1
  store i32 %div, ptr %quot, align 4
  %rem = getelementptr inbounds nuw %struct.div_t, ptr %retval, i32 0, i32 1
  %2 = load i32, ptr %a.addr, align 4
  %3 = load i32, ptr %b.addr, align 4
  %rem1 = srem i32 %2, %3
  store i32 %rem1, ptr %rem, align 4
  %4 = load i64, ptr %retval, align 4
  ret i64 %4
}

define { i64, i64 } @ldiv(i64 noundef %a, i64 noundef %b) {
entry:
  %retval = alloca %struct.ldiv_t, align 8
  %a.addr = alloca i64, align 8
  %b.addr = alloca i64, align 8
  store i64 %a, ptr %a.addr, align 8
  store i64 %b, ptr %b.addr, align 8
  %quot = getelementptr inbounds nuw %struct.ldiv_t, ptr %retval, i32 0, i32 0
  %0 = load i64, ptr %a.addr, align 8
  %1 = load i64, ptr %b.addr, align 8
  %div = sdiv i64 %0, %1
  store i64 %div, ptr %quot, align 8
  %rem = getelementptr inbounds nuw %struct.ldiv_t, ptr %retval, i32 0, i32 1
  %2 = load i64, ptr %a.addr, align 8
  %3 = load i64, ptr %b.addr, align 8
  %rem1 = srem i64 %2, %3
  store i64 %rem1, ptr %rem, align 8
  %4 = load { i64, i64 }, ptr %retval, align 8
  ret { i64, i64 } %4
}

define i32 @rand() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  %call = call i32 @next_random(ptr noundef %0)
  ret i32 %call
}

define internal i32 @next_random(ptr noundef %state) {
entry:
  %state.addr = alloca ptr, align 8
  store ptr %state, ptr %state.addr, align 8
  %0 = load ptr, ptr %state.addr, align 8
  %1 = load i32, ptr %0, align 4
  %mul = mul i32 %1, 1103515245
  %add = add i32 %mul, 12345
  %2 = load ptr, ptr %state.addr, align 8
  store i32 %add, ptr %2, align 4
  %3 = load ptr, ptr %state.addr, align 8
  %4 = load i32, ptr %3, align 4
  %shr = lshr i32 %4, 16
  %and = and i32 %shr, 32767
  %shl = shl i32 %and, 16
  %5 = load ptr, ptr %state.addr, align 8
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
  %seed.addr = alloca ptr, align 8
  store ptr %seed, ptr %seed.addr, align 8
  %0 = load ptr, ptr %seed.addr, align 8
  %call = call i32 @next_random(ptr noundef %0)
  ret i32 %call
}

define i64 @random() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  %call = call i32 @next_random(ptr noundef %0)
  %conv = sext i32 %call to i64
  ret i64 %conv
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

define i64 @lrand48() {
entry:
  %0 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  %call = call i32 @next_random(ptr noundef %0)
  %conv = sext i32 %call to i64
  ret i64 %conv
}

define void @srand48(i64 noundef %seed) {
entry:
  %seed.addr = alloca i64, align 8
  store i64 %seed, ptr %seed.addr, align 8
  %0 = load i64, ptr %seed.addr, align 8
  %conv = trunc i64 %0 to i32
  %1 = call align 4 ptr @llvm.threadlocal.address.p0(ptr align 4 @random_state)
  store i32 %conv, ptr %1, align 4
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

define void @qsort(ptr noundef nonnull %base, i64 noundef %count, i64 noundef %size, ptr noundef nonnull %compare) {
entry:
  %base.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %compare.addr = alloca ptr, align 8
  %items = alloca ptr, align 8
  %i = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %j = alloca i64, align 8
  store ptr %base, ptr %base.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %compare, ptr %compare.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %items)
  %0 = load ptr, ptr %base.addr, align 8
  store ptr %0, ptr %items, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 1, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc12, %entry
  %1 = load i64, ptr %i, align 8
  %2 = load i64, ptr %count.addr, align 8
  %cmp = icmp ult i64 %1, %2
  br i1 %cmp, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  store i32 2, ptr %cleanup.dest.slot, align 4
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end13

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %j)
  %3 = load i64, ptr %i, align 8
  store i64 %3, ptr %j, align 8
  br label %for.cond1

for.cond1:                                        ; preds = %for.inc, %for.body
  %4 = load i64, ptr %j, align 8
  %tobool = icmp ne i64 %4, 0
  br i1 %tobool, label %land.rhs, label %land.end

land.rhs:                                         ; preds = %for.cond1
  %5 = load ptr, ptr %compare.addr, align 8
  %6 = load ptr, ptr %items, align 8
  %7 = load i64, ptr %j, align 8
  %sub = sub i64 %7, 1
  %8 = load i64, ptr %size.addr, align 8
  %mul = mul i64 %sub, %8
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i64 %mul
  %9 = load ptr, ptr %items, align 8
  %10 = load i64, ptr %j, align 8
  %11 = load i64, ptr %size.addr, align 8
  %mul2 = mul i64 %10, %11
  %add.ptr3 = getelementptr inbounds nuw i8, ptr %9, i64 %mul2
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
  %13 = load ptr, ptr %items, align 8
  %14 = load i64, ptr %j, align 8
  %sub7 = sub i64 %14, 1
  %15 = load i64, ptr %size.addr, align 8
  %mul8 = mul i64 %sub7, %15
  %add.ptr9 = getelementptr inbounds nuw i8, ptr %13, i64 %mul8
  %16 = load ptr, ptr %items, align 8
  %17 = load i64, ptr %j, align 8
  %18 = load i64, ptr %size.addr, align 8
  %mul10 = mul i64 %17, %18
  %add.ptr11 = getelementptr inbounds nuw i8, ptr %16, i64 %mul10
  %19 = load i64, ptr %size.addr, align 8
  call void @swap(ptr noundef %add.ptr9, ptr noundef %add.ptr11, i64 noundef %19)
  br label %for.inc

for.inc:                                          ; preds = %for.body6
  %20 = load i64, ptr %j, align 8
  %dec = add i64 %20, -1
  store i64 %dec, ptr %j, align 8
  br label %for.cond1

for.end:                                          ; preds = %for.cond.cleanup5
  br label %for.inc12

for.inc12:                                        ; preds = %for.end
  %21 = load i64, ptr %i, align 8
  %inc = add i64 %21, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end13:                                        ; preds = %for.cond.cleanup
  call void @llvm.lifetime.end.p0(ptr %items)
  ret void
}

define internal void @swap(ptr noundef %a, ptr noundef %b, i64 noundef %size) {
entry:
  %a.addr = alloca ptr, align 8
  %b.addr = alloca ptr, align 8
  %size.addr = alloca i64, align 8
  %mixed = alloca i64, align 8
  %i = alloca i64, align 8
  %kept = alloca i64, align 8
  %i8 = alloca i64, align 8
  %kept13 = alloca i32, align 4
  %i25 = alloca i64, align 8
  %kept30 = alloca i16, align 2
  %i39 = alloca i64, align 8
  %kept44 = alloca i8, align 1
  store ptr %a, ptr %a.addr, align 8
  store ptr %b, ptr %b.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %mixed)
  %0 = load ptr, ptr %a.addr, align 8
  %1 = ptrtoint ptr %0 to i64
  %2 = load i64, ptr %size.addr, align 8
  %or = or i64 %1, %2
  store i64 %or, ptr %mixed, align 8
  %3 = load i64, ptr %mixed, align 8
  %rem = urem i64 %3, 8
  %cmp = icmp eq i64 %rem, 0
  br i1 %cmp, label %if.then, label %if.else

if.then:                                          ; preds = %entry
  call void @llvm.lifetime.start.p0(ptr %i)
  store i64 0, ptr %i, align 8
  br label %for.cond

for.cond:                                         ; preds = %for.inc, %if.then
  %4 = load i64, ptr %i, align 8
  %5 = load i64, ptr %size.addr, align 8
  %cmp1 = icmp ult i64 %4, %5
  br i1 %cmp1, label %for.body, label %for.cond.cleanup

for.cond.cleanup:                                 ; preds = %for.cond
  call void @llvm.lifetime.end.p0(ptr %i)
  br label %for.end

for.body:                                         ; preds = %for.cond
  call void @llvm.lifetime.start.p0(ptr %kept)
  %6 = load ptr, ptr %a.addr, align 8
  %7 = load i64, ptr %i, align 8
  %add.ptr = getelementptr inbounds nuw i8, ptr %6, i64 %7
  %8 = load i64, ptr %add.ptr, align 8
  store i64 %8, ptr %kept, align 8
  %9 = load ptr, ptr %b.addr, align 8
  %10 = load i64, ptr %i, align 8
  %add.ptr2 = getelementptr inbounds nuw i8, ptr %9, i64 %10
  %11 = load i64, ptr %add.ptr2, align 8
  %12 = load ptr, ptr %a.addr, align 8
  %13 = load i64, ptr %i, align 8
  %add.ptr3 = getelementptr inbounds nuw i8, ptr %12, i64 %13
  store i64 %11, ptr %add.ptr3, align 8
  %14 = load i64, ptr %kept, align 8
  %15 = load ptr, ptr %b.addr, align 8
  %16 = load i64, ptr %i, align 8
  %add.ptr4 = getelementptr inbounds nuw i8, ptr %15, i64 %16
  store i64 %14, ptr %add.ptr4, align 8
  call void @llvm.lifetime.end.p0(ptr %kept)
  br label %for.inc

for.inc:                                          ; preds = %for.body
  %17 = load i64, ptr %i, align 8
  %add = add i64 %17, 8
  store i64 %add, ptr %i, align 8
  br label %for.cond

for.end:                                          ; preds = %for.cond.cleanup
  br label %if.end53

if.else:                                          ; preds = %entry
  %18 = load i64, ptr %mixed, align 8
  %rem5 = urem i64 %18, 4
  %cmp6 = icmp eq i64 %rem5, 0
  br i1 %cmp6, label %if.then7, label %if.else21

if.then7:                                         ; preds = %if.else
  call void @llvm.lifetime.start.p0(ptr %i8)
  store i64 0, ptr %i8, align 8
  br label %for.cond9

for.cond9:                                        ; preds = %for.inc18, %if.then7
  %19 = load i64, ptr %i8, align 8
  %20 = load i64, ptr %size.addr, align 8
  %cmp10 = icmp ult i64 %19, %20
  br i1 %cmp10, label %for.body12, label %for.cond.cleanup11

for.cond.cleanup11:                               ; preds = %for.cond9
  call void @llvm.lifetime.end.p0(ptr %i8)
  br label %for.end20

for.body12:                                       ; preds = %for.cond9
  call void @llvm.lifetime.start.p0(ptr %kept13)
  %21 = load ptr, ptr %a.addr, align 8
  %22 = load i64, ptr %i8, align 8
  %add.ptr14 = getelementptr inbounds nuw i8, ptr %21, i64 %22
  %23 = load i32, ptr %add.ptr14, align 4
  store i32 %23, ptr %kept13, align 4
  %24 = load ptr, ptr %b.addr, align 8
  %25 = load i64, ptr %i8, align 8
  %add.ptr15 = getelementptr inbounds nuw i8, ptr %24, i64 %25
  %26 = load i32, ptr %add.ptr15, align 4
  %27 = load ptr, ptr %a.addr, align 8
  %28 = load i64, ptr %i8, align 8
  %add.ptr16 = getelementptr inbounds nuw i8, ptr %27, i64 %28
  store i32 %26, ptr %add.ptr16, align 4
  %29 = load i32, ptr %kept13, align 4
  %30 = load ptr, ptr %b.addr, align 8
  %31 = load i64, ptr %i8, align 8
  %add.ptr17 = getelementptr inbounds nuw i8, ptr %30, i64 %31
  store i32 %29, ptr %add.ptr17, align 4
  call void @llvm.lifetime.end.p0(ptr %kept13)
  br label %for.inc18

for.inc18:                                        ; preds = %for.body12
  %32 = load i64, ptr %i8, align 8
  %add19 = add i64 %32, 4
  store i64 %add19, ptr %i8, align 8
  br label %for.cond9

for.end20:                                        ; preds = %for.cond.cleanup11
  br label %if.end52

if.else21:                                        ; preds = %if.else
  %33 = load i64, ptr %mixed, align 8
  %rem22 = urem i64 %33, 2
  %cmp23 = icmp eq i64 %rem22, 0
  br i1 %cmp23, label %if.then24, label %if.else38

if.then24:                                        ; preds = %if.else21
  call void @llvm.lifetime.start.p0(ptr %i25)
  store i64 0, ptr %i25, align 8
  br label %for.cond26

for.cond26:                                       ; preds = %for.inc35, %if.then24
  %34 = load i64, ptr %i25, align 8
  %35 = load i64, ptr %size.addr, align 8
  %cmp27 = icmp ult i64 %34, %35
  br i1 %cmp27, label %for.body29, label %for.cond.cleanup28

for.cond.cleanup28:                               ; preds = %for.cond26
  call void @llvm.lifetime.end.p0(ptr %i25)
  br label %for.end37

for.body29:                                       ; preds = %for.cond26
  call void @llvm.lifetime.start.p0(ptr %kept30)
  %36 = load ptr, ptr %a.addr, align 8
  %37 = load i64, ptr %i25, align 8
  %add.ptr31 = getelementptr inbounds nuw i8, ptr %36, i64 %37
  %38 = load i16, ptr %add.ptr31, align 2
  store i16 %38, ptr %kept30, align 2
  %39 = load ptr, ptr %b.addr, align 8
  %40 = load i64, ptr %i25, align 8
  %add.ptr32 = getelementptr inbounds nuw i8, ptr %39, i64 %40
  %41 = load i16, ptr %add.ptr32, align 2
  %42 = load ptr, ptr %a.addr, align 8
  %43 = load i64, ptr %i25, align 8
  %add.ptr33 = getelementptr inbounds nuw i8, ptr %42, i64 %43
  store i16 %41, ptr %add.ptr33, align 2
  %44 = load i16, ptr %kept30, align 2
  %45 = load ptr, ptr %b.addr, align 8
  %46 = load i64, ptr %i25, align 8
  %add.ptr34 = getelementptr inbounds nuw i8, ptr %45, i64 %46
  store i16 %44, ptr %add.ptr34, align 2
  call void @llvm.lifetime.end.p0(ptr %kept30)
  br label %for.inc35

for.inc35:                                        ; preds = %for.body29
  %47 = load i64, ptr %i25, align 8
  %add36 = add i64 %47, 2
  store i64 %add36, ptr %i25, align 8
  br label %for.cond26

for.end37:                                        ; preds = %for.cond.cleanup28
  br label %if.end

if.else38:                                        ; preds = %if.else21
  call void @llvm.lifetime.start.p0(ptr %i39)
  store i64 0, ptr %i39, align 8
  br label %for.cond40

for.cond40:                                       ; preds = %for.inc49, %if.else38
  %48 = load i64, ptr %i39, align 8
  %49 = load i64, ptr %size.addr, align 8
  %cmp41 = icmp ult i64 %48, %49
  br i1 %cmp41, label %for.body43, label %for.cond.cleanup42

for.cond.cleanup42:                               ; preds = %for.cond40
  call void @llvm.lifetime.end.p0(ptr %i39)
  br label %for.end51

for.body43:                                       ; preds = %for.cond40
  call void @llvm.lifetime.start.p0(ptr %kept44)
  %50 = load ptr, ptr %a.addr, align 8
  %51 = load i64, ptr %i39, align 8
  %add.ptr45 = getelementptr inbounds nuw i8, ptr %50, i64 %51
  %52 = load i8, ptr %add.ptr45, align 1
  store i8 %52, ptr %kept44, align 1
  %53 = load ptr, ptr %b.addr, align 8
  %54 = load i64, ptr %i39, align 8
  %add.ptr46 = getelementptr inbounds nuw i8, ptr %53, i64 %54
  %55 = load i8, ptr %add.ptr46, align 1
  %56 = load ptr, ptr %a.addr, align 8
  %57 = load i64, ptr %i39, align 8
  %add.ptr47 = getelementptr inbounds nuw i8, ptr %56, i64 %57
  store i8 %55, ptr %add.ptr47, align 1
  %58 = load i8, ptr %kept44, align 1
  %59 = load ptr, ptr %b.addr, align 8
  %60 = load i64, ptr %i39, align 8
  %add.ptr48 = getelementptr inbounds nuw i8, ptr %59, i64 %60
  store i8 %58, ptr %add.ptr48, align 1
  call void @llvm.lifetime.end.p0(ptr %kept44)
  br label %for.inc49

for.inc49:                                        ; preds = %for.body43
  %61 = load i64, ptr %i39, align 8
  %add50 = add i64 %61, 1
  store i64 %add50, ptr %i39, align 8
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

define ptr @bsearch(ptr noundef nonnull %key, ptr noundef nonnull %base, i64 noundef %count, i64 noundef %size, ptr noundef nonnull %compare) {
entry:
  %retval = alloca ptr, align 8
  %key.addr = alloca ptr, align 8
  %base.addr = alloca ptr, align 8
  %count.addr = alloca i64, align 8
  %size.addr = alloca i64, align 8
  %compare.addr = alloca ptr, align 8
  %items = alloca ptr, align 8
  %middle = alloca ptr, align 8
  %order = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  store ptr %key, ptr %key.addr, align 8
  store ptr %base, ptr %base.addr, align 8
  store i64 %count, ptr %count.addr, align 8
  store i64 %size, ptr %size.addr, align 8
  store ptr %compare, ptr %compare.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %items)
  %0 = load ptr, ptr %base.addr, align 8
  store ptr %0, ptr %items, align 8
  br label %while.cond

while.cond:                                       ; preds = %cleanup.cont, %entry
  %1 = load i64, ptr %count.addr, align 8
  %tobool = icmp ne i64 %1, 0
  br i1 %tobool, label %while.body, label %while.end

while.body:                                       ; preds = %while.cond
  call void @llvm.lifetime.start.p0(ptr %middle)
  %2 = load ptr, ptr %items, align 8
  %3 = load i64, ptr %count.addr, align 8
  %div = udiv i64 %3, 2
  %4 = load i64, ptr %size.addr, align 8
  %mul = mul i64 %div, %4
  %add.ptr = getelementptr inbounds nuw i8, ptr %2, i64 %mul
  store ptr %add.ptr, ptr %middle, align 8
  call void @llvm.lifetime.start.p0(ptr %order)
  %5 = load ptr, ptr %compare.addr, align 8
  %6 = load ptr, ptr %key.addr, align 8
  %7 = load ptr, ptr %middle, align 8
  %call = call i32 %5(ptr noundef %6, ptr noundef %7)
  store i32 %call, ptr %order, align 4
  %8 = load i32, ptr %order, align 4
  %cmp = icmp eq i32 %8, 0
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %while.body
  %9 = load ptr, ptr %middle, align 8
  store ptr %9, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:                                           ; preds = %while.body
  %10 = load i32, ptr %order, align 4
  %cmp1 = icmp sgt i32 %10, 0
  br i1 %cmp1, label %if.then2, label %if.else

if.then2:                                         ; preds = %if.end
  %11 = load ptr, ptr %middle, align 8
  %12 = load i64, ptr %size.addr, align 8
  %add.ptr3 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  store ptr %add.ptr3, ptr %items, align 8
  %13 = load i64, ptr %count.addr, align 8
  %div4 = udiv i64 %13, 2
  %add = add i64 %div4, 1
  %14 = load i64, ptr %count.addr, align 8
  %sub = sub i64 %14, %add
  store i64 %sub, ptr %count.addr, align 8
  br label %if.end6

if.else:                                          ; preds = %if.end
  %15 = load i64, ptr %count.addr, align 8
  %div5 = udiv i64 %15, 2
  store i64 %div5, ptr %count.addr, align 8
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
  store ptr null, ptr %retval, align 8
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup8

cleanup8:                                         ; preds = %while.end, %cleanup
  call void @llvm.lifetime.end.p0(ptr %items)
  %16 = load ptr, ptr %retval, align 8
  ret ptr %16
}

define void @__assert_fail(ptr noundef %condition, ptr noundef %file, i32 noundef %line, ptr noundef %function) {
entry:
  %condition.addr = alloca ptr, align 8
  %file.addr = alloca ptr, align 8
  %line.addr = alloca i32, align 4
  %function.addr = alloca ptr, align 8
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %file, ptr %file.addr, align 8
  store i32 %line, ptr %line.addr, align 4
  store ptr %function, ptr %function.addr, align 8
  %0 = load ptr, ptr %condition.addr, align 8
  call void @__raddle_error_assertion(ptr noundef %0)
  unreachable
}

declare void @__raddle_error_assertion(ptr noundef)

define void @__assert_perror_fail(i32 noundef %number, ptr noundef %file, i32 noundef %line, ptr noundef %function) {
entry:
  %number.addr = alloca i32, align 4
  %file.addr = alloca ptr, align 8
  %line.addr = alloca i32, align 4
  %function.addr = alloca ptr, align 8
  store i32 %number, ptr %number.addr, align 4
  store ptr %file, ptr %file.addr, align 8
  store i32 %line, ptr %line.addr, align 4
  store ptr %function, ptr %function.addr, align 8
  call void @__raddle_error_assertion(ptr noundef @.str.25)
  unreachable
}

define void @__assert(ptr noundef %condition, ptr noundef %file, i32 noundef %line) {
entry:
  %condition.addr = alloca ptr, align 8
  %file.addr = alloca ptr, align 8
  %line.addr = alloca i32, align 4
  store ptr %condition, ptr %condition.addr, align 8
  store ptr %file, ptr %file.addr, align 8
  store i32 %line, ptr %line.addr, align 4
  %0 = load ptr, ptr %condition.addr, align 8
  call void @__raddle_error_assertion(ptr noundef %0)
  unreachable
}

define void @abort() {
entry:
  call void @__raddle_error_abort(ptr noundef @.str.26)
  unreachable
}

declare void @__raddle_error_abort(ptr noundef)

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
  %function.addr = alloca ptr, align 8
  store ptr %function, ptr %function.addr, align 8
  %0 = load ptr, ptr %function.addr, align 8
  %call = call i32 @add_handler(ptr noundef @exit_handlers, ptr noundef %0)
  ret i32 %call
}

define internal i32 @add_handler(ptr noundef %handlers, ptr noundef %function) {
entry:
  %handlers.addr = alloca ptr, align 8
  %function.addr = alloca ptr, align 8
  %i = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %.atomictmp1 = alloca ptr, align 8
  store ptr %handlers, ptr %handlers.addr, align 8
  store ptr %function, ptr %function.addr, align 8
  call void @llvm.lifetime.start.p0(ptr %i)
  %0 = load ptr, ptr %handlers.addr, align 8
  %count = getelementptr inbounds nuw %struct.handlers, ptr %0, i32 0, i32 0
  store i32 1, ptr %.atomictmp, align 4
  %1 = load i32, ptr %.atomictmp, align 4
  %2 = atomicrmw add ptr %count, i32 %1 monotonic, align 8
  store i32 %2, ptr %atomic-temp, align 4
  %3 = load i32, ptr %atomic-temp, align 4
  store i32 %3, ptr %i, align 4
  %4 = load i32, ptr %i, align 4
  %cmp = icmp uge i32 %4, 32
  br i1 %cmp, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  call void @__raddle_unsupported(ptr noundef @.str.40)
  unreachable

if.end:                                           ; preds = %entry
  %5 = load ptr, ptr %handlers.addr, align 8
  %list = getelementptr inbounds nuw %struct.handlers, ptr %5, i32 0, i32 1
  %6 = load i32, ptr %i, align 4
  %idxprom = zext i32 %6 to i64
  %arrayidx = getelementptr inbounds nuw [32 x ptr], ptr %list, i64 0, i64 %idxprom
  %7 = load ptr, ptr %function.addr, align 8
  store ptr %7, ptr %.atomictmp1, align 8
  %8 = load i64, ptr %.atomictmp1, align 8
  store atomic i64 %8, ptr %arrayidx release, align 8
  call void @llvm.lifetime.end.p0(ptr %i)
  ret i32 0
}

define i32 @at_quick_exit(ptr noundef nonnull %function) {
entry:
  %function.addr = alloca ptr, align 8
  store ptr %function, ptr %function.addr, align 8
  %0 = load ptr, ptr %function.addr, align 8
  %call = call i32 @add_handler(ptr noundef @quick_handlers, ptr noundef %0)
  ret i32 %call
}

define void @__raddle_run_exit_handlers() {
entry:
  call void @run_handlers(ptr noundef @exit_handlers)
  ret void
}

define internal void @run_handlers(ptr noundef %handlers) {
entry:
  %handlers.addr = alloca ptr, align 8
  %count = alloca i32, align 4
  %atomic-temp = alloca i32, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %.atomictmp = alloca i32, align 4
  %atomic-temp4 = alloca ptr, align 8
  store ptr %handlers, ptr %handlers.addr, align 8
  br label %for.cond

for.cond:                                         ; preds = %cleanup.cont, %entry
  call void @llvm.lifetime.start.p0(ptr %count)
  %0 = load ptr, ptr %handlers.addr, align 8
  %count1 = getelementptr inbounds nuw %struct.handlers, ptr %0, i32 0, i32 0
  %1 = load atomic i32, ptr %count1 monotonic, align 8
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
  %4 = load ptr, ptr %handlers.addr, align 8
  %count2 = getelementptr inbounds nuw %struct.handlers, ptr %4, i32 0, i32 0
  %5 = load i32, ptr %count, align 4
  %sub = sub i32 %5, 1
  store i32 %sub, ptr %.atomictmp, align 4
  %6 = load i32, ptr %.atomictmp, align 4
  store atomic i32 %6, ptr %count2 monotonic, align 8
  %7 = load ptr, ptr %handlers.addr, align 8
  %list = getelementptr inbounds nuw %struct.handlers, ptr %7, i32 0, i32 1
  %8 = load i32, ptr %count, align 4
  %sub3 = sub i32 %8, 1
  %idxprom = zext i32 %sub3 to i64
  %arrayidx = getelementptr inbounds nuw [32 x ptr], ptr %list, i64 0, i64 %idxprom
  %9 = load atomic i64, ptr %arrayidx acquire, align 8
  store i64 %9, ptr %atomic-temp4, align 8
  %10 = load ptr, ptr %atomic-temp4, align 8
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
  call void @run_handlers(ptr noundef @exit_handlers)
  %0 = load i32, ptr %status.addr, align 4
  call void @__raddle_exit(i32 noundef %0)
  unreachable
}

define void @__raddle_handled_quick_exit(i32 noundef %status) {
entry:
  %status.addr = alloca i32, align 4
  store i32 %status, ptr %status.addr, align 4
  call void @run_handlers(ptr noundef @quick_handlers)
  %0 = load i32, ptr %status.addr, align 4
  call void @__raddle_exit(i32 noundef %0)
  unreachable
}

define ptr @getenv(ptr noundef nonnull %name) {
entry:
  %name.addr = alloca ptr, align 8
  store ptr %name, ptr %name.addr, align 8
  ret ptr null
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

define i64 @sysconf(i32 noundef %name) {
entry:
  %name.addr = alloca i32, align 4
  store i32 %name, ptr %name.addr, align 4
  ret i64 4
}

define i32 @getpagesize() {
entry:
  ret i32 4096
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
  %duration.addr = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  store ptr %duration, ptr %duration.addr, align 8
  store ptr %rest, ptr %rest.addr, align 8
  ret i32 0
}

define i32 @clock_nanosleep(i32 noundef %clock, i32 noundef %flags, ptr noundef %duration, ptr noundef %rest) {
entry:
  %clock.addr = alloca i32, align 4
  %flags.addr = alloca i32, align 4
  %duration.addr = alloca ptr, align 8
  %rest.addr = alloca ptr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store i32 %flags, ptr %flags.addr, align 4
  store ptr %duration, ptr %duration.addr, align 8
  store ptr %rest, ptr %rest.addr, align 8
  ret i32 0
}

define i64 @time(ptr noundef %result) {
entry:
  %result.addr = alloca ptr, align 8
  store ptr %result, ptr %result.addr, align 8
  %0 = load ptr, ptr %result.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %result.addr, align 8
  store i64 1700000000, ptr %1, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i64 1700000000
}

define i64 @clock() {
entry:
  ret i64 0
}

define i32 @clock_gettime(i32 noundef %clock, ptr noundef nonnull %result) {
entry:
  %clock.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %result, ptr %result.addr, align 8
  %0 = load ptr, ptr %result.addr, align 8
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %0, i32 0, i32 0
  store i64 1700000000, ptr %tv_sec, align 8
  %1 = load ptr, ptr %result.addr, align 8
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %1, i32 0, i32 1
  store i64 0, ptr %tv_nsec, align 8
  ret i32 0
}

define i32 @clock_getres(i32 noundef %clock, ptr noundef %result) {
entry:
  %clock.addr = alloca i32, align 4
  %result.addr = alloca ptr, align 8
  store i32 %clock, ptr %clock.addr, align 4
  store ptr %result, ptr %result.addr, align 8
  %0 = load ptr, ptr %result.addr, align 8
  %tobool = icmp ne ptr %0, null
  br i1 %tobool, label %if.then, label %if.end

if.then:                                          ; preds = %entry
  %1 = load ptr, ptr %result.addr, align 8
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %1, i32 0, i32 0
  store i64 0, ptr %tv_sec, align 8
  %2 = load ptr, ptr %result.addr, align 8
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %2, i32 0, i32 1
  store i64 1, ptr %tv_nsec, align 8
  br label %if.end

if.end:                                           ; preds = %if.then, %entry
  ret i32 0
}

define i32 @timespec_get(ptr noundef nonnull %result, i32 noundef %base) {
entry:
  %result.addr = alloca ptr, align 8
  %base.addr = alloca i32, align 4
  store ptr %result, ptr %result.addr, align 8
  store i32 %base, ptr %base.addr, align 4
  %0 = load ptr, ptr %result.addr, align 8
  %tv_sec = getelementptr inbounds nuw %struct.timespec, ptr %0, i32 0, i32 0
  store i64 1700000000, ptr %tv_sec, align 8
  %1 = load ptr, ptr %result.addr, align 8
  %tv_nsec = getelementptr inbounds nuw %struct.timespec, ptr %1, i32 0, i32 1
  store i64 0, ptr %tv_nsec, align 8
  %2 = load i32, ptr %base.addr, align 4
  ret i32 %2
}

define i32 @gettimeofday(ptr noundef nonnull %result, ptr noundef %zone) {
entry:
  %result.addr = alloca ptr, align 8
  %zone.addr = alloca ptr, align 8
  store ptr %result, ptr %result.addr, align 8
  store ptr %zone, ptr %zone.addr, align 8
  %0 = load ptr, ptr %result.addr, align 8
  %tv_sec = getelementptr inbounds nuw %struct.timeval, ptr %0, i32 0, i32 0
  store i64 1700000000, ptr %tv_sec, align 8
  %1 = load ptr, ptr %result.addr, align 8
  %tv_usec = getelementptr inbounds nuw %struct.timeval, ptr %1, i32 0, i32 1
  store i64 0, ptr %tv_usec, align 8
  ret i32 0
}

define double @difftime(i64 noundef %end, i64 noundef %start) {
entry:
  %end.addr = alloca i64, align 8
  %start.addr = alloca i64, align 8
  store i64 %end, ptr %end.addr, align 8
  store i64 %start, ptr %start.addr, align 8
  %0 = load i64, ptr %end.addr, align 8
  %1 = load i64, ptr %start.addr, align 8
  %sub = sub nsw i64 %0, %1
  %conv = sitofp i64 %sub to double
  ret double %conv
}

define void @raddle_assume(i32 noundef %condition) {
entry:
  %condition.addr = alloca i32, align 4
  store i32 %condition, ptr %condition.addr, align 4
  %0 = load i32, ptr %condition.addr, align 4
  call void @__raddle_assume(i32 noundef %0)
  ret void
}

declare void @__raddle_assume(i32 noundef)

define i64 @raddle_choice(i64 noundef %count) {
entry:
  %count.addr = alloca i64, align 8
  store i64 %count, ptr %count.addr, align 8
  %0 = load i64, ptr %count.addr, align 8
  %call = call i64 @__raddle_choose(i64 noundef %0)
  ret i64 %call
}

declare i64 @__raddle_choose(i64 noundef)

define void @raddle_error(ptr noundef %message) {
entry:
  %message.addr = alloca ptr, align 8
  store ptr %message, ptr %message.addr, align 8
  %0 = load ptr, ptr %message.addr, align 8
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
  call void @__raddle_error_error(ptr noundef @.str.27)
  unreachable
}

define void @reach_error() {
entry:
  call void @__raddle_error_error(ptr noundef @.str.28)
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
  call void @__raddle_error_assertion(ptr noundef @.str.29)
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
  %arrayidx = getelementptr inbounds nuw [0 x i64], ptr @__raddle_nondet_values, i64 0, i64 %call
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

define i64 @__VERIFIER_nondet_long() {
entry:
  %call = call i64 @any()
  ret i64 %call
}

define i64 @__VERIFIER_nondet_ulong() {
entry:
  %call = call i64 @any()
  ret i64 %call
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

define i64 @__VERIFIER_nondet_size_t() {
entry:
  %call = call i64 @any()
  ret i64 %call
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
  call void @__raddle_unsupported(ptr noundef @.str.34)
  unreachable

if.end:                                           ; preds = %entry
  %1 = load i64, ptr %self, align 8
  %sub = sub i64 %1, 1
  %shl = shl i64 1, %sub
  call void @llvm.lifetime.end.p0(ptr %self)
  ret i64 %shl
}

declare i64 @__raddle_await_eq_64(ptr noundef, i64 noundef, i64 noundef)

declare i64 @__raddle_await_eq_32(ptr noundef, i64 noundef, i64 noundef)

declare double @llvm.fmuladd.f64(double, double, double)

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

declare { i64, i1 } @llvm.uadd.with.overflow.i64(i64, i64)
