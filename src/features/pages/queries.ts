import 'server-only'
import { getCms } from '@/cms/client'
import { cached } from '@/cms/reading/cached'
import { localizedReader } from '@/cms/reading/localized'
import { readGlobal } from '@/cms/reading/read-global'
import type { Locale } from '@/i18n/locales'
import type { Home } from '@/payload-types'
import { currentNumbers, numbersTag } from '@/features/community-numbers/current-numbers'
import type { PublicNumbers } from '@/features/community-numbers/public-numbers'
import { toBlock, toButton, toIconBlock, toSeo } from './mapping'
import type {
  AboutView,
  BannerView,
  BecomeView,
  CommunityView,
  ContactView,
  HomeView,
  ProjectsPageView,
} from './types'

type Args = { locale: Locale; draft: boolean }
type Request = { locale: Locale }

async function readHome({ locale, draft }: Args): Promise<HomeView> {
  const versions = await readGlobal({ slug: 'home', locale, draft })
  const { source } = versions
  const read = localizedReader(versions)

  function toBanner(get: (doc: Home) => Home['banner1']): BannerView {
    const buttons = [
      toButton({ read, source, locale, get: (doc) => get(doc).primary }),
      toButton({ read, source, locale, get: (doc) => get(doc).secondary }),
    ]
    return {
      ...toBlock({ read, get }),
      artwork: get(source).artwork,
      buttons: buttons.filter((button) => button !== null),
    }
  }

  const banners = [
    toBanner((doc) => doc.banner1),
    toBanner((doc) => doc.banner2),
    toBanner((doc) => doc.banner3),
  ]
  const [first = toBlock({ read, get: (doc) => doc.banner1 })] = banners
  return {
    banners,
    featuresHead: toBlock({ read, get: (doc) => doc.features }),
    features: [
      toIconBlock({ read, source, get: (doc) => doc.news }),
      toIconBlock({ read, source, get: (doc) => doc.reviews }),
      toIconBlock({ read, source, get: (doc) => doc.catalogues }),
      toIconBlock({ read, source, get: (doc) => doc.events }),
    ],
    projectsHead: toBlock({ read, get: (doc) => doc.projects }),
    seo: toSeo({ read, source, get: (doc) => doc.seo, fallback: first }),
    ...read.gaps(),
  }
}

async function readAbout({ locale, draft }: Args): Promise<AboutView> {
  const versions = await readGlobal({ slug: 'about', locale, draft })
  const { source } = versions
  const read = localizedReader(versions)
  const head = toBlock({ read, get: (doc) => doc.head })
  return {
    head,
    mission: toBlock({ read, get: (doc) => doc.mission }),
    valuesHead: toBlock({ read, get: (doc) => doc.values }),
    values: [
      toIconBlock({ read, source, get: (doc) => doc.value1 }),
      toIconBlock({ read, source, get: (doc) => doc.value2 }),
      toIconBlock({ read, source, get: (doc) => doc.value3 }),
    ],
    timelineHead: toBlock({ read, get: (doc) => doc.timeline }),
    seo: toSeo({ read, source, get: (doc) => doc.seo, fallback: head }),
    ...read.gaps(),
  }
}

async function readBecome({ locale, draft }: Args): Promise<BecomeView> {
  const versions = await readGlobal({ slug: 'become', locale, draft })
  const { source } = versions
  const read = localizedReader(versions)
  const head = toBlock({ read, get: (doc) => doc.head })
  const ids = ['writer', 'editor', 'expert'] as const
  return {
    head,
    roles: ids.map((id) => ({
      id,
      ...toIconBlock({ read, source, get: (doc) => doc[id] }),
      tasks: read.richText((doc) => doc[id]?.tasks),
    })),
    steps: toBlock({ read, get: (doc) => doc.steps }),
    terms: toBlock({ read, get: (doc) => doc.terms }),
    seo: toSeo({ read, source, get: (doc) => doc.seo, fallback: head }),
    ...read.gaps(),
  }
}

async function readCommunity({ locale, draft }: Args): Promise<CommunityView> {
  const versions = await readGlobal({ slug: 'community', locale, draft })
  const { source } = versions
  const read = localizedReader(versions)
  const head = toBlock({ read, get: (doc) => doc.head })
  return {
    head,
    parts: [
      toIconBlock({ read, source, get: (doc) => doc.part1 }),
      toIconBlock({ read, source, get: (doc) => doc.part2 }),
      toIconBlock({ read, source, get: (doc) => doc.part3 }),
    ],
    numbers: toBlock({ read, get: (doc) => doc.numbers }),
    invitation: {
      ...toBlock({ read, get: (doc) => doc.invitation }),
      button: toButton({ read, source, locale, get: (doc) => doc.invitation?.button }),
    },
    seo: toSeo({ read, source, get: (doc) => doc.seo, fallback: head }),
    ...read.gaps(),
  }
}

async function readContact({ locale, draft }: Args): Promise<ContactView> {
  const versions = await readGlobal({ slug: 'contact', locale, draft })
  const { source } = versions
  const read = localizedReader(versions)
  const head = toBlock({ read, get: (doc) => doc.head })
  return {
    head,
    email: source.email,
    mail: toBlock({ read, get: (doc) => doc.mail }),
    form: {
      ...toBlock({ read, get: (doc) => doc.form }),
      signInNotice: read.text((doc) => doc.form?.signInNotice),
      signInButton: read.text((doc) => doc.form?.signInButton),
    },
    seo: toSeo({ read, source, get: (doc) => doc.seo, fallback: head }),
    ...read.gaps(),
  }
}

async function readProjectsPage({ locale, draft }: Args): Promise<ProjectsPageView> {
  const versions = await readGlobal({ slug: 'projects-page', locale, draft })
  const { source } = versions
  const read = localizedReader(versions)
  const head = toBlock({ read, get: (doc) => doc.head })
  return {
    head,
    more: toBlock({ read, get: (doc) => doc.more }),
    seo: toSeo({ read, source, get: (doc) => doc.seo, fallback: head }),
    ...read.gaps(),
  }
}

function page<View>({ name, read }: { name: string; read: (args: Args) => Promise<View> }) {
  return cached<Request, View>({ name, tags: [name, 'media'], read })
}

export const getHome = page({ name: 'home', read: readHome })
export const getAbout = page({ name: 'about', read: readAbout })
export const getBecome = page({ name: 'become', read: readBecome })
export const getCommunity = page({ name: 'community', read: readCommunity })
export const getContact = page({ name: 'contact', read: readContact })
export const getProjectsPage = page({ name: 'projects-page', read: readProjectsPage })

/** How large the community is; null until it is counted for the first time. */
export const getCommunityNumbers = cached<object, PublicNumbers | null>({
  name: 'community-numbers',
  tags: [numbersTag],
  read: async () => currentNumbers(await getCms()),
})
