import { textHash } from '@/i18n/text-hash'

/** To be counted up when units of an older file could be taken for something else. */
const version = 1

/** Schema id in every file of this form. */
export const exchangeSchema = textHash(`pasiuni exchange ${version}`)
