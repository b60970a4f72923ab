/** How long a mail may be sent, by itself or by hand, before what it says is erased; milliseconds. */
export const giveUpAfterMs = 3 * 24 * 60 * 60_000
