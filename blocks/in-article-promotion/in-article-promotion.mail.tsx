import { MailButton, MailPanel, MailPicture } from '../core/mail/MailParts.tsx'
import type { MailFace } from '../core/mail/mail.types.ts'
import { headlineInMail, noteInMail, panelPadding, textInMail } from '../core/mail/mailStyles.ts'
import { politicalFacts } from '../core/PoliticalNotice.tsx'
import { unnamedAction } from '../core/PromotionWords.tsx'
import { referenceOf } from '../core/references.ts'
import { safeHref } from '../core/safeHref.ts'
import type { inArticlePromotion } from './in-article-promotion.schema.ts'

/** A call to action: picture, heading, description and button. */
export const inArticlePromotionMail: MailFace<typeof inArticlePromotion> = {
  render: ({ block, page, width }) => {
    const promotion = referenceOf(page.references.promotions, block.props.promotionId)
    if (!promotion) return null
    const { heading, description, ctaButtonText, image, political, url } = promotion
    return (
      <MailPanel>
        {political && (
          <p {...noteInMail}>
            <strong>Political advertisement.</strong> {politicalFacts(political)}.
          </p>
        )}
        {image && <MailPicture media={image} alt="" page={page} width={width - 2 * panelPadding} />}
        <p {...headlineInMail}>{heading}</p>
        {description.trim() && <p {...textInMail}>{description}</p>}
        {safeHref(url) !== null && (
          <MailButton href={url} page={page}>
            {ctaButtonText.trim() || unnamedAction}
          </MailButton>
        )}
      </MailPanel>
    )
  },
}
