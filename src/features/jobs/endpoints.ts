import type { Endpoint } from 'payload'
import { runJobEndpoint } from './endpoints/run-job'

export const jobsEndpoints: Endpoint[] = [runJobEndpoint]
