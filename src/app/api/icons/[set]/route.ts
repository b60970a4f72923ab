import { isIconSet, parseIconName } from '@/lib/icon-name'
import { loadIcons } from '@/lib/icons'

const MAX_ICONS = 100

const day = 60 * 60 * 24
const headers = { 'Cache-Control': `public, max-age=${day}, stale-while-revalidate=${7 * day}` }

/** `/api/icons/solar.json?icons=star-linear,reel-linear`, the form of Iconify's own service. */
export async function GET(
  request: Request,
  { params }: { params: Promise<{ set: string }> },
): Promise<Response> {
  const { set } = await params
  const name = set.endsWith('.json') ? set.slice(0, -'.json'.length) : ''
  if (!isIconSet(name)) return new Response(null, { status: 404 })

  const asked = new URL(request.url).searchParams.get('icons')?.split(',') ?? []
  const names = [...new Set(asked)].filter((icon) => parseIconName(`${name}:${icon}`) !== null)
  if (asked.length > MAX_ICONS) return new Response(null, { status: 400 })
  if (names.length === 0) return new Response(null, { status: 404 })
  return Response.json(await loadIcons({ set: name, names }), { headers })
}
