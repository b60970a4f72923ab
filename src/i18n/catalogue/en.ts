import type { Messages } from '../messages'
import { account } from './account.en'
import { auth } from './auth.en'
import { mail } from './mail.en'

export const en: Messages = {
  layout: {
    skip: 'Skip to content',
    menu: 'Menu',
    mainNavigation: 'Main navigation',
    footerNavigation: 'Pages of the site',
    language: 'Language',
    theme: 'Appearance',
    themeLight: 'Light',
    themeDark: 'Dark',
    themeSystem: 'As in the system',
    signIn: 'Sign in',
    account: 'My account',
    backHome: 'Back to the home page',
    partial: 'Part of this page is not translated yet; those texts are shown in Romanian.',
    completing:
      'The translation of this page is still being completed. You can also read the page in {languages}.',
    newBuild: 'A newer version of the site is available.',
    reload: 'Reload the page',
  },
  home: {
    banners: 'Welcome',
  },
  projects: {
    construction: 'In construction',
    open: 'Open',
    visit: 'Open the portal',
    features: 'What you will find',
    others: 'The other projects',
    all: 'All projects',
    join: 'Take part in the project',
    empty: 'No project has been published yet.',
  },
  about: {
    timelineEmpty: 'Our story is just beginning.',
  },
  legal: {
    updated: 'Last updated: {date}',
    release: 'Release of {date}',
    notInForce: 'This is an older release. {link}',
    current: 'See the release in force',
    history: 'Earlier releases',
    contents: 'Contents',
    fullSite: 'To the Pasiuni site',
  },
  account,
  auth,
  mail,
  notFound: {
    title: 'Page not found',
    message: 'Page not found: {path}',
    hint: 'It may have moved, or there is a mistake in the address.',
  },
  error: {
    caption: 'Congratulations, you found a mistake.',
    wrongLink: 'The link used is incorrect.',
    unavailable: 'The site cannot show this page right now. Please try again in a moment.',
    unexpected: 'Something went wrong. We have taken note of it.',
    back: 'back to the site',
    retry: 'Try again',
    code: 'Code {status}',
  },
  preview: {
    notice: 'Preview: you also see unpublished texts.',
    exit: 'Close the preview',
    marks: 'To work on here: {count}',
    noMarks: 'Nothing on this page needs work.',
    marksFailed: 'The texts that need work could not be loaded.',
    notShown: 'not visible on the page',
    missing: 'translation missing',
    outdated: 'outdated',
    suspicious: 'to be checked',
    review: 'to be approved',
    editing: 'Translating the text',
    closeEditing: 'Close and show the page anew',
  },
}
