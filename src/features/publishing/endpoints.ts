import type { Endpoint } from 'payload'
import { cancelScheduleEndpoint } from './endpoints/cancel-schedule'
import { previewLinkEndpoint } from './endpoints/preview-link'
import { reviewEndpoint } from './endpoints/review'
import { readScheduleEndpoint, scheduleEndpoint } from './endpoints/schedule'
import { withdrawEndpoint } from './endpoints/withdraw'

export const publishingEndpoints: Endpoint[] = [
  cancelScheduleEndpoint,
  previewLinkEndpoint,
  reviewEndpoint,
  readScheduleEndpoint,
  scheduleEndpoint,
  withdrawEndpoint,
]
