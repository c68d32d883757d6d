'use client'

import { useDocumentInfo, useFormFields } from '@payloadcms/ui'
import { usePublication } from '../clock/usePublication.ts'
import { ForReaders, usePicture, useText } from './ForReaders.tsx'

/** Renders an author as readers get them below a story: portrait, name, role, bio and pages elsewhere. */
export function AuthorLook() {
  const { id, savedDocumentData } = useDocumentInfo()
  const siteUrl = usePublication()?.siteUrl
  const [name, role, bio, contact] = [useText('name'), useText('role'), useText('bio'), useText('contact')]
  const portrait = usePicture('portrait')
  const links = useFormFields(([fields]) =>
    Array.from({ length: Number(fields.links?.rows?.length ?? 0) }, (_, index) => fields[`links.${index}.label`]?.value)
      .filter((label) => typeof label === 'string' && label !== '')
      .join(' · '),
  )
  const slug: unknown = savedDocumentData?.slug
  const livePage = id !== undefined && siteUrl && typeof slug === 'string' ? `${siteUrl}/author/${slug}` : null
  const pages = [contact, links].filter((one) => one !== '').join(' · ')
  const { x, y } = portrait?.focalPoint ?? { x: 0.5, y: 0.5 }
  return (
    <ForReaders title="What readers get below this author’s stories" livePage={livePage}>
      <div className="author-look">
        {portrait ? (
          <img
            className="author-look__portrait"
            src={portrait.src}
            alt=""
            style={{ objectPosition: `${x * 100}% ${y * 100}%` }}
          />
        ) : (
          <span className="author-look__portrait author-look__portrait--none" />
        )}
        <div>
          <p className="author-look__name">
            <bdi>{name || 'Name'}</bdi>
            {role && <span>, {role}</span>}
          </p>
          {bio && (
            <p className="author-look__bio" dir="auto">
              {bio}
            </p>
          )}
          {pages && <p className="author-look__pages">{pages}</p>}
          {!bio && pages === '' && (
            <p className="author-look__none">
              Without a bio, an e-mail or a page elsewhere, stories have the name only.
            </p>
          )}
        </div>
      </div>
    </ForReaders>
  )
}
