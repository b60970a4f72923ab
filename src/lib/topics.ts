/** The topics of the network; each has an accent colour and artwork of its own. */
export const topics = ['cinema', 'auto', 'fighting', 'travel'] as const

export type Topic = (typeof topics)[number]
