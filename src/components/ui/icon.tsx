import { useId } from 'react'
import { loadIcon } from '@/lib/icons'
import styles from './icon.module.css'

/** An icon such as `solar:star-linear`, drawn into the page; nothing when it does not exist. */
export function Icon({ name, size = 24 }: { name: string; size?: number }) {
  return <IconSvg name={name} size={size} suffix={useId()} />
}

async function IconSvg({ name, size, suffix }: { name: string; size: number; suffix: string }) {
  const icon = await loadIcon(name)
  if (!icon) return null
  // Iconify begins every id with SVG; two flags on a page would otherwise share their masks.
  const body = icon.body.replaceAll(/\bSVG\w+/g, (id) => `${id}${suffix}`)
  return (
    <svg
      className={styles.icon}
      viewBox={icon.viewBox}
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
      dangerouslySetInnerHTML={{ __html: body }}
    />
  )
}
