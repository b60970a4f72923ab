import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { IconifyJSON } from '@iconify/types'
import { getIcons } from '@iconify/utils/lib/icon-set/get-icons'
import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic'
import { iconToSVG } from '@iconify/utils/lib/svg/build'
import { parseIconName, type IconSet } from './icon-name'

// Read at run time: bundled, the twelve megabytes of Solar would be compiled with every build.
const files: Record<IconSet, string> = {
  solar: path.join(process.cwd(), 'node_modules/@iconify-json/solar/icons.json'),
  'circle-flags': path.join(process.cwd(), 'node_modules/@iconify-json/circle-flags/icons.json'),
  pasiuni: path.join(process.cwd(), 'src/icons/pasiuni.json'),
}

const loaded = new Map<IconSet, Promise<IconifyJSON>>()

async function readSet(set: IconSet): Promise<IconifyJSON> {
  const content: unknown = JSON.parse(
    await readFile(/* turbopackIgnore: true */ files[set], 'utf8'),
  )
  const icons = quicklyValidateIconSet(content)
  if (!icons) throw new Error(`${files[set]} is not an Iconify icon set.`)
  return icons
}

/** A collection, read once per process. A failed read is tried again by the next caller. */
function loadSet(set: IconSet): Promise<IconifyJSON> {
  const known = loaded.get(set)
  if (known) return known
  const loading = readSet(set)
  loaded.set(set, loading)
  loading.catch(() => loaded.delete(set))
  return loading
}

export type IconSvg = { viewBox: string; body: string }

/** The drawing of `set:name`; null when there is no such icon. */
export async function loadIcon(iconName: string): Promise<IconSvg | null> {
  const parsed = parseIconName(iconName)
  if (!parsed) return null
  const icon = getIconData(await loadSet(parsed.set), parsed.name)
  if (!icon) return null
  const { attributes, body } = iconToSVG(icon)
  return { viewBox: attributes.viewBox, body }
}

/** Some icons of a collection in the form that Iconify's own service answers. */
export async function loadIcons({
  set,
  names,
}: {
  set: IconSet
  names: string[]
}): Promise<IconifyJSON> {
  const source = await loadSet(set)
  const { lastModified: _, ...found } = getIcons(source, names, true) ?? { prefix: set, icons: {} }
  return { width: 24, height: 24, ...found }
}
