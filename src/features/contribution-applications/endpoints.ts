import type { Endpoint } from 'payload'
import { applicationsEndpoint } from './endpoints/applications'

export const contributionApplicationsEndpoints: Endpoint[] = [applicationsEndpoint]
