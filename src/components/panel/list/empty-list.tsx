import view from '../view.module.css'

/** Says why a list is empty, and the way to what there is. */
export function EmptyList({
  reason,
  wayOut = null,
}: {
  reason: string
  wayOut?: { href: string; text: string } | null
}) {
  return (
    <div className={view.empty}>
      <p>{reason}</p>
      {wayOut && (
        <p>
          <a href={wayOut.href}>{wayOut.text}</a>
        </p>
      )}
    </div>
  )
}
