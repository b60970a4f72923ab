import type { Topic } from '@/lib/topics'
import type { LocalizedRichText, TranslationGaps } from '@/cms/reading/localized'
import type { Text } from '@/i18n/text'

export type TextBlock = { title: Text; text: Text }

export type IconBlock = TextBlock & { icon: string | null }

/** `href` is ready to use: a page of the site in the page's language, or a full address. */
export type ButtonView = { label: Text; href: string }

/** The picture of a shared link; `url` is a path of this site or a full address. */
export type SharePicture = { url: string; width: number; height: number; alt: string }

/** What search engines and shared links show of a page, in plain text. */
export type SeoView = {
  title: string
  description: string
  /** Chosen by an editor; without it a picture is drawn (docs/adr/0018). */
  image: SharePicture | null
  /** What the drawn picture says, where that is not the title. */
  heading?: string
  /** Colour and artwork of the drawn picture, where the page has a topic. */
  topic?: Topic
}

export type PageView = TranslationGaps & { seo: SeoView }

export type BannerView = TextBlock & { artwork: Topic; buttons: ButtonView[] }

export type HomeView = PageView & {
  banners: BannerView[]
  featuresHead: TextBlock
  features: IconBlock[]
  projectsHead: TextBlock
}

export type AboutView = PageView & {
  head: TextBlock
  mission: TextBlock
  valuesHead: TextBlock
  values: IconBlock[]
  timelineHead: TextBlock
}

export type RoleView = IconBlock & { tasks: LocalizedRichText }

export type BecomeView = PageView & {
  head: TextBlock
  roles: (RoleView & { id: 'writer' | 'editor' | 'expert' })[]
  steps: TextBlock
  terms: TextBlock
}

export type CommunityView = PageView & {
  head: TextBlock
  parts: IconBlock[]
  numbers: TextBlock
  invitation: TextBlock & { button: ButtonView | null }
}

export type ContactView = PageView & {
  head: TextBlock
  email: string
  mail: TextBlock
  form: TextBlock & { signInNotice: Text; signInButton: Text }
}

export type ProjectsPageView = PageView & { head: TextBlock; more: TextBlock }
