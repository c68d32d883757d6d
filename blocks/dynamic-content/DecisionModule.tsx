import type { ReactNode } from 'react'
import type { ReaderDecision } from '#contract/readerDecision.ts'
import { Link } from '../core/Link.tsx'
import { PromotionWords, unnamedAction } from '../core/PromotionWords.tsx'
import type { PageContext } from '../core/render.types.ts'
import { safeHref } from '../core/safeHref.ts'
import { dynamicContentModifiers } from './dynamicContentModifiers.ts'

interface Props {
  decision: ReaderDecision
  site: PageContext['site']
  children?: ReactNode
}

const name = 'dynamic-content'

/** Renders what was decided for a reader: picture, heading, description, button and small print. */
export function DecisionModule({ decision, site, children }: Props): ReactNode {
  const { adDetails, btnText, description, heading, imageAlt, imageHeight, imageUrl, imageWidth, link } = decision
  const modifiers = dynamicContentModifiers(decision).flatMap((modifier) => (modifier ? [`${name}--${modifier}`] : []))
  const picture = safeHref(imageUrl)
  return (
    <div className={[name, ...modifiers].join(' ')} role="note">
      {picture ? (
        <img
          className={`${name}__picture`}
          src={picture}
          alt={imageAlt}
          width={imageWidth}
          height={imageHeight}
          style={{ width: imageWidth, height: imageHeight }}
        />
      ) : null}
      <PromotionWords name={name} heading={heading} description={description}>
        {link.trim() ? (
          <Link href={link} page={{ medium: 'page', site }} className={`button ${name}__button`} fallback={null}>
            {btnText.trim() || unnamedAction}
          </Link>
        ) : null}
        {adDetails.trim() ? <p className={`${name}__details`}>{adDetails}</p> : null}
      </PromotionWords>
      {children}
    </div>
  )
}
