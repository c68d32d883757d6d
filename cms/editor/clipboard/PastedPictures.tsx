'use client'

import { useConfig } from '@payloadcms/ui'
import { $nodesOfType, type LexicalEditor, SKIP_DOM_SELECTION_TAG } from 'lexical'
import { useEffect, useRef, useState } from 'react'
import { ToolButton } from '#blocks/core/BlockTools.tsx'
import { $setProps, type BlockNode, blockIdOf, propsOf } from '#blocks/core/blockNode.ts'
import { nodeOf } from '#blocks/core/nodeFactory.ts'
import { image } from '#blocks/image/image.schema.ts'
import { useRpc } from '#cms/api/RpcProvider.tsx'
import { $removeBlock } from '../blockPlace.commands.ts'
import { undoBoundaryTag } from '../undoBoundaryTag.ts'
import { canBeTaken, type PictureSource, takePicture } from './pastedPicture.take.ts'
import './pastedPictures.css'
import { onEditorChange } from '../../document/editorChanges.ts'

export interface AwaitedPicture {
  blockId: string
  source: PictureSource
}

interface PastedPicturesProps {
  editor: LexicalEditor
  pictures: AwaitedPicture[]
  onDone(blockIds: string[]): void
}

function $imageOf(blockId: string): BlockNode | null {
  return $nodesOfType<BlockNode>(nodeOf(image)).find((node) => blockIdOf(node) === blockId) ?? null
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

// Those whose block is still there and still empty: it may have been removed, undone, or given another picture.
function $waiting(pictures: AwaitedPicture[]): AwaitedPicture[] {
  return pictures.filter(({ blockId }) => {
    const node = $imageOf(blockId)
    return node !== null && !propsOf(node).contentId
  })
}

// Returns the name of a picture as shown to editors: the end of its address.
function nameOf(source: PictureSource): string {
  if (typeof source !== 'string') return source.name
  if (source.startsWith('data:')) return 'A picture in the text'
  const path = source.split(/[?#]/)[0] ?? ''
  return path.split(/[\\/]/).at(-1) || path
}

function placeOf(source: PictureSource): string {
  if (typeof source === 'string' && /^https?:/.test(source)) return new URL(source).hostname
  return canBeTaken(source) ? 'from the clipboard' : 'kept by the program that it was copied from'
}

/** Offers to take the pictures of a pasted text into the library: nothing is fetched before the user asks for it. */
export function PastedPictures({ editor, pictures, onDone }: PastedPicturesProps) {
  const { config } = useConfig()
  const rpc = useRpc()
  const [waiting, setWaiting] = useState(pictures)
  const [faults, setFaults] = useState<Record<string, string>>({})
  const [isTaking, setIsTaking] = useState(false)
  const files = useRef<HTMLInputElement>(null)
  const chosenFor = useRef<string | null>(null)

  useEffect(() => {
    const look = () => setWaiting(editor.getEditorState().read(() => $waiting(pictures)))
    look()
    return onEditorChange(editor, ({ isContent, isLetters }) => {
      if (isContent && !isLetters) look()
    })
  }, [editor, pictures])

  const take = async ({ blockId, source }: AwaitedPicture) => {
    const props = editor.getEditorState().read(() => {
      const node = $imageOf(blockId)
      return node && propsOf(node)
    })
    if (!props) return
    const words = { alt: text(props.altText), caption: text(props.caption) }
    try {
      const media = await takePicture({ api: config.routes.api, rpc }, source, words)
      editor.update(
        () => {
          const node = $imageOf(blockId)
          if (node) $setProps(node, { contentId: media.id, credit: media.credit, mobileCrop: null })
        },
        { tag: [undoBoundaryTag, SKIP_DOM_SELECTION_TAG] },
      )
      onDone([blockId])
    } catch (error) {
      setFaults((before) => ({
        ...before,
        [blockId]: error instanceof Error ? error.message : 'It could not be taken',
      }))
    }
  }

  const takeAll = async () => {
    setIsTaking(true)
    setFaults({})
    for (const picture of waiting) if (canBeTaken(picture.source)) await take(picture)
    setIsTaking(false)
  }

  const leaveOut = () => {
    editor.update(
      () => {
        for (const { blockId } of waiting) {
          const node = $imageOf(blockId)
          if (node) $removeBlock(node)
        }
      },
      { tag: undoBoundaryTag },
    )
    onDone(pictures.map(({ blockId }) => blockId))
  }

  if (waiting.length === 0) return null
  const isAnyToTake = waiting.some(({ source }) => canBeTaken(source))
  return (
    <section className="pasted-pictures" aria-label="Pictures of the pasted text">
      <p role="status">
        {waiting.length === 1
          ? 'A picture came with this text. It is not in the media library.'
          : `${waiting.length} pictures came with this text. They are not in the media library.`}
      </p>
      <ul>
        {waiting.map(({ blockId, source }) => (
          <li key={blockId}>
            <span className="pasted-pictures-name">{nameOf(source)}</span>
            <span className="pasted-pictures-place">{placeOf(source)}</span>
            {(faults[blockId] || !canBeTaken(source)) && (
              <ToolButton
                label="Choose file"
                onClick={() => {
                  chosenFor.current = blockId
                  files.current?.click()
                }}
              />
            )}
            {faults[blockId] && (
              <span className="pasted-pictures-fault" role="alert">
                {faults[blockId]}
              </span>
            )}
          </li>
        ))}
      </ul>
      <input
        ref={files}
        type="file"
        accept="image/*"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0]
          if (file && chosenFor.current) void take({ blockId: chosenFor.current, source: file })
          event.target.value = ''
        }}
      />
      <div className="pasted-pictures-actions">
        {isAnyToTake && (
          <ToolButton
            label={isTaking ? 'Uploading …' : 'Upload to the library'}
            isDisabled={isTaking}
            onClick={() => void takeAll()}
          />
        )}
        <ToolButton label="Leave out" isDisabled={isTaking} onClick={leaveOut} />
      </div>
    </section>
  )
}
