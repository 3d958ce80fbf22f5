int almost_main(void) { return 0; }
