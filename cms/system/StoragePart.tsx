'use client'

import { useConfig } from '@payloadcms/ui'
import { useState } from 'react'
import { useRpc } from '../api/RpcProvider.tsx'
import type { RpcOutputs } from '../api/rpc.client.ts'
import { ActionButton } from './ActionButton.tsx'
import { SystemPart, SystemTable } from './SystemPart.tsx'
import { bytesText } from './system.words.ts'
import type { Part } from './usePart.ts'

type Compared = RpcOutputs['system']['compareFiles']

/** Shows how much the newsroom keeps and where, and compares files with documents. */
export function StoragePart({ part }: { part: Part<RpcOutputs['system']['getStorage']> }) {
  const { system } = useRpc()
  const [compared, setCompared] = useState<Compared | null>(null)
  const compare = async () => {
    const found = await system.compareFiles.mutate({})
    setCompared(found)
    return found
  }
  return (
    <SystemPart part={part}>
      {({ database, media, disk }) => (
        <>
          <SystemTable
            label="Storage"
            columns={['Where', 'Keeps', 'Free']}
            empty=""
            rows={[
              { key: 'database', cells: ['Database', bytesText(database.bytes), '—'] },
              {
                key: 'media',
                cells: [
                  media.kind === 's3' ? 'Library, in an S3 store' : 'Library, on the disk',
                  `${media.documents.toLocaleString('en-US')} files, ${bytesText(media.bytes)}`,
                  media.problem ?? (media.free === null ? 'It answers' : bytesText(media.free)),
                ],
              },
              {
                key: 'disk',
                cells: ['Disk of the data folder', bytesText(disk.total - disk.free), bytesText(disk.free)],
              },
            ]}
          />
          <details>
            <summary>Largest tables of the database</summary>
            <SystemTable
              label="Largest tables"
              columns={['Table', 'Size', 'Rows, about']}
              empty=""
              rows={database.tables.map(({ name, bytes, rows }) => ({
                key: name,
                cells: [name, bytesText(bytes), rows.toLocaleString('en-US')],
              }))}
            />
          </details>
          {compared && <ComparedFiles {...compared} />}
          <ActionButton label="Compare files and documents" run={compare} onDone={part.refresh} />
        </>
      )}
    </SystemPart>
  )
}

function ComparedFiles({ withoutDocument, withoutFile }: Compared) {
  const { admin } = useConfig().config.routes
  return (
    <div className="system-compared" role="status">
      <p>
        <strong>{withoutFile.count.toLocaleString('en-US')} documents without their file.</strong> Readers see nothing
        in their place: upload the file again, or restore it from the backup.
      </p>
      {withoutFile.documents.length > 0 && (
        <ul>
          {withoutFile.documents.map(({ id, filename }) => (
            <li key={filename}>
              <a href={`${admin}/collections/media/${id}`}>{filename}</a>
            </li>
          ))}
        </ul>
      )}
      <p>
        <strong>{withoutDocument.count.toLocaleString('en-US')} files without a document.</strong> They do no harm and
        take room.
      </p>
      {withoutDocument.names.length > 0 && <p className="system__quiet">{withoutDocument.names.join(', ')}</p>}
    </div>
  )
}
