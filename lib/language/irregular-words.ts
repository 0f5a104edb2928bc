/**
 * Word forms that no spelling rule gives: consulted before the rules, in both directions.
 *
 * A plural that two singulars share is listed under both, and the reader then refuses it as ambiguous.
 *
 * Source: spec 03 §5.7 ("table-first singulars").
 */

/** Singular and plural of nouns. */
export const IRREGULAR_NOUNS: readonly (readonly [singular: string, plural: string])[] = pairs(`
  man men, woman women, person people, child children, grandchild grandchildren, mouse mice, louse lice, goose geese,
  foot feet, tooth teeth, ox oxen, policeman policemen, policewoman policewomen, fireman firemen, fisherman fishermen,
  salesman salesmen, chairman chairmen, gentleman gentlemen, craftsman craftsmen, businessman businessmen,
  sheep sheep, deer deer, fish fish, species species, series series, aircraft aircraft, salmon salmon, bison bison,
  wolf wolves, shelf shelves, half halves, calf calves, elf elves, self selves, thief thieves, leaf leaves, loaf loaves,
  hoof hooves, scarf scarves, knife knives, wife wives, life lives, dwarf dwarves, sheaf sheaves,
  dove doves, glove gloves, slave slaves, cave caves, wave waves, nerve nerves, curve curves, sleeve sleeves,
  stove stoves, grove groves, reserve reserves, valve valves, grave graves, leave leaves, move moves, eve eves,
  potato potatoes, tomato tomatoes, hero heroes, echo echoes, torpedo torpedoes, veto vetoes, embargo embargoes,
  mosquito mosquitoes, volcano volcanoes, cargo cargoes, mango mangoes, shoe shoes, toe toes, canoe canoes, foe foes,
  oboe oboes, ski skis, taxi taxis, movie movies, cookie cookies, zombie zombies, genie genies, calorie calories, rookie rookies,
  prairie prairies, pixie pixies, brownie brownies, hippie hippies, selfie selfies, necktie neckties,
  quiz quizzes, waltz waltzes, topaz topazes, gas gases, lens lenses, alias aliases, bias biases, atlas atlases,
  canvas canvases, iris irises, pancreas pancreases, christmas christmases,
  excuse excuses, fuse fuses, muse muses, ruse ruses, use uses, recluse recluses,
  ache aches, headache headaches, toothache toothaches, niche niches, cache caches, quiche quiches,
  avalanche avalanches, moustache moustaches, axe axes, axis axes, base bases, basis bases,
  crisis crises, thesis theses, hypothesis hypotheses, oasis oases, diagnosis diagnoses, parenthesis parentheses,
  analysis analyses, synthesis syntheses, criterion criteria, phenomenon phenomena, cactus cacti, fungus fungi,
  nucleus nuclei, stimulus stimuli, alumnus alumni, radius radii, vertex vertices, matrix matrices, index indices,
  appendix appendices, larva larvae, alga algae, bacterium bacteria, medium media, curriculum curricula`);

/** Base form and third person singular of verbs. */
export const IRREGULAR_VERBS: readonly (readonly [base: string, third: string])[] = pairs(`
  have has, ski skis, taxi taxis, quiz quizzes, waltz waltzes, focus focuses, bias biases, gas gases, canvas canvases,
  ache aches, cache caches, axe axes, shoe shoes, tiptoe tiptoes, canoe canoes, untie unties, underlie underlies,
  belie belies, outlie outlies`);

/** Words that end in `s` and are neither plurals nor verbs, whatever the rules would say. */
export const NEVER_PLURAL: ReadonlySet<string> = new Set(
  words('overseas indoors outdoors upstairs downstairs besides always perhaps afterwards sometimes alas news physics'),
);

/**
 * Verbs that may stand in the base form without an object ("they sleep", "all birds fly"). An unknown word there could
 * as well be an adjective or a noun that lost its neighbour ("they nice", "does the dog like fish"), so the list is
 * closed; none of these words is an adjective. Everywhere else verbs are open class.
 */
export const VERBS_THAT_STAND_ALONE: ReadonlySet<string> = new Set(
  words(
    'act agree apologise apologize appear apply argue arrive bark bathe become beg behave belong bite bleed bloom ' +
      'breathe cheat coincide collapse collide commute compete complain comply conform consent cough cry dance depart ' +
      'die differ disagree disappear dream drink drive drown eat emigrate exist expire fall fly gamble go graduate grow ' +
      'happen hesitate hibernate hunt immigrate jump kneel laugh learn leave lie listen matter meow migrate move occur ' +
      'participate pay play pray preside prevail qualify react read recover reign rejoice rely remain resign respond ' +
      'retire return rise roar run sail shine shout sing sit ski sleep smile smoke sneeze snore speak stand stare study ' +
      'suffer survive swim talk teach think travel vanish volunteer vote wait walk weep win work worry write yawn',
  ),
);

/** Past forms that look like a base form; anything in `-ed` that is not listed in BASES_IN_ED counts as past too. */
export const PAST_FORMS: ReadonlySet<string> = new Set(
  words(
    'saw ate went ran knew gave took made said came got found thought told became left felt kept began wrote stood ' +
      'heard meant met paid sat spoke led grew lost fell sent built held bought brought caught taught fought sought ' +
      'drove rode rose broke chose woke wore bore tore swam sang drank sank flew drew threw blew slept wept swept',
  ),
);

/** Base forms in `-ed` whose last syllable is no past ending; those in `-eed` need no entry. */
export const BASES_IN_ED: ReadonlySet<string> = new Set(words('embed shed wed bed sled shred'));

function words(list: string): readonly string[] {
  return list.trim().split(/\s+/u);
}

function pairs(list: string): readonly (readonly [string, string])[] {
  return list.split(',').map((pair) => {
    const [left = '', right = ''] = words(pair);
    return [left, right] as const;
  });
}
