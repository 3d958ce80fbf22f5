int declared(void);
