import { useState } from 'react'
import {
  Alert,
  AudioButtonView,
  Badge,
  BadgeRow,
  Banner,
  BetaMark,
  Button,
  Card,
  CardLink,
  Checkbox,
  ChipGroup,
  ComboFlame,
  Count,
  CourseIcon,
  Dialog,
  Divider,
  EmptyState,
  ErrorState,
  Flag,
  Grid,
  IconButton,
  IconTile,
  LinkButton,
  Loader,
  Logo,
  Mascot,
  Menu,
  Muted,
  moodFaces,
  Page,
  PageHeader,
  ProgressBar,
  ResponsiveDialog,
  Row,
  SearchField,
  Section,
  Select,
  Sentence,
  Sheet,
  Skeleton,
  SkeletonText,
  Snackbar,
  SpeechBubble,
  Stack,
  StageChips,
  Status,
  Switch,
  Text,
  TextArea,
  TextField,
} from '.'
import { Popover, SegmentedControl, Slider, Tabs, Tooltip } from './controls'
import {
  IconArrowRight,
  IconBulb,
  IconCircleCheck,
  IconClock,
  IconDotsVertical,
  IconFlag3,
  IconFlame,
  IconGauge,
  IconHeart,
  IconKeyboard,
  IconLanguage,
  IconLock,
  IconLogout,
  IconMoon,
  IconPencil,
  IconPlus,
  IconTrash,
  IconUser,
  IconVolume,
} from './icons'
import { DataTable } from './table'

const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const
const exercises = [
  {
    id: '1',
    text: 'Czy może pan powtórzyć?',
    answer: 'Could you repeat that, please?',
    hints: 2,
    bugs: 1,
    tag: 'sytu_05',
  },
  {
    id: '2',
    text: 'Dawno się nie widzieliśmy.',
    answer: 'Long time no see.',
    hints: 1,
    bugs: 0,
    tag: 'sytu_01',
  },
  {
    id: '3',
    text: 'Spóźnię się dziesięć minut.',
    answer: 'I’ll be ten minutes late.',
    hints: 0,
    bugs: 0,
    tag: 'czas',
  },
]

function Fields() {
  const [text, setText] = useState('Ania')
  const [search, setSearch] = useState('kawa')
  const [chosen, setChosen] = useState<(typeof levels)[number][]>(['B1'])
  const [on, setOn] = useState(true)
  const [gap, setGap] = useState(5)
  const [tab, setTab] = useState<'today' | 'all'>('today')
  return (
    <Grid columns={2} gap={6}>
      <Card as="section" padding="large">
        <Stack>
          <h2>Pola</h2>
          <TextField label="Imię" value={text} onChange={setText} />
          <TextField label="Kod pocztowy" value="00-9" note="Na przykład 00-950" onChange={() => {}} />
          <TextField
            label="NIP"
            value="525-234-56-78"
            error="Wpisz poprawny numer NIP."
            onChange={() => {}}
          />
          <TextField
            label="E-mail"
            value="ania@example.com"
            readOnly
            note="Adresu konta nie da się zmienić."
            onChange={() => {}}
          />
          <Select
            label="Kraj"
            value="PL"
            disabled
            options={[{ value: 'PL', label: 'Polska' }]}
            onChange={() => {}}
          />
          <SearchField label="Szukaj" value={search} placeholder="Nazwa kursu" onChange={setSearch} />
          <TextArea label="Notatka" value="Skojarzenie" onChange={() => {}} />
        </Stack>
      </Card>
      <Card as="section" padding="large">
        <Stack align="start">
          <h2>Wybory</h2>
          <ChipGroup
            label="Poziom"
            options={levels.map((value) => ({ value, label: value }))}
            value={chosen}
            onChange={setChosen}
          />
          <Tabs
            label="Powtórki"
            options={[
              { value: 'today', label: 'Na dziś', count: 18 },
              { value: 'all', label: 'Wszystkie' },
            ]}
            value={tab}
            onChange={setTab}
          >
            <Muted>Zakładka</Muted>
          </Tabs>
          <SegmentedControl
            label="Ranking"
            options={[
              { value: 'today', label: '7 dni' },
              { value: 'all', label: 'Od początku' },
            ]}
            value={tab}
            onChange={setTab}
          />
          <Switch label="Odtwarzaj odpowiedź" checked={on} onChange={setOn} />
          <Switch label="Dźwięki w lekcji" checked={false} onChange={() => {}} />
          <Switch label="Pełne zdania (ostatnia włączona)" checked disabled onChange={() => {}} />
          <Checkbox
            label="Zgadzam się na rozpoczęcie usługi przed upływem 14 dni"
            checked={on}
            onChange={setOn}
          />
          <Checkbox label="Regulamin" error="Zaznacz zgodę." checked={false} onChange={() => {}} />
        </Stack>
        <Slider
          label="Przerwa między zdaniami"
          value={gap}
          min={3}
          max={10}
          onChange={setGap}
          formatValue={(value) => `${value} sekund`}
        />
      </Card>
    </Grid>
  )
}

function Overlays({ open }: { open?: 'dialog' | 'question' | 'sheet' | 'responsive' }) {
  const [shown, setShown] = useState(open)
  const close = () => setShown(undefined)
  return (
    <Row>
      <Button onClick={() => setShown('dialog')}>Okno</Button>
      <Button onClick={() => setShown('question')}>Pytanie</Button>
      <Button onClick={() => setShown('sheet')}>Arkusz</Button>
      <Button onClick={() => setShown('responsive')}>Okno lub arkusz</Button>
      <Menu
        label="Konto"
        trigger={(props) => (
          <Button {...props} id="menu">
            Menu
          </Button>
        )}
        items={[
          { label: 'Profil', icon: <IconUser aria-hidden />, to: '/profile' },
          { label: 'Motyw', icon: <IconMoon aria-hidden />, hint: 'jak w systemie' },
          { label: 'Język strony', icon: <IconLanguage aria-hidden />, hint: 'polski' },
          { divider: true },
          { label: 'Wyloguj się', icon: <IconLogout aria-hidden /> },
        ]}
      />
      <Menu
        label="Uczę się"
        trigger={(props) => (
          <Button {...props} id="languages">
            Języki
          </Button>
        )}
        items={[
          { label: 'Angielski', icon: <Flag langCode="ENG" />, checked: true },
          { label: 'Niemiecki', icon: <Flag langCode="DE" />, checked: false, hint: '3 mies.' },
        ]}
      />
      <Tooltip text="Odtwarza wolniej">
        <Button>Podpowiedź</Button>
      </Tooltip>
      <Popover label="Filtry" trigger={(props) => <Button {...props}>Filtry</Button>}>
        <TextField label="Tag" value="" onChange={() => {}} />
      </Popover>
      <Dialog
        open={shown === 'dialog'}
        onClose={close}
        title="Dodaj notatkę"
        actions={[
          <Button key="no" onClick={close}>
            Anuluj
          </Button>,
          <Button key="yes" variant="primary">
            Zapisz
          </Button>,
        ]}
      >
        <TextArea label="Treść" value="" onChange={() => {}} />
      </Dialog>
      <Dialog
        open={shown === 'question'}
        onClose={close}
        role="alertdialog"
        title="Usunąć postępy w angielskim?"
        actions={[
          <Button key="no" onClick={close}>
            Anuluj
          </Button>,
          <Button key="yes" variant="danger-outline" leftIcon={<IconTrash aria-hidden />}>
            Usuń
          </Button>,
        ]}
      >
        Lekcje zaczną się od nowa. Seria i punkty zostają. Tego nie da się cofnąć.
      </Dialog>
      <Sheet open={shown === 'sheet'} onClose={close} title="Więcej">
        <Stack gap={1}>
          <Button variant="ghost">Dodaj notatkę</Button>
          <Button variant="ghost">Zgłoś błąd</Button>
        </Stack>
      </Sheet>
      <ResponsiveDialog open={shown === 'responsive'} onClose={close} title="Ustawienia ćwiczenia">
        <Switch label="Pełne zdania" checked onChange={() => {}} />
      </ResponsiveDialog>
    </Row>
  )
}

/** A page with every component once, for the accessibility test. */
export function AllParts({ open }: { open?: 'dialog' | 'question' | 'sheet' | 'responsive' }) {
  return (
    <main>
      <Page>
        <PageHeader
          title="Części i stany"
          note={
            <>
              Angielski, Twój poziom: <b>B1</b>
            </>
          }
          aside={<Logo />}
        />
        <Banner
          mascot="happy"
          speech="So, where were we?"
          speechLang="en"
          kicker={
            <>
              <IconKeyboard aria-hidden /> Dokończ lekcję: pisanie
            </>
          }
          title="Uprzejme prośby"
          actions={
            <>
              <Button variant="primary" size="lg" rightIcon={<IconArrowRight aria-hidden />}>
                Kontynuuj
              </Button>
              <Button variant="ghost">Zobacz cały kurs</Button>
            </>
          }
        >
          <Stack gap={4}>
            <p>Angielski na co dzień, lekcja 5</p>
            <Row nowrap>
              <ProgressBar label="Postęp lekcji" value={40} size="lg" onSoft valueText="8 z 20 zdań" />
              <b>8 z 20 zdań</b>
            </Row>
          </Stack>
        </Banner>
        <Card as="section" padding="large">
          <Stack>
            <h2>Przyciski</h2>
            <Row>
              <Button variant="primary">Sprawdź</Button>
              <Button variant="primary" loading>
                Sprawdzam
              </Button>
              <Button variant="primary" kbd="Enter">
                Dalej
              </Button>
              <Button variant="navy">Zapisz</Button>
              <Button>Anuluj</Button>
              <Button disabled>Anuluj</Button>
              <Button variant="ghost" leftIcon={<IconPlus aria-hidden />}>
                Dodaj
              </Button>
              <Button variant="danger-outline" leftIcon={<IconTrash aria-hidden />}>
                Usuń
              </Button>
              <Button variant="success-outline">Wiem</Button>
              <Button size="sm">Kopiuj linki</Button>
            </Row>
            <Row>
              <IconButton variant="outline" aria-label="Podpowiedź">
                <IconBulb aria-hidden />
              </IconButton>
              <IconButton aria-label="Ulubione" aria-pressed={false}>
                <IconHeart aria-hidden />
              </IconButton>
              <IconButton aria-label="Więcej">
                <IconDotsVertical aria-hidden />
              </IconButton>
              <AudioButtonView label="Odtwórz" variant="outline" />
              <AudioButtonView label="Odtwórz: teraz" playing disabled />
              <Button leftIcon={<IconBulb aria-hidden />} rightIcon={<Count>3</Count>}>
                Podpowiedź
              </Button>
              <Button leftIcon={<IconGauge aria-hidden />}>0,9×</Button>
              <LinkButton>Pokaż więcej</LinkButton>
            </Row>
          </Stack>
        </Card>
        <Card as="section" padding="large">
          <Stack>
            <h2>Etykiety</h2>
            <Row>
              <BadgeRow>
                <Badge tone="level">A1</Badge>
                <Badge tone="level">B2</Badge>
              </BadgeRow>
              <Badge icon={<IconFlame aria-hidden />}>12 dni</Badge>
              <Badge tone="spark">Najczęściej wybierany</Badge>
              <Badge tone="soft">Nowe</Badge>
              <Badge tone="success">Opłacone</Badge>
              <Badge tone="danger">Odrzucone</Badge>
              <span>
                <b>Wymowa</b> <BetaMark />
              </span>
              <Status tone="success" icon={<IconCircleCheck aria-hidden />}>
                100%
              </Status>
              <Status icon={<IconClock aria-hidden />}>25.11.2026</Status>
              <Status tone="danger" icon={<IconClock aria-hidden />}>
                Zaległe: 19.11.2026
              </Status>
            </Row>
            <Row>
              <StageChips reached={2} total={3} />
              <StageChips reached={7} total={7} />
              <ComboFlame count={0} />
              <ComboFlame count={4} />
              <ComboFlame count={10} />
            </Row>
            <Row>
              {moodFaces.map((face) => (
                <Mascot key={face} face={face} size={58} />
              ))}
              <Mascot face="glance" size={58} />
              {(['PL', 'ENG', 'DE', 'ES', 'FR', 'IT', 'RU'] as const).map((code) => (
                <Flag key={code} langCode={code} label={code} />
              ))}
              <IconTile>
                <IconKeyboard aria-hidden />
              </IconTile>
            </Row>
            <Row nowrap>
              <ProgressBar label="Zwykły" value={30} />
              <ProgressBar label="Seria" value={45} tone="combo" />
              <ProgressBar label="Gotowe" value={100} tone="done" />
            </Row>
          </Stack>
        </Card>
        <Section title="Rozpoczęte" aside="Na podstawie testu poziomującego">
          <Grid>
            {(['conversation', 'vocabulary', 'grammar', 'business', 'other'] as const).map((kind) => (
              <CardLink key={kind} to={`/course/${kind}`}>
                <Row nowrap gap={4} align="start">
                  <CourseIcon kind={kind} />
                  <div>
                    <Muted size={14}>Konwersacje</Muted>
                    <h3>Angielski na co dzień</h3>
                    <Muted size={14}>W sklepie, u lekarza, w urzędzie i przez telefon.</Muted>
                  </div>
                </Row>
              </CardLink>
            ))}
          </Grid>
        </Section>
        <Fields />
        <Section title="Rozmowa">
          <Stack>
            <SpeechBubble>
              <Row nowrap>
                <Sentence lang="pl">Przepraszam, jak dojść do dworca?</Sentence>
                <AudioButtonView label="Odtwórz zdanie" />
              </Row>
            </SpeechBubble>
            <SpeechBubble me>
              <Text size={22}>Excuse me…</Text>
            </SpeechBubble>
          </Stack>
        </Section>
        <Banner
          icon={<IconLock aria-hidden />}
          title="Odblokuj tę lekcję"
          actions={
            <>
              <Button variant="primary">Rozpocznij okres próbny</Button>
              <Button>Zobacz plany</Button>
              <Button variant="ghost">Wróć do kursu</Button>
            </>
          }
        >
          Przez 7 dni możesz uczyć się wszystkiego bez opłat i bez podawania karty.
        </Banner>
        <Section title="Stany">
          <Grid columns={2} gap={6}>
            <EmptyState
              headingLevel={3}
              title="Tu będą Twoje notatki"
              actions={
                <>
                  <Button variant="primary">Przejdź do kursów</Button>
                  <Button>Przejdź do powtórek</Button>
                </>
              }
            >
              Zapisz skojarzenie albo wyjątek w czasie ćwiczenia, a wróci razem ze zdaniem.
            </EmptyState>
            <ErrorState headingLevel={3} onRetry={() => {}} actions={<Button>Wróć do kursów</Button>} />
            <Card aria-busy>
              <Row nowrap gap={4} align="start">
                <Skeleton width={56} height={56} radius="bubble" />
                <SkeletonText lines={3} />
              </Row>
            </Card>
            <Card>
              <Loader label="Wczytujemy powtórki" />
            </Card>
          </Grid>
        </Section>
        <Stack>
          <Alert kind="info" title="Nowa wersja">
            Odśwież stronę, gdy skończysz.
          </Alert>
          <Alert kind="success">Dane zostały zapisane.</Alert>
          <Alert kind="warning">Nagranie jest za krótkie.</Alert>
          <Alert kind="error" actions={<Button>Ponów</Button>}>
            Nie udało się sprawdzić odpowiedzi.
          </Alert>
          <Divider />
          <Snackbar kind="success" text="Dane do faktury zostały poprawnie zapisane." onClose={() => {}} />
          <Snackbar
            kind="error"
            text="Nie udało się sprawdzić odpowiedzi. Jest zapisana, spróbuj jeszcze raz."
            action={{ label: 'Ponów', onSelect: () => {} }}
          />
          <Snackbar kind="warning" text="Nagranie jest za krótkie. Powiedz całe zdanie." onClose={() => {}} />
          <Snackbar kind="info" text="Nie ma tu podpowiedzi. Żadna nie została zużyta." onClose={() => {}} />
        </Stack>
        <Section title="Nakładki">
          <Overlays open={open} />
        </Section>
        <Section title="Tabela">
          <DataTable
            caption="Ćwiczenia"
            rows={exercises}
            rowKey={(row) => row.id}
            rowTone={(row) => (row.hints === 0 ? 'attention' : undefined)}
            sort={{ field: 'text', direction: 'asc' }}
            onSort={() => {}}
            paging={{
              page: 1,
              pageSize: 50,
              total: 1318,
              pageSizes: [25, 50, 100],
              onPage: () => {},
              onPageSize: () => {},
            }}
            columns={[
              {
                id: 'bugs',
                header: <IconFlag3 aria-hidden />,
                headerText: 'Zgłoszenia',
                cell: (row) => row.bugs,
                width: '40px',
              },
              {
                id: 'text',
                header: 'Przykład',
                sortable: true,
                card: 'title',
                cell: (row) => (
                  <Row nowrap justify="between">
                    <span>{row.text}</span>
                    <AudioButtonView size="sm" label={`Odtwórz: ${row.text}`} />
                  </Row>
                ),
              },
              {
                id: 'answer',
                header: 'Odpowiedź',
                card: 'title',
                cell: (row) => <b lang="en">{row.answer}</b>,
              },
              { id: 'hints', header: 'Wskazówki', sortable: true, align: 'center', cell: (row) => row.hints },
              {
                id: 'tags',
                header: 'Tagi',
                card: 'line',
                cell: (row) => <Badge tone="tag">{row.tag}</Badge>,
              },
              {
                id: 'do',
                header: '',
                headerText: 'Działania',
                card: 'actions',
                cell: (row) => (
                  <>
                    <IconButton size="sm" aria-label={`Edytuj: ${row.text}`}>
                      <IconPencil aria-hidden />
                    </IconButton>
                    <IconButton size="sm" aria-label={`Odtwórz obie: ${row.text}`}>
                      <IconVolume aria-hidden />
                    </IconButton>
                  </>
                ),
              },
            ]}
          />
        </Section>
      </Page>
    </main>
  )
}
