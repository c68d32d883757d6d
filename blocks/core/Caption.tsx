interface Props {
  /** The block whose class names it takes: "image" gives `image__caption`. */
  of: string
  caption: string
  credit: string
}

/** Caption and credit of a picture; nothing at all when both are empty. */
export function Caption({ of, caption, credit }: Props) {
  if (!caption.trim() && !credit.trim()) return null
  return (
    <figcaption className={`${of}__caption`}>
      {caption}
      {caption.trim() && credit.trim() ? ' ' : null}
      {credit.trim() ? <span className={`${of}__credit`}>{credit}</span> : null}
    </figcaption>
  )
}
