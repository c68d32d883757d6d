import type { ReactNode } from 'react'

interface Props {
  headline: ReactNode
  date: string
  /** Where to hear it. */
  children: ReactNode
}

/** An episode by its headline, with how old it is and where to hear it. */
export function PromotedEpisode({ headline, date, children }: Props): ReactNode {
  return (
    <>
      <div className="podcast-promotion-item__words">
        {headline}
        <p className="podcast-promotion-item__date">{date}</p>
      </div>
      {children}
    </>
  )
}
