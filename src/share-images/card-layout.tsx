import { Artwork } from '@/components/ui/artwork/artwork'
import { Mark } from '@/components/ui/mark'
import { localeNames } from '@/i18n/locales'
import { families } from './card-fonts'
import { cardSize, type ShareCard } from './share-card'
import { titleStyle, type TitleFit } from './title-fit'

const margin = 44
const panel = { width: cardSize.width - 2 * margin, height: 450 }
const art = { topic: 510, mark: panel.height }

/** The place of the title, in pixels: beside the artwork, within the panel. */
export function titleBox({ topic }: Pick<ShareCard, 'topic'>) {
  const artWidth = topic ? art.topic : art.mark
  return { width: panel.width - artWidth - 1.75 * margin, height: panel.height - margin }
}

/** A share image: the masthead of the site, under it a poster with the title and the artwork. */
export function CardLayout({
  card,
  fit,
  styles,
}: {
  card: ShareCard
  fit: TitleFit
  styles: string
}) {
  const { topic, title } = card
  return (
    <div
      data-accent={topic ?? 'none'}
      style={{
        ...cardSize,
        background: 'var(--color-paper)',
        boxSizing: 'border-box',
        color: 'var(--color-ink)',
        display: 'flex',
        flexDirection: 'column',
        fontFamily: families.display,
        justifyContent: 'space-between',
        padding: margin,
      }}
    >
      <style>{styles}</style>
      <Masthead card={card} />
      <div
        style={{
          ...panel,
          alignItems: 'center',
          background: topic ? 'var(--poster)' : 'var(--color-surface)',
          borderRadius: topic ? 'var(--shape)' : 0,
          boxSizing: 'border-box',
          color: topic ? 'var(--poster-words)' : 'var(--color-ink)',
          display: 'flex',
          justifyContent: 'space-between',
          overflow: 'hidden',
          paddingLeft: margin,
        }}
      >
        <div style={{ ...titleStyle(fit), width: titleBox(card).width }}>{title}</div>
        <div style={{ display: 'flex', height: panel.height }}>
          {topic ? (
            <div style={{ display: 'flex', height: panel.height, width: art.topic }}>
              <Artwork topic={topic} />
            </div>
          ) : (
            <Mark size={art.mark} />
          )}
        </div>
      </div>
    </div>
  )
}

function Masthead({ card: { siteName, locale } }: { card: ShareCard }) {
  return (
    <div style={{ alignItems: 'center', display: 'flex', justifyContent: 'space-between' }}>
      <div style={{ alignItems: 'center', display: 'flex', gap: 16 }}>
        <Mark size={48} />
        <div style={{ fontSize: 44, letterSpacing: '-0.02em', lineHeight: 1 }}>{siteName}</div>
      </div>
      <div style={{ color: 'var(--color-muted)', fontFamily: families.text, fontSize: 28 }}>
        {localeNames[locale].name}
      </div>
    </div>
  )
}
