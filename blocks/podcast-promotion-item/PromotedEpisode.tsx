import type { ReactNode } from 'react'

interface Props {
  headline: ReactNode
  date: string
  children: ReactNode
}

/** Renders an episode: its headline, its age, and the ways to listen to it. */
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
