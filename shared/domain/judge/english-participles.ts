/** Past participles that don't end in -ed, including past tense forms that are also participles. */
export const IRREGULAR_PARTICIPLES: ReadonlySet<string> = new Set(
  (
    'arisen awoken been borne born beaten become begun bent bet bitten bled blown broken bred brought built burnt ' +
    'burst bought cast caught chosen come cost crept cut dealt done dreamt drawn driven drunk dug eaten fallen fed ' +
    'felt found fled flown forbidden forgiven forgot forgotten fought frozen given gone got gotten grown had heard ' +
    'hidden hit held hung hurt kept known laid lain leant learnt led left lent let lit lost made meant met mistaken ' +
    'overcome paid proved proven put quit read rid ridden risen run rung said sat seen sent set sewn shaken shone shot ' +
    'shown shrunk shut slept slid smelt sold sought sown sped spelt spent spilt split spoilt spoken spread sprung stolen ' +
    'stood struck stuck stung sung sunk swept swollen sworn swum swung taken taught thought thrown told torn trodden ' +
    'understood upset withdrawn woken won worn written wound'
  ).split(' '),
)
