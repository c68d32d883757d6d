import { blockAttributes } from '../core/blockAttributes.ts'
import { reportBlock } from '../core/blockReport.ts'
import { Island } from '../core/Island.tsx'
import { Link } from '../core/Link.tsx'
import { referenceOf } from '../core/references.ts'
import type { BlockRenderer } from '../core/render.types.ts'
import { NewsletterWords, SignupConsent } from './NewsletterWords.tsx'
import { NewsletterSignupIsland } from './newsletter-signup.island.tsx'
import { newsletterSignup } from './newsletter-signup.schema.ts'

/** Renders a newsletter with the form to subscribe to it; a feed, which has no forms, links to where there is one. */
export const renderNewsletterSignup: BlockRenderer<typeof newsletterSignup> = ({ block, page }) => {
  const newsletter = referenceOf(page.references.newsletters, block.props.newsletterId)
  if (!newsletter) {
    reportBlock(block, 'not shown, its newsletter is missing')
    return null
  }
  const { ctaTitle, description, logo, name } = newsletter
  return (
    <section {...blockAttributes(newsletterSignup, block.props)}>
      {logo && <page.Picture media={logo} alt="" sizes="96px" aspectRatio={1} className="newsletter-signup__logo" />}
      <NewsletterWords title={ctaTitle.trim() || name} description={description} />
      {page.medium === 'feed' ? (
        <p>
          <Link href="/newsletters" page={page}>
            Sign Up
          </Link>
        </p>
      ) : (
        <div className="newsletter-signup__form">
          <Island
            name="newsletter-signup"
            component={NewsletterSignupIsland}
            props={{
              newsletter: name,
              formId: `newsletter-signup-${block.nthOfType}`,
              conversionPixel: page.conversionPixel ?? null,
              asksConsent: page.asksConsent ?? false,
            }}
          />
          <SignupConsent
            terms={<a href="/terms-of-use">Terms of Use</a>}
            privacy={<a href="/privacy-policy">Privacy Policy</a>}
          />
        </div>
      )}
    </section>
  )
}
