'use client'

import { Button } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { sendRest } from '../../api/rest.ts'
import { Face, type FacePicture } from '../../kit/Face.tsx'
import { notifyError } from '../../kit/notices.ts'
import { exactlyOne } from '../../kit/picker/selection.ts'
import { usePicker } from '../../kit/picker/usePicker.tsx'
import { FocalPointDialog } from '../../media-library/FocalPointDialog.tsx'
import { middle } from '../../media-library/focalPoint.ts'
import { MediaLibraryDialog } from '../../media-library/MediaLibraryDialog.tsx'
import { AccountSection } from './AccountSection.tsx'

export interface OwnPicture extends FacePicture {
  id: number
}

interface PictureSectionProps {
  userId: number
  name: string
  picture: OwnPicture | null
}

interface PictureChange {
  picture: OwnPicture | null
  data: { avatar?: number | null; avatarCrop?: { x: number; y: number; zoom: number } }
}

/** Renders the picture of the person at the screen, as colleagues see it beside comments, and how it is cut. */
export function PictureSection({ userId, name, picture: initial }: PictureSectionProps) {
  const [picture, setPicture] = useState(initial)
  const [saved, setSaved] = useState(initial)
  const library = usePicker(MediaLibraryDialog)
  const focus = usePicker(FocalPointDialog)
  const save = useMutation({
    // One after another: the last change is the one that is kept.
    scope: { id: 'own-picture' },
    onMutate: ({ picture }) => setPicture(picture),
    mutationFn: ({ data }: PictureChange) => sendRest(`/api/users/${userId}?depth=0`, { method: 'PATCH', json: data }),
    onSuccess: (_answer, { picture }) => setSaved(picture),
    onError: (error) => {
      setPicture(saved)
      notifyError('Unable to save your picture', error.message)
    },
  })
  const { x, y, zoom } = picture?.crop ?? {}
  const crop = { x: x ?? middle.x, y: y ?? middle.y, zoom: zoom ?? 1 }
  const cutTo = (changed: Partial<typeof crop>) => {
    if (!picture) return
    const next = { ...crop, ...changed }
    save.mutate({ picture: { ...picture, crop: next }, data: { avatarCrop: next } })
  }
  const choose = async () => {
    const chosen = picture ? [{ id: String(picture.id), scheme: 'image' as const }] : []
    const [item] =
      (await library.pick({ title: 'Media Library', limits: exactlyOne, schemes: ['image'], chosen })) ?? []
    if (!item) return
    const [id, crop] = [Number(item.id), { ...middle, zoom: 1 }]
    save.mutate({
      picture: { id, url: item.src.preview ?? item.src.default, crop },
      data: { avatar: id, avatarCrop: crop },
    })
  }
  const place = async () => {
    if (!picture) return
    const answer = await focus.pick({
      title: 'The middle of your picture',
      picture: { src: picture.url, alt: '' },
      point: { x: crop.x, y: crop.y },
      fallback: middle,
      choices: [],
      choice: '',
      uses: [{ label: 'Beside your comments', ratio: 1 }],
    })
    if (answer) cutTo(answer.point ?? middle)
  }
  return (
    <AccountSection title="Your picture" lead="Colleagues see it beside your comments and where you are writing.">
      <div className="account__picture">
        <Face name={name} picture={picture} />
        <div className="account__actions">
          <Button buttonStyle="secondary" margin={false} onClick={() => void choose()}>
            {picture ? 'Choose another' : 'Choose a picture'}
          </Button>
          {picture && (
            <>
              <Button buttonStyle="secondary" margin={false} onClick={() => void place()}>
                Place it
              </Button>
              <Button
                buttonStyle="secondary"
                margin={false}
                onClick={() => save.mutate({ picture: null, data: { avatar: null } })}
              >
                Remove
              </Button>
            </>
          )}
        </div>
      </div>
      {picture && (
        <label className="account__zoom">
          Size
          <input
            type="range"
            min={1}
            max={4}
            step={0.1}
            value={crop.zoom}
            onChange={(event) => setPicture({ ...picture, crop: { ...crop, zoom: event.target.valueAsNumber } })}
            onPointerUp={() => cutTo({})}
            onKeyUp={() => cutTo({})}
          />
        </label>
      )}
      {library.dialog}
      {focus.dialog}
    </AccountSection>
  )
}
