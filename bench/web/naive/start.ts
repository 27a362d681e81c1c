// Shared modules are there only after a step that waits for them, as guides of federation tell.
void import('@mowka/shell/src/main')
