import { passFocusTo } from '../pass-focus.client'

/** The id of the heading of the findings. */
export const findingsHeading = 'unit-findings'

export const passFocusToFindings = passFocusTo(findingsHeading)
