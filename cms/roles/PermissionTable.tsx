'use client'

import { permissionWords } from '#collections/permissions/permission.words.ts'
import type { Permission } from '#collections/permissions/permissionNames.ts'
import { Checkbox } from '../kit/Checkbox.tsx'
import {
  cellsOf,
  type GridColumn,
  gridColumns,
  includedIn,
  missingNeeds,
  type RoleChoice,
  type Thing,
} from './permissionGrid.ts'

/** Renders a row for each thing, a column for each action. On a phone a row is a group of named checkboxes. */
export function PermissionTable({ rows, choice }: { rows: readonly Thing[]; choice: RoleChoice }) {
  return (
    <>
      <table className="role-grid">
        <thead>
          <tr>
            <th scope="col">
              <span className="role-grid__hidden">Thing</span>
            </th>
            {gridColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
            <th scope="col">All</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((thing) => (
            <ThingRow key={thing.label} thing={thing} choice={choice} />
          ))}
        </tbody>
      </table>
      <ul className="role-permissions__notes">
        <li>A pale tick is included in a wider permission of its row.</li>
        <li>Own is what the person has made; of posts also those with their by-line, of users their own account.</li>
        <li>
          Delete of posts, newsletters and promotions moves to the trash, and deletes there for good. For what readers
          see, Unpublish is needed as well.
        </li>
        <li>
          Edit all of sections and pages also creates them and moves them to the trash. Publish also takes them off the
          site.
        </li>
      </ul>
    </>
  )
}

function ThingRow({ thing, choice }: { thing: Thing; choice: RoleChoice }) {
  const { held, isReadOnly, mayGrant, change } = choice
  const cells = cellsOf(thing)
  const grantable = cells.map(({ permission }) => permission).filter(mayGrant)
  const heldCount = cells.filter(({ permission }) => held.has(permission)).length
  const isWhole = heldCount === cells.length
  return (
    <tr>
      <th scope="row">
        {thing.label}
        {missingNeeds(thing, held).map((sentence) => (
          <small key={sentence} className="role-grid__warning">
            {sentence}
          </small>
        ))}
      </th>
      {gridColumns.map((column) => {
        const permission = thing.cells[column]
        return permission ? (
          <Cell key={column} thing={thing} column={column} permission={permission} choice={choice} />
        ) : (
          <td key={column} />
        )
      })}
      <td className="role-grid__all">
        <Checkbox
          label="All"
          longLabel={`${thing.label}: All`}
          isChecked={isWhole}
          isPartly={!isWhole && heldCount > 0}
          isDisabled={isReadOnly || grantable.length === 0}
          onChange={() => change(grantable, !grantable.every((permission) => held.has(permission)))}
        />
      </td>
    </tr>
  )
}

function Cell({
  thing,
  column,
  permission,
  choice,
}: {
  thing: Thing
  column: GridColumn
  permission: Permission
  choice: RoleChoice
}) {
  const { held, changed, isReadOnly, mayGrant, change } = choice
  const isHeld = held.has(permission)
  const wider = isHeld ? null : includedIn(thing, column, held)
  const isBeyond = !mayGrant(permission) && !isReadOnly
  const isChanged = changed.has(permission)
  const facts = [
    permissionWords[permission].sentence.replace(/\.$/, ''),
    permission,
    ...(wider ? [`Included in ${wider}`] : []),
    ...(isBeyond ? ['You do not hold it yourself'] : []),
  ]
  return (
    <td
      title={facts.join('. ')}
      data-changed={isChanged || undefined}
      data-included={wider ? true : undefined}
      className="role-grid__cell"
    >
      <Checkbox
        label={column}
        longLabel={[
          `${thing.label}: ${column}`,
          ...(wider ? [`included in ${wider}`] : []),
          ...(isChanged ? ['not saved'] : []),
        ].join(', ')}
        isChecked={isHeld}
        isDisabled={isReadOnly || isBeyond}
        onChange={(isChecked) => change([permission], isChecked)}
      />
    </td>
  )
}
