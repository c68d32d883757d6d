import type { ReactNode } from 'react'

/** Label of the button of a promotion without a label of its own. */
export const unnamedAction = 'Learn more'

interface Props {
  // The class of the block, which the parts' classes are made of.
  name: string
  heading: string
  description: string
  // Said above the heading.
  notice?: ReactNode
  children: ReactNode
}

/** Renders the words of a promotion, with its button below. */
export function PromotionWords({ name, heading, description, notice, children }: Props): ReactNode {
  return (
    <div className={`${name}__words`}>
      {notice}
      <p className={`${name}__heading`}>{heading}</p>
      {description.trim() && <p className={`${name}__description`}>{description}</p>}
      {children}
    </div>
  )
}
