/// The commit from which scripts/build built the program; "" if another build did.
const char *obdmech_commit(void);
