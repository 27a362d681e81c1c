import { articlesOf } from '../articles'
import type { LangCode } from '../lang-code'

/** The small words of a language, by what a teacher calls a mistake in them. Everything in lower case. */
type Classes = {
  prepositions: string
  negations: string
  /** Verbs that help others; each group is one verb in all its forms. */
  auxiliaries: readonly string[]
  /** Words of one meaning that change with case or person; each group is one pronoun or possessive. */
  pronouns: readonly string[]
  /** Irregular verbs, each group one verb in all its forms. */
  verbs: readonly string[]
  /** Subjects: what stands after them is a verb. */
  subjects: string
  /** What stands before a noun: articles, possessives, words for how many. */
  determiners: string
}

const english: Classes = {
  prepositions:
    'in on at to from with without for of by about into onto over under between behind before after during until till since through across along around near next past against among off up down towards opposite beside besides above below inside outside upon within except per via than as like',
  negations:
    "not no never nothing nobody none neither nor don't doesn't didn't isn't aren't wasn't weren't haven't hasn't hadn't won't wouldn't can't couldn't shouldn't mustn't needn't cannot",
  auxiliaries: [
    'be am is are was were been being',
    'have has had having',
    'do does did doing done',
    'will would',
    'can could',
    'shall should',
    'may might',
    'must',
  ],
  pronouns: [
    'i me my mine myself',
    'you your yours yourself yourselves',
    'he him his himself',
    'she her hers herself',
    'it its itself',
    'we us our ours ourselves',
    'they them their theirs themselves',
    'who whom whose',
    'this these',
    'that those',
    'much many',
    'some any',
    'other another others',
  ],
  verbs: [
    'go goes went gone going',
    'come comes came coming',
    'see sees saw seen seeing',
    'get gets got gotten getting',
    'make makes made making',
    'take takes took taken taking',
    'give gives gave given giving',
    'know knows knew known knowing',
    'think thinks thought thinking',
    'find finds found finding',
    'tell tells told telling',
    'say says said saying',
    'leave leaves left leaving',
    'feel feels felt feeling',
    'keep keeps kept keeping',
    'begin begins began begun beginning',
    'write writes wrote written writing',
    'eat eats ate eaten eating',
    'drink drinks drank drunk drinking',
    'speak speaks spoke spoken speaking',
    'buy buys bought buying',
    'bring brings brought bringing',
    'teach teaches taught teaching',
    'catch catches caught catching',
    'sell sells sold selling',
    'meet meets met meeting',
    'sit sits sat sitting',
    'stand stands stood standing',
    'run runs ran running',
    'fall falls fell fallen falling',
    'lose loses lost losing',
    'pay pays paid paying',
    'send sends sent sending',
    'sleep sleeps slept sleeping',
    'drive drives drove driven driving',
    'break breaks broke broken breaking',
    'choose chooses chose chosen choosing',
    'forget forgets forgot forgotten forgetting',
    'understand understands understood understanding',
    'wear wears wore worn wearing',
    'win wins won winning',
    'grow grows grew grown growing',
    'fly flies flew flown flying',
    'ring rings rang rung ringing',
    'sing sings sang sung singing',
    'swim swims swam swum swimming',
    'hear hears heard hearing',
    'hold holds held holding',
    'build builds built building',
    'spend spends spent spending',
    'lend lends lent lending',
    'steal steals stole stolen stealing',
    'throw throws threw thrown throwing',
    'wake wakes woke woken waking',
  ],
  subjects: 'i you he she it we they who that there',
  determiners:
    'a an the my your his her its our their this that these those some any no many much few several two three four five six seven eight nine ten all every each both of',
}

const german: Classes = {
  prepositions:
    'in an auf aus bei mit nach seit von zu für durch gegen ohne um über unter vor hinter neben zwischen im am ans ins beim vom zum zur bis während wegen trotz statt als wie',
  negations: 'nicht kein keine keinen keinem keiner keines nie niemals nichts niemand',
  auxiliaries: [
    'sein bin bist ist sind seid war warst waren wart gewesen wäre wären',
    'haben habe hast hat habt hatte hattest hatten hattet gehabt hätte hätten hättest',
    'werden werde wirst wird werdet wurde wurden geworden würde würden würdest worden',
    'können kann kannst könnt konnte konnten könnte könnten könntest gekonnt',
    'müssen muss musst müsst musste mussten müsste müssten',
    'wollen will willst wollt wollte wollten',
    'sollen soll sollst sollt sollte sollten',
    'dürfen darf darfst dürft durfte durften dürfte',
    'mögen mag magst mögt mochte mochten möchte möchten möchtest',
  ],
  pronouns: [
    'ich mich mir',
    'du dich dir',
    'er ihn ihm',
    'sie ihr ihnen',
    'wir uns',
    'ihr euch',
    'mein meine meinen meinem meiner meines',
    'dein deine deinen deinem deiner deines',
    'sein seine seinen seinem seiner seines',
    'ihr ihre ihren ihrem ihrer ihres',
    'unser unsere unseren unserem unserer unseres',
    'euer eure euren eurem eurer eures',
    'dieser diese dieses diesen diesem',
    'jeder jede jedes jeden jedem',
    'welcher welche welches welchen welchem',
    'mancher manche manches manchen manchem',
    'alle aller allen allem alles',
    'wer wen wem wessen',
    'kein keine keinen keinem keiner keines',
  ],
  verbs: [
    'gehen gehe gehst geht ging gingen gegangen',
    'kommen komme kommst kommt kam kamen gekommen',
    'sehen sehe siehst sieht seht sah sahen gesehen',
    'geben gebe gibst gibt gebt gab gaben gegeben',
    'nehmen nehme nimmst nimmt nehmt nahm nahmen genommen',
    'sprechen spreche sprichst spricht sprecht sprach gesprochen',
    'essen esse isst esst aß aßen gegessen',
    'trinken trinke trinkst trinkt trank tranken getrunken',
    'lesen lese liest lest las lasen gelesen',
    'schreiben schreibe schreibst schreibt schrieb geschrieben',
    'fahren fahre fährst fährt fahrt fuhr fuhren gefahren',
    'schlafen schlafe schläfst schläft schlaft schlief geschlafen',
    'wissen weiß weißt wisst wusste wussten gewusst',
    'denken denke denkst denkt dachte dachten gedacht',
    'bringen bringe bringst bringt brachte brachten gebracht',
    'finden finde findest findet fand fanden gefunden',
    'helfen helfe hilfst hilft helft half geholfen',
    'treffen treffe triffst trifft trefft traf getroffen',
    'heißen heiße heißt hieß geheißen',
    'tun tue tust tut tat taten getan',
    'lassen lasse lässt lasst ließ gelassen',
    'bleiben bleibe bleibst bleibt blieb geblieben',
    'stehen stehe stehst steht stand standen gestanden',
  ],
  subjects: 'ich du er es wir man',
  determiners:
    'der die das den dem des ein eine einen einem einer eines kein keine keinen keinem keiner mein meine meinen meinem meiner dein deine deinen sein seine seinen ihr ihre ihren unser unsere zwei drei vier fünf viele alle diese dieser dieses im am zum zur beim vom',
}

const spanish: Classes = {
  prepositions:
    'a al de del en con sin por para desde hasta entre sobre bajo hacia según contra durante ante tras como que',
  negations: 'no nunca nada nadie ningún ninguno ninguna tampoco ni jamás',
  auxiliaries: [
    'ser soy eres es somos sois son era eras éramos eran fui fuiste fue fuimos fueron sido sea será',
    'estar estoy estás está estamos estáis están estaba estabas estaban estuve estuvo estado esté',
    'haber he has ha hemos habéis han había habías habían hay hubo haya',
    'tener tengo tienes tiene tenemos tenéis tienen tenía tuve tuvo tenido',
    'ir voy vas va vamos vais van iba iban ido vaya',
    'poder puedo puedes puede podemos podéis pueden podía pude pudo podría',
    'querer quiero quieres quiere queremos queréis quieren quería quise quisiera',
  ],
  pronouns: [
    'yo me mí conmigo',
    'tú te ti contigo',
    'él ella lo la le se',
    'nosotros nosotras nos',
    'ellos ellas los las les',
    'mi mis mío mía',
    'tu tus tuyo tuya',
    'su sus suyo suya',
    'este esta estos estas esto',
    'ese esa esos esas eso',
    'mucho mucha muchos muchas muy',
    'otro otra otros otras',
  ],
  verbs: [
    'hacer hago haces hace hacemos hacen hacía hice hizo hecho',
    'decir digo dices dice decimos dicen decía dije dijo dicho',
    'ver veo ves ve vemos ven veía vi vio visto',
    'dar doy das da damos dan daba di dio dado',
    'saber sé sabes sabe sabemos saben sabía supe supo',
    'venir vengo vienes viene venimos vienen vine vino venido',
    'poner pongo pones pone ponemos ponen puse puso puesto',
    'salir salgo sales sale salimos salen salí salió',
  ],
  subjects: 'yo tú él ella usted nosotros nosotras vosotros ellos ellas ustedes',
  determiners:
    'el la los las un una unos unas mi mis tu tus su sus nuestro nuestra este esta estos estas ese esa dos tres cuatro cinco muchos muchas del al',
}

const french: Classes = {
  prepositions:
    'à au aux de du des en dans sur sous avec sans pour par chez entre vers depuis pendant avant après contre jusque comme',
  negations: 'ne pas jamais rien personne plus aucun aucune non ni',
  auxiliaries: [
    'être suis es est sommes êtes sont étais était étions étiez étaient été sera serait fut',
    'avoir ai as a avons avez ont avais avait avions avaient eu aura aurait',
    'aller vais vas va allons allez vont allait allé allée',
    'faire fais fait faisons faites font faisait',
    'pouvoir peux peut pouvons pouvez peuvent pouvait pu pourrait pourrais',
    'vouloir veux veut voulons voulez veulent voulait voulu voudrais voudrait',
    'devoir dois doit devons devez doivent devait dû devrais devrait',
  ],
  pronouns: [
    'je me moi',
    'tu te toi',
    'il elle le la lui se',
    'nous',
    'vous',
    'ils elles les leur eux',
    'mon ma mes',
    'ton ta tes',
    'son sa ses',
    'notre nos',
    'votre vos',
    'leur leurs',
    'ce cet cette ces',
    'quel quelle quels quelles',
    'tout toute tous toutes',
  ],
  verbs: [
    'venir viens vient venons venez viennent venu venue',
    'prendre prends prend prenons prenez prennent pris prise',
    'savoir sais sait savons savez savent su',
    'voir vois voit voyons voyez voient vu',
    'dire dis dit disons dites disent',
    'mettre mets met mettons mettez mettent mis',
    'partir pars part partons partez partent parti',
  ],
  subjects: 'je tu il elle on nous vous ils elles',
  determiners:
    'le la les un une des du au aux mon ma mes ton ta tes son sa ses notre nos votre vos leur leurs ce cet cette ces deux trois quatre cinq plusieurs',
}

const italian: Classes = {
  prepositions:
    'a al allo alla ai agli alle di del dello della dei degli delle da dal dallo dalla dai dagli dalle in nel nello nella nei negli nelle su sul sullo sulla sui sugli sulle con per tra fra senza verso durante dopo prima come che',
  negations: 'non mai niente nulla nessuno nessun nessuna neanche né no',
  auxiliaries: [
    'essere sono sei è siamo siete era eri eravamo erano stato stata stati state sarà sarebbe fu',
    'avere ho hai ha abbiamo avete hanno avevo avevi aveva avevano avuto avrà avrebbe',
    'stare sto stai sta stiamo state stanno stava',
    'andare vado vai va andiamo andate vanno andava andato andata',
    'fare faccio fai fa facciamo fate fanno faceva fatto',
    'potere posso puoi può possiamo potete possono poteva potuto potrebbe potrei',
    'volere voglio vuoi vuole vogliamo volete vogliono voleva voluto vorrei vorrebbe',
    'dovere devo devi deve dobbiamo dovete devono doveva dovuto dovrei dovrebbe',
  ],
  pronouns: [
    'io mi me',
    'tu ti te',
    'lui lei lo la gli le si',
    'noi ci',
    'voi vi',
    'loro li le',
    'mio mia miei mie',
    'tuo tua tuoi tue',
    'suo sua suoi sue',
    'nostro nostra nostri nostre',
    'questo questa questi queste',
    'quello quella quelli quelle quel quei',
    'molto molta molti molte',
    'altro altra altri altre',
  ],
  verbs: [
    'venire vengo vieni viene veniamo venite vengono venuto venuta',
    'dire dico dici dice diciamo dite dicono detto',
    'bere bevo bevi beve beviamo bevono bevuto',
    'uscire esco esci esce usciamo uscite escono uscito',
    'sapere so sai sa sappiamo sapete sanno saputo',
    'dare do dai dà diamo date danno dato',
    'vedere vedo vedi vede vediamo vedono visto',
    'prendere prendo prendi prende prendiamo prendono preso',
  ],
  subjects: 'io tu lui lei noi voi loro',
  determiners:
    'il lo la i gli le un uno una mio mia miei mie tuo tua tuoi tue suo sua suoi sue questo questa questi queste due tre quattro cinque molti molte del della dei delle al alla nel nella',
}

const russian: Classes = {
  prepositions: 'в во на из с со к ко от до у о об обо по за под над перед при без для через между после про',
  negations: 'не нет ни никогда ничего никто нельзя',
  auxiliaries: [
    'быть был была было были буду будешь будет будем будете будут есть',
    'мочь могу можешь может можем можете могут мог могла могли',
    'хотеть хочу хочешь хочет хотим хотите хотят хотел хотела хотели',
  ],
  pronouns: [
    'я меня мне мной',
    'ты тебя тебе тобой',
    'он его ему им нём него нему',
    'она её ей неё ней ее нее',
    'мы нас нам нами',
    'вы вас вам вами',
    'они их им ими них ним',
    'мой моя моё мои моего моей моему мою моём моих',
    'твой твоя твоё твои твоего твоей твою',
    'наш наша наше наши нашего нашей нашу наших',
    'ваш ваша ваше ваши вашего вашей вашу ваших',
    'этот эта это эти этого этой эту этом этих',
    'кто кого кому кем',
    'что чего чему чем',
  ],
  verbs: [
    'идти иду идёшь идёт идём идут шёл шла шли',
    'ехать еду едешь едет едем едут ехал ехала ехали',
    'жить живу живёшь живёт живём живут жил жила жили',
    'есть ем ешь ест едим едят ел ела ели',
    'пить пью пьёшь пьёт пьём пьют пил пила пили',
  ],
  subjects: 'я ты он она оно мы вы они',
  determiners: 'мой моя моё мои твой твоя этот эта это эти два две три четыре пять много',
}

const none: Classes = {
  prepositions: '',
  negations: '',
  auxiliaries: [],
  pronouns: [],
  verbs: [],
  subjects: '',
  determiners: '',
}

const given: Record<LangCode, Classes> = {
  ENG: english,
  DE: german,
  ES: spanish,
  FR: french,
  IT: italian,
  RU: russian,
  PL: none,
}

const set = (words: string): ReadonlySet<string> => new Set(words.split(' ').filter((word) => word !== ''))

/** Groups by word: a word may be in more than one. */
const groups = (lists: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, number[]>()
  lists.forEach((list, index) => {
    for (const word of set(list)) found.set(word, [...(found.get(word) ?? []), index])
  })
  return found
}

const share = (map: ReadonlyMap<string, readonly number[]>, one: string, other: string): boolean =>
  map.get(one)?.some((group) => map.get(other)?.includes(group)) ?? false

/** The articles of a language in all their forms, each kind a group. Contracted ones count as prepositions. */
const articleGroups = (lang: LangCode): string[] =>
  (['definite', 'indefinite', 'partitive'] as const).map((kind) =>
    articlesOf(lang)
      .filter((article) => article.kind === kind)
      .map(({ text }) => text)
      .join(' '),
  )

/** What a language knows of its small words. */
export type WordClasses = {
  isArticle: (word: string) => boolean
  /** Whether two articles are forms of one. */
  isSameArticle: (one: string, other: string) => boolean
  isPreposition: (word: string) => boolean
  isNegation: (word: string) => boolean
  isAuxiliary: (word: string) => boolean
  /** Whether two words are forms of one irregular or auxiliary verb. */
  isSameVerb: (one: string, other: string) => boolean
  isSamePronoun: (one: string, other: string) => boolean
  isSubject: (word: string) => boolean
  isDeterminer: (word: string) => boolean
}

const known = new Map<LangCode, WordClasses>()

/** The small words of a language. */
export function classesOf(lang: LangCode): WordClasses {
  const before = known.get(lang)
  if (before) return before
  const { prepositions, negations, auxiliaries, pronouns, verbs, subjects, determiners } = given[lang]
  const byArticle = groups(articleGroups(lang))
  const byVerb = groups([...auxiliaries, ...verbs])
  const byAuxiliary = groups(auxiliaries)
  const byPronoun = groups(pronouns)
  const among = (list: string) => {
    const words = set(list)
    return (word: string) => words.has(word)
  }
  const classes: WordClasses = {
    isArticle: (word) => byArticle.has(word),
    isSameArticle: (one, other) => share(byArticle, one, other),
    isPreposition: among(prepositions),
    isNegation: among(negations),
    isAuxiliary: (word) => byAuxiliary.has(word),
    isSameVerb: (one, other) => share(byVerb, one, other),
    isSamePronoun: (one, other) => share(byPronoun, one, other),
    isSubject: among(subjects),
    isDeterminer: among(determiners),
  }
  known.set(lang, classes)
  return classes
}
