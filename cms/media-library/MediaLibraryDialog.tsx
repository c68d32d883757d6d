'use client'

import './mediaLibrary.css'
import { Button } from '@payloadcms/ui'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import { PickerDialog } from '../kit/picker/PickerDialog.tsx'
import { PickerFooter } from '../kit/picker/PickerFooter.tsx'
import type { PickerProps } from '../kit/picker/usePicker.tsx'
import { usePickerSelection } from '../kit/picker/usePickerSelection.ts'
import { usePassesGate } from '../permissions/PermissionGate.tsx'
import { ContentScreen } from './ContentScreen.tsx'
import { DetailScreen } from './DetailScreen.tsx'
import type { LibraryFacts, LibraryItem } from './libraryItem.types.ts'
import { defaultMediaFilters, type MediaPickerOptions } from './mediaPicker.state.ts'
import { UploadScreen } from './UploadScreen.tsx'
import type { PickedFile } from './upload.state.ts'
import { useLibraryFacts } from './useLibraryFacts.ts'

// CONTENT, DETAIL and UPLOAD (docs/spec/editor.md#media-screens).
type Screen = { name: 'CONTENT' } | { name: 'DETAIL'; item: LibraryItem } | { name: 'UPLOAD' }

type Props = PickerProps<MediaPickerOptions, LibraryItem[]>

/** Renders the media library as a picker; answers with the files that stories refer to. */
export function MediaLibraryDialog({ options, onAnswer }: Props) {
  const { library, isPending } = useLibraryFacts()
  if (isPending) return null
  // Stories refer to copies where the library is external: nothing in it is marked as chosen then.
  const chosen = library?.isOwn ? options.chosen : []
  return <Library options={{ ...options, chosen }} onAnswer={onAnswer} library={library} />
}

function Library({ options, onAnswer, library }: Props & { library: LibraryFacts | null }) {
  const rpc = useRpc()
  const canUpload = usePassesGate(['CREATE_FILE'])
  const [screen, setScreen] = useState<Screen>({ name: 'CONTENT' })
  const [state, setState] = useState(() => ({ ...defaultMediaFilters(options), page: 1 }))
  // Grows with every upload, so that the gallery looks again.
  const [version, setVersion] = useState(0)
  const [isBusy, setIsBusy] = useState(false)
  // Remembered for as long as the library is open: who goes back to the gallery does not bring it once more.
  const [uploaded, setUploaded] = useState<{ file: PickedFile; id: string | null } | null>(null)
  const selection = usePickerSelection(
    options.limits,
    options.chosen.map(({ id }) => id),
  )
  // A chosen item can be on a page that is not shown any more; its kind has to be known when it is handed over.
  const met = useRef(new Map(options.chosen.map(({ id, scheme }) => [id, scheme])))
  const meet = useCallback((items: readonly LibraryItem[]) => {
    for (const { id, scheme } of items) met.current.set(id, scheme)
  }, [])
  const take = useMutation({
    mutationFn: (ids: readonly string[]) => {
      const items = ids.flatMap((id) => {
        const scheme = met.current.get(id)
        return scheme ? [{ id, scheme }] : []
      })
      return rpc.media.take.mutate({ items })
    },
    onSuccess: onAnswer,
  })
  const select = (ids: readonly string[] = selection.chosen) => take.mutate(ids)
  const gallery = useRef<HTMLDivElement>(null)
  const opener = useRef<Element | null>(null)
  const leaveFor = (next: Screen) => {
    opener.current = document.activeElement
    setScreen(next)
  }
  const back = useCallback(() => setScreen({ name: 'CONTENT' }), [])
  useEffect(() => {
    const from = opener.current
    if (screen.name !== 'CONTENT' || !from) return
    opener.current = null
    // What opened the other screen has the focus again, where it still is.
    const next = from.isConnected ? from : gallery.current?.querySelector('input')
    if (next instanceof HTMLElement) next.focus()
  }, [screen])
  // What was uploaded last and can be chosen here.
  const usable = uploaded?.id && selection.has(uploaded.id) ? uploaded.id : null
  const isFooterShown = screen.name === 'CONTENT'

  return (
    <PickerDialog
      title={options.title}
      action={{ label: 'Cancel', onClick: () => onAnswer(null), isDisabled: isBusy }}
      onCancel={() => onAnswer(null)}
      onConfirm={isFooterShown && selection.isEnough && !take.isPending ? () => select() : null}
      footer={
        isFooterShown && (
          <>
            {take.error && (
              <p className="picker__error" role="alert">
                {take.error.message}
              </p>
            )}
            <PickerFooter
              selection={selection}
              singular="File"
              plural="Files"
              onSelect={() => !take.isPending && select()}
              action={
                canUpload && (
                  <Button
                    buttonStyle="secondary"
                    size="medium"
                    margin={false}
                    onClick={() => leaveFor({ name: 'UPLOAD' })}
                  >
                    Upload
                  </Button>
                )
              }
            />
          </>
        )
      }
    >
      {/* It stays mounted while another screen is shown, so that its state is kept. */}
      <div ref={gallery} className="media-gallery" hidden={screen.name !== 'CONTENT'}>
        <ContentScreen
          key={version}
          options={options}
          state={state}
          onState={setState}
          selection={selection}
          onMeet={meet}
          onSelect={(id) => (options.limits.isMultiple ? selection.toggle(id) : select([id]))}
          onDetails={(item) => leaveFor({ name: 'DETAIL', item })}
        />
      </div>
      {screen.name === 'DETAIL' && <DetailScreen item={screen.item} library={library} onBack={back} />}
      {screen.name === 'UPLOAD' && (
        <UploadScreen
          library={library}
          schemes={options.schemes}
          uploaded={uploaded?.file ?? null}
          onBusy={setIsBusy}
          onBack={back}
          onUse={usable === null ? null : () => (options.limits.isMultiple ? back() : select([usable]))}
          onUploaded={(item, file) => {
            setUploaded({ file, id: item.id || null })
            meet([item])
            setState({ ...defaultMediaFilters(options), page: 1 })
            setVersion((before) => before + 1)
            // What was just brought is what was looked for; taking another one stays a click away.
            // One without an id is still on its way.
            if (
              item.id &&
              options.schemes.includes(item.scheme) &&
              selection.isSelectable(item.id) &&
              !selection.has(item.id)
            )
              selection.toggle(item.id)
          }}
        />
      )}
    </PickerDialog>
  )
}
