/** A failure whose message is meant for the person at the terminal: printed without a stack. */
export class PlainError extends Error {}
