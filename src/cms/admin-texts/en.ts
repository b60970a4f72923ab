import type { AdminTextOverrides } from './admin-text-overrides'

/**
 * English wording for the admin panel where Payload's own does not fit any label or names itself, and
 * for what is often seen in sentence case, as the panel's own views have it. What Payload calls a
 * locale is a language here.
 */
export const enAdminTexts = {
  authentication: {
    alreadyLoggedIn: 'Already signed in',
    backToLogin: 'Back to sign-in',
    checkYourEmailForPasswordReset:
      'If the address belongs to an account, you will soon get an e-mail with a link to choose a new password. If it does not arrive, look into your spam folder.',
    confirmPassword: 'Confirm password',
    emailNotValid: 'The e-mail address is not valid',
    emailSent: 'E-mail sent',
    forgotPassword: 'Forgot password',
    forgotPasswordEmailInstructions:
      'Enter your e-mail address. You will get an e-mail with a link to choose a new password.',
    loggedIn: 'To sign in as someone else, <0>sign out</0> first.',
    loggedOutInactivity: 'You have been signed out because of inactivity.',
    loggedOutSuccessfully: 'You have signed out.',
    login: 'Sign in',
    loginWithAnotherUser: 'To sign in as someone else, <0>sign out</0> first.',
    logOut: 'Sign out',
    logout: 'Sign out',
    logoutSuccessful: 'You have signed out.',
    logoutUser: 'Sign out',
    newPassword: 'New password',
    stayLoggedIn: 'Stay signed in',
    youAreInactive:
      'You have not been active for a while and will shortly be signed out, for your own security. Would you like to stay signed in?',
  },
  error: {
    emailOrPasswordIncorrect: 'The e-mail address or the password is not right.',
    localesNotSaved_one: 'The texts in this language could not be saved:',
    localesNotSaved_other: 'The texts in these languages could not be saved:',
    logoutFailed: 'Signing out has failed.',
    unauthorized: 'No access: sign in, or ask an administrator for it.',
    userEmailAlreadyRegistered: 'There is already an account with this e-mail address.',
  },
  fields: {
    // There is nothing to choose: links lead to addresses only.
    chooseBetweenCustomTextOrDocument: 'The link leads to the address below.',
    collapseAll: 'Collapse all',
    editLink: 'Edit link',
    linkType: 'Link type',
    removeUpload: 'Remove upload',
    showAll: 'Show all',
    swapUpload: 'Swap upload',
  },
  general: {
    addFilter: 'Add filter',
    adminTheme: 'Admin theme',
    all: 'All:',
    allLocales: 'All languages',
    applyChanges: 'Apply changes',
    backToDashboard: 'Back to dashboard',
    clearAll: 'Clear all',
    copyField: 'Copy field',
    createdAt: 'Created at',
    createNew: 'Create new',
    createNewLabel: 'Create: {{label}}',
    creatingNewLabel: 'Creating: {{label}}',
    deletedAt: 'Deleted at',
    documentIsTrashed: 'This {{label}} is in the trash and can only be read.',
    email: 'E-mail',
    emailAddress: 'E-mail address',
    exitLivePreview: 'Exit live preview',
    fallbackToDefaultLocale: 'Use the text in the default language',
    false: 'No',
    lastModified: 'Last modified',
    livePreview: 'Live preview',
    locale: 'Language',
    locales: 'Languages',
    newPassword: 'New password',
    noLabel: '—',
    noResultsFound: 'No results.',
    notFound: 'Not found',
    // Between the names of fields.
    or: 'or',
    pasteField: 'Paste field',
    payloadSettings: 'Panel settings',
    permanentlyDelete: 'Permanently delete',
    perPage: 'Per page: {{limit}}',
    resetPreferences: 'Reset preferences',
    saveChanges: 'Save changes',
    selectAll: 'Select all ({{count}})',
    sorryNotFound: 'Sorry, there is nothing at this address.',
    true: 'Yes',
    updatedAt: 'Updated at',
  },
  localization: {
    cannotCopySameLocale: 'A language cannot be copied to itself',
    copyToLocale: 'Copy to another language',
    localeToPublish: 'Language to publish',
    // After “Duplicate”, in a menu and above a drawer.
    selectedLocales: 'selected languages',
    selectLocaleToCopy: 'Select a language to copy',
    selectLocaleToDuplicate: 'Select languages to duplicate',
  },
  upload: {
    // After a number.
    filesToUpload: 'files to upload',
    fileToUpload: 'file to upload',
    bulkUpload: 'Bulk upload',
    editImage: 'Edit image',
    focalPoint: 'Focal point',
    fileName: 'File name',
    fileSize: 'File size',
    previewSizes: 'Preview sizes',
  },
  validation: { emailAddress: 'Please enter a valid e-mail address.' },
  version: {
    aboutToPublishSelection:
      'You are about to publish all that is selected ({{label}}). Are you sure?',
    aboutToRestore:
      'You are about to bring this document ({{label}}) back to its state of {{versionDate}}, as a draft. Readers see the change only once you publish it.',
    aboutToRestoreGlobal:
      'You are about to bring “{{label}}” back to its state of {{versionDate}}, as a draft. Readers see the change only once you publish it.',
    aboutToUnpublishSelection:
      'You are about to unpublish all that is selected ({{label}}). Are you sure?',
    compareVersions: 'Compare versions',
    confirmUnpublish: 'Confirm unpublishing',
    confirmPublish: 'Confirm publishing',
    confirmVersionRestoration: 'Confirm version restoration',
    currentDraft: 'Current draft',
    currentlyPublished: 'Currently published',
    previouslyDraft: 'Previously a draft',
    previouslyPublished: 'Previously published',
    previousVersion: 'Previous version',
    publishAllLocales: 'Publish in all languages',
    saveDraft: 'Save draft',
    selectLocales: 'Select languages to show',
    showLocales: 'Show languages:',
    specificVersion: 'Specific version',
  },
  lexical: {
    horizontalRule: { label: 'Horizontal rule' },
    orderedList: { label: 'Ordered list' },
    paragraph: { label2: 'Normal text' },
    unorderedList: { label: 'Unordered list' },
  },
} satisfies AdminTextOverrides
