interface Props {
  // The block whose class names it takes: "image" gives `image__caption`.
  of: string
  caption: string
  credit: string
  separator?: string
}

/** Renders caption and credit of a picture; nothing at all when both are empty. */
export function Caption({ of, caption, credit, separator = ' ' }: Props) {
  const hasCredit = credit.trim() !== ''
  if (!caption.trim() && !hasCredit) return null
  return (
    <figcaption className={`${of}__caption`} dir="auto">
      {caption.trim() && hasCredit ? `${caption}${separator}` : caption}
      {hasCredit ? <span className={`${of}__credit`}>{credit}</span> : null}
    </figcaption>
  )
}
