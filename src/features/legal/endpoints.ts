import type { Endpoint } from 'payload'
import { noticeQuestionEndpoint } from './endpoints/notice-question'

export const legalEndpoints: Endpoint[] = [noticeQuestionEndpoint]
