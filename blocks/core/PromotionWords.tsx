import type { ReactNode } from 'react'

/** What is on the button of a promotion that gives it no words. */
export const unnamedAction = 'Learn more'

interface Props {
  /** The class of the block, which the parts' classes are made of. */
  name: string
  heading: string
  description: string
  /** The button. */
  children: ReactNode
}

/** The words of a promotion, with its button below. */
export function PromotionWords({ name, heading, description, children }: Props): ReactNode {
  return (
    <div className={`${name}__words`}>
      <p className={`${name}__heading`}>{heading}</p>
      {description.trim() && <p className={`${name}__description`}>{description}</p>}
      {children}
    </div>
  )
}
