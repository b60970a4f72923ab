import type { Locale } from '@/i18n/locales'
import type { PictureView } from '../types'

/** The banner that editors chose for a project. */
export function ProjectPicture({ picture, locale }: { picture: PictureView; locale: Locale }) {
  const sizes = '(min-width: 64rem) 50vw, 100vw'
  return (
    <picture>
      {picture.avif !== '' && <source type="image/avif" srcSet={picture.avif} sizes={sizes} />}
      {picture.webp !== '' && <source type="image/webp" srcSet={picture.webp} sizes={sizes} />}
      <img
        src={picture.src}
        width={picture.width}
        height={picture.height}
        alt={picture.alt.value}
        lang={picture.alt.lang === locale ? undefined : picture.alt.lang}
        fetchPriority="high"
        decoding="async"
      />
    </picture>
  )
}
