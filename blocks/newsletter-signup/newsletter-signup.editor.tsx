'use client'

import { alignmentOptions, ToolSelect } from '../core/BlockTools.tsx'
import { NewsletterIcon } from '../core/blockIcons.tsx'
import { ChooseDocument, ChosenDocument, type DocumentChoice } from '../core/ChosenDocument.tsx'
import type { BlockFace, FaceProps } from '../core/editor.types.ts'

const alignments = alignmentOptions(['none', 'left', 'center', 'right', 'wide'] as const)

const choiceOf = ({ props, services, update }: FaceProps<'newsletter-signup'>): DocumentChoice => ({
  collection: 'newsletter-lists',
  noun: 'Newsletter',
  id: props.newsletterId,
  services,
  choose: (newsletterId) => update({ newsletterId }),
})

function NewsletterSignupBody(face: FaceProps<'newsletter-signup'>) {
  return <ChosenDocument {...choiceOf(face)} Icon={NewsletterIcon} isEditable={face.isEditable} />
}

function NewsletterSignupToolbar(face: FaceProps<'newsletter-signup'>) {
  const { props, update } = face
  return (
    <>
      <ChooseDocument {...choiceOf(face)} />
      <ToolSelect
        label="Alignment"
        value={props.alignment}
        options={alignments}
        onChange={(alignment) => update({ alignment })}
      />
    </>
  )
}

export const newsletterSignupFace: BlockFace<'newsletter-signup'> = {
  Icon: NewsletterIcon,
  keywords: ['subscribe', 'mail', 'email', 'sign up', 'form'],
  isInsertable: true,
  Body: NewsletterSignupBody,
  Toolbar: NewsletterSignupToolbar,
}
