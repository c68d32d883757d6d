'use client'

import { AlignmentTool } from '../core/BlockTools.tsx'
import { blockAttributes } from '../core/blockAttributes.ts'
import { NewsletterIcon } from '../core/blockIcons.tsx'
import { ChosenDocument, type DocumentChoice, DocumentTools } from '../core/ChosenDocument.tsx'
import type { BlockEditorView, EditorViewProps } from '../core/editor.types.ts'
import { ReaderLook } from '../core/ReaderLook.tsx'
import { NewsletterWords, SignupConsent } from './NewsletterWords.tsx'
import { newsletterSignup } from './newsletter-signup.schema.ts'

const choiceOf = ({ props, services, update }: EditorViewProps<typeof newsletterSignup>): DocumentChoice => ({
  collection: 'newsletter-lists',
  noun: 'Newsletter',
  id: props.newsletterId,
  services,
  choose: (newsletterId) => update({ newsletterId }),
})

// The form as readers see it, disabled: it would subscribe the editor.
function SignupPicture() {
  return (
    <div className="newsletter-signup__form">
      <span className="newsletter-signup__label">E-mail</span>
      <div className="newsletter-signup__row">
        <span className="newsletter-signup__email">you@example.com</span>
        <span className="button">Sign Up</span>
      </div>
      <SignupConsent terms={<u>Terms of Use</u>} privacy={<u>Privacy Policy</u>} />
    </div>
  )
}

function NewsletterSignupBody(view: EditorViewProps<typeof newsletterSignup>) {
  const { props, services } = view
  return (
    <ChosenDocument {...choiceOf(view)} Icon={NewsletterIcon} isEditable={view.isEditable}>
      {({ title, text, imageId }) => {
        const logo = imageId ? services.findMedia(imageId) : null
        return (
          <ReaderLook>
            <div {...blockAttributes(newsletterSignup, { alignment: props.alignment })}>
              {logo && <img src={logo.src} alt="" className="newsletter-signup__logo" />}
              <NewsletterWords title={title} description={text} />
              <SignupPicture />
            </div>
          </ReaderLook>
        )
      }}
    </ChosenDocument>
  )
}

function NewsletterSignupToolbar(view: EditorViewProps<typeof newsletterSignup>) {
  const { props, update } = view
  return (
    <>
      <DocumentTools {...choiceOf(view)} />
      <AlignmentTool choices={['none', 'left', 'center', 'right', 'wide']} value={props.alignment} update={update} />
    </>
  )
}

export const newsletterSignupEditorView: BlockEditorView<typeof newsletterSignup> = {
  Icon: NewsletterIcon,
  keywords: ['subscribe', 'mail', 'email', 'sign up', 'form'],
  isInsertable: true,
  Body: NewsletterSignupBody,
  Toolbar: NewsletterSignupToolbar,
}
