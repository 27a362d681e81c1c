import type { CompanyAccess, CompanyUser } from '@mowka/contract/schemas/company'
import { notify } from '@mowka/kernel/platform'
import { Alert, Button, Dialog, Muted, Select, Stack } from '@mowka/kernel/ui'
import { useWrite } from '@mowka/web/api'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

/** Dialog that assigns a seat of a package to an employee (K-ACT-10). */
export function AssignDialog({
  companyId,
  user,
  accesses,
  onClose,
}: {
  companyId: string
  user: CompanyUser
  /** Packages with free seats that the employee does not have yet. */
  accesses: readonly CompanyAccess[]
  onClose: () => void
}) {
  const { t } = useTranslation(['company', 'common'])
  const [chosen, setChosen] = useState('')
  // Packages may run out of seats while the dialog is open.
  const code = (accesses.find((access) => access.code === chosen) ?? accesses[0])?.code ?? ''
  const [refusal, setRefusal] = useState<string | null>(null)
  const assignment = useWrite('assignAccess', { failure: () => null })
  const assign = async () => {
    setRefusal(null)
    const outcome = await assignment.run({
      id: companyId,
      body: { companyAccessCode: code, userId: user.id },
    })
    if (outcome.ok && outcome.answer.assigned) {
      notify('success', t('actions.assign.done'))
      return onClose()
    }
    notify('error', t('actions.assign.failed'))
    const message = outcome.ok ? outcome.answer.message : null
    // A newer server may send a message without a text here.
    setRefusal(t([`actions.assign.refused.${message ?? 'FAILED'}`, 'actions.assign.refused.FAILED']))
    return undefined
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closable={!assignment.busy}
      size="sm"
      title={t('actions.assign.title')}
      actions={
        <>
          <Button onClick={onClose} disabled={assignment.busy}>
            {t('common:cancel')}
          </Button>
          <Button
            variant="primary"
            disabled={code === ''}
            loading={assignment.busy}
            onClick={() => void assign()}
          >
            {t('actions.assign.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Muted as="p">{t('actions.assign.text', { email: user.email })}</Muted>
        {accesses.length === 0 ? (
          <Alert kind="warning">{t('actions.assign.none')}</Alert>
        ) : (
          <Select
            label={t('actions.assign.package')}
            value={code}
            onChange={setChosen}
            options={accesses.map((access) => ({
              value: access.code,
              label: `${access.code} (${t('accesses.remaining', access)})`,
            }))}
          />
        )}
        {refusal !== null && <Alert kind="error">{refusal}</Alert>}
      </Stack>
    </Dialog>
  )
}
