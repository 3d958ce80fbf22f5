// hypot: the root of two squares, without running over on the way. The root is mended once by what its square
// lacks, which is computed exactly.
static double half_of(double x) {  // the upper 26 bits
    double scaled = x * 134217729.0;
    return scaled - (scaled - x);
}

static double lack_of_square(double x) {  // what x * x, rounded, lacks
    double upper = half_of(x), lower = x - upper;
    return ((upper * upper - x * x) + 2 * upper * lower) + lower * lower;
}

double hypot(double x, double y) {
    x = __builtin_fabs(x), y = __builtin_fabs(y);
    if (__builtin_isinf(x) || __builtin_isinf(y)) return __builtin_inf();
    if (!(x >= y)) {
        double other = x;
        x = y, y = other;
    }
    if (__builtin_isnan(x) || __builtin_isnan(y)) return x + y;
    if (y <= x * 0x1p-54) return x + y;
    double scale = x > 0x1p500 ? 0x1p600 : y < 0x1p-450 ? 0x1p-600 : 1;
    x /= scale, y /= scale;
    double root = __builtin_sqrt(x * x + y * y);
    double rest = (x * x - root * root) + y * y;
    rest += (lack_of_square(x) + lack_of_square(y)) - lack_of_square(root);
    return (root + rest / (2 * root)) * scale;
}

float hypotf(float x, float y) {
    if (__builtin_isinf(x) || __builtin_isinf(y)) return __builtin_inff();
    return (float)__builtin_sqrt((double)x * x + (double)y * y);
}
