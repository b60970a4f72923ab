import type { AdminTextOverrides } from './admin-text-overrides'

/** English wording for the admin panel where Payload's own does not fit any label or names itself. */
export const enAdminTexts = {
  general: { all: 'All:', payloadSettings: 'Panel settings' },
} satisfies AdminTextOverrides
