import type { AdminTextOverrides } from './admin-text-overrides'

/**
 * English wording for the admin panel where Payload's own does not fit any label or names itself, and
 * for what is often seen in sentence case, as the panel's own views have it.
 */
export const enAdminTexts = {
  authentication: {
    checkYourEmailForPasswordReset:
      'If the address belongs to an account, you will soon get an e-mail with a link to choose a new password. If it does not arrive, look into your spam folder.',
    confirmPassword: 'Confirm password',
    emailNotValid: 'The e-mail address is not valid',
    emailSent: 'E-mail sent',
    forgotPassword: 'Forgot password',
    forgotPasswordEmailInstructions:
      'Enter your e-mail address. You will get an e-mail with a link to choose a new password.',
    newPassword: 'New password',
  },
  error: {
    emailOrPasswordIncorrect: 'The e-mail address or the password is not right.',
    userEmailAlreadyRegistered: 'There is already an account with this e-mail address.',
  },
  fields: { collapseAll: 'Collapse all', showAll: 'Show all' },
  general: {
    addFilter: 'Add filter',
    adminTheme: 'Admin theme',
    all: 'All:',
    backToDashboard: 'Back to dashboard',
    clearAll: 'Clear all',
    createdAt: 'Created at',
    createNew: 'Create new',
    createNewLabel: 'Create: {{label}}',
    creatingNewLabel: 'Creating: {{label}}',
    deletedAt: 'Deleted at',
    email: 'E-mail',
    emailAddress: 'E-mail address',
    exitLivePreview: 'Exit live preview',
    false: 'No',
    lastModified: 'Last modified',
    livePreview: 'Live preview',
    newPassword: 'New password',
    noLabel: '—',
    noResultsFound: 'No results.',
    notFound: 'Not found',
    // Between the names of fields.
    or: 'or',
    payloadSettings: 'Panel settings',
    permanentlyDelete: 'Permanently delete',
    perPage: 'Per page: {{limit}}',
    resetPreferences: 'Reset preferences',
    saveChanges: 'Save changes',
    sorryNotFound: 'Sorry, there is nothing at this address.',
    true: 'Yes',
    updatedAt: 'Updated at',
  },
  upload: {
    bulkUpload: 'Bulk upload',
    editImage: 'Edit image',
    fileName: 'File name',
    fileSize: 'File size',
    previewSizes: 'Preview sizes',
  },
  validation: { emailAddress: 'Please enter a valid e-mail address.' },
  version: {
    compareVersions: 'Compare versions',
    currentDraft: 'Current draft',
    currentlyPublished: 'Currently published',
    previouslyDraft: 'Previously a draft',
    previouslyPublished: 'Previously published',
    previousVersion: 'Previous version',
    saveDraft: 'Save draft',
    specificVersion: 'Specific version',
  },
} satisfies AdminTextOverrides
