import { addresses, parameters, parseMessage } from './message'

const parse = (lines: string[]) => parseMessage(Buffer.from(lines.join('\r\n'), 'utf8'))

test('quoted-printable with soft breaks and another charset is decoded', () => {
  const mail = parse([
    'From: a@b.pl',
    'Subject: =?ISO-8859-2?Q?Za=BF=F3=B3=E6?=',
    'Content-Type: text/plain; charset=iso-8859-2',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    'g=EA=B6l=B1=',
    ' ja=BC=F1',
  ])
  expect(mail.subject).toBe('Zażółć')
  expect(mail.text).toBe('gęślą jaźń')
})

test('a space before a soft break belongs to the text, one after it does not', () => {
  const { text } = parse(['Content-Transfer-Encoding: quoted-printable', '', 'kilka =  ', 'razy'])
  expect(text).toBe('kilka razy')
})

test('an encoded word may be split within a character', () => {
  expect(parse(['Subject: =?UTF-8?B?xQ==?= =?UTF-8?B?vA==?=', '', '']).subject).toBe('ż')
})

test('text, HTML and an attachment are found in nested parts', () => {
  const mail = parse([
    'Content-Type: multipart/mixed; boundary="a;b"',
    '',
    'ignored',
    '--a;b',
    'Content-Type: multipart/alternative; boundary=inner',
    '',
    '--inner',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'słowo',
    '--inner',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>słowo</p>',
    '--inner--',
    '--a;b',
    'Content-Type: application/pdf; name="f.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    'AAEC',
    '--a;b--',
    '',
  ])
  expect(mail).toMatchObject({
    text: 'słowo',
    html: '<p>słowo</p>',
    attachments: [{ filename: 'f.pdf', contentType: 'application/pdf', size: 3 }],
  })
})

test('a name with a comma is one recipient', () => {
  expect(addresses('"Kowalski, Jan" <Jan@K.pl>, ewa@k.pl')).toEqual([
    { name: 'Kowalski, Jan', address: 'jan@k.pl' },
    { name: '', address: 'ewa@k.pl' },
  ])
})

test('a long file name in segments is joined', () => {
  const { params } = parameters("attachment; filename*0*=utf-8''za%C5%BC; filename*1*=%C3%B3.pdf")
  expect(params.filename).toBe('zażó.pdf')
})
