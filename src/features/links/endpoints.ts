import type { Endpoint } from 'payload'
import { linksEndpoint } from './endpoints/links'

export const linksEndpoints: Endpoint[] = [linksEndpoint]
