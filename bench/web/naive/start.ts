// Shared modules are available only after an asynchronous boundary, as federation guides recommend.
void import('@mowka/shell/src/main')
