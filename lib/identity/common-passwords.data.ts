/**
 * The passwords people choose most often, in lower case and without the digits and signs around them; those of digits
 * alone as they are. From the frequency list of zxcvbn (MIT licence, Dropbox Inc.) and the favourites of Russian ones.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `
0.0.0.000 0.0.000 000000 000001 000007 0007 007007 01011 01011910 01011970 01011975 01011977 01011980
01011981 01011984 01011985 01011986 01011987 01011988 01011989 01011990 01011991 01011992 01011993 01012000
01012001 01012010 01012011 010203 01091989 02011985 02021987 02041986 02051986 02071982 02071986 02081988
03082006 0420 1000 100000 1001 1005 1007 10101 1012 10203 102030 10203040 1024 102938 1029384756 1066 111111
11111111 11112222 111222 111222333 1122 112211 11223 112233 11223344 1122334455 112358 11235813 1123581321
12121 1213 121314 12131415 1221 122333 1225 123098 12312 123123 12312312 123123a 123123q 1232323q 12332
123321 123321123 123321a 123321q 1234 1234321 12344321 12345 123451 123454321 1234554321 123456 123456654321
1234567 12345678 123456789 1234567890 1234567890q 12345678910 123456789a 123456789q 123456789z 12345678a
12345678q 12345679 1234567a 1234567q 123456a 123456aa 123456k 123456q 123456r 123456s 123456z 123457 12345a
12345q 12345qwe 12345z 1234qwe 123654 123654789 12369874 123698745 123789 123789456 123987 123aaa 123abc
123asd 123qaz 123qwe 123qwe123 123zxc 124578 128500 131313 132435 13243546 134679 135246 1357 13579 135790
135792468 1366613 141627 142536 147258 14725836 147258369 147369 147852 147852369 1478963 14789632 147896325
150781 15426378 159357 159753 159951 162534 1701 18436572 192837 192837465 19411945 200000 2112 2128506
222333 223344 235689 2468 246810 25802580 258456 314159 31415926 315475 321123 321456 321654 321654987
332211 333666 336699 362436 4121 4128 420247 420420 445566 456123 456321 456654 456852 4815162342 5150
5551212 555666 555777 654321 666666 666777 666999 6751520 6969 696969 73501505 741852 741852963 753159
753951 7753191 7777777 777888 7779311 778899 784512 787898 789123 789456 78945612 789456123 7895123 789654
789987 852456 8675309 90210 906090 911911 9379992 951753 963852 963852741 987456 a12345 a123456 a1234567
a123456789 a1b2c a1b2c3d a1s2d a1s2d3f a2b3c a2b3c4d aaa111 aaliyah aardvark abc12 abc123 abc1234 abc12345
abcd aberdeen abgrtyu absolut access accord achilles action adam adgjmptw adidas admin administrator adonis
aezakmi agent aggies aikido airborne airbus airforce airplane alabama alaska albatros albion alejandr
aleksandr aleksandra aleksey alexande alexandr alexis alfa alibaba aliens allmine allsop allstar alpha
alphabet alpine alucard amadeus amanda amateur amazon amber america amsterda amsterdam anaconda anakin anal
analsex anarchy andrei andrew andrey andromeda anfield angel angels angus anhyeuem animal anime anthony
anubis apache apollo apple applepie apples april aquarius aragorn area arizona arjay armagedon armani
arsenal artemis artur asd123 asdasd asdf asdfasdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdfjkl asdzxc
ashley aspire aspirine assassin assfuck asshole assholes assman assword asterix astros atlanta atlantis
atomic auburn audia august aussie austin australi autumn avalanch avalon avatar avenger awesome azamat
azerty azsxdc azsxdcfv babe babes babyblue babyboy babydoll babyface babygirl babylon bacardi backdoor
badass badboy baddog badger badgirl baggins bagira baller balloon balloons balls bambam banana bananas
banane bandit bang bangkok banker banner banshee barbie barcelon barcelona barefoot barkley barney barsik
baseball basket basketba bassman bastard batman bayern beaches beagle beamer beaner beanie bear beast
beastie beatles beautifu beauty beaver beavis beckham beefcake beemer beer beetle bella benfica bengals
beowulf beretta berlin bhbirf bicycle bigass bigballs bigbear bigbird bigboobs bigboy bigcock bigdaddy
bigdick bigdog bigfoot biggie biggles bigguy bigmac bigman bigmike bigmoney bigone bigred bigsexy bigtime
bigtits bikini billy billybob billyboy bimmer bing bingo birdie birdman biscuit bitch bitchass bitches
biteme bizkit blabla black blackbir blackcat blackdog blackhaw blackie blackjac blackjack blacks blacky
blade blades blahblah blaster blazer blessed blessing blink blizzard blonde blondes blondie blowjob blowme
blue bluebird blueboy bluedog blueeyes bluemoon blues bluesky bob123 bobafett bobby bobcat boeing bogart
bogdan bogey bohica bollocks bollox bomber bond bondage bonehead boner bones bonjour bonkers bonsai boob
boobie boobies booboo boobs booger boogie bookworm boomboom boomer bootie boots booty boricua bosco bossman
boston bounce bowler bowling boxing boxster br0d3r br549 brando brandon brandy brasil braves brazil breast
breasts breeze brian brighton bristol britney bronco broncos brooklyn brownie browns brucelee bruins brutus
bubba bubbas bubble bubbles bucket buckeye buckeyes buckshot buddah buddha buddie buddy budlight budman
budweise buffalo buffett buffy bugger builder bull bulldog bulldogs bullet bullseye bullshit bunghole bunny
burger buster butch butter butterfl butterfly butthead butthole buttman buttons buzzard byteme cabbage
cactus cadillac caesar calgary calico caliente californ caligula camaro cambiami camel camelot camels
cameron canada cancer cancun candle candyman canon cantona capone captain caramel cardinal carolina carpet
carrera carrot cartman cartoon casanova caserta casey casino casper cassie cat123 catch catdog catfish
catherin catman cats cavalier caveman cbr600 ccbill cdtnkfyf celeron celica celine celtic celtics cent
cerberus cessna cfitymrf cgfhnfr chainsaw champ champion champs changeme chao chaos charger chargers charles
charli charlie charlott charlton charly charmed chaser cheater checkers cheers cheese cheetah chelsea
cherokee cherry chester chevelle chevrole chevy chewie cheyenne chicago chichi chicken chickens chicks chico
chiefs chinook chipper chivas chocolat chopper chou chris chrisbln chrissy christ christia christin christop
chrome chronic chrono chuang chubby chuckie chuckles chucky chunky cicero cigars cinder cinnamon cjkysirj
cjkywt clancy clapton clarinet classic claymore clemson clevelan clipper clitoris cloud clouds clover cobra
cocacola cock cocks coconut coffee cohiba coke colombia colorado colors colt coltrane comet commando company
compaq compute computer concrete condom condor cong connect connor consumer cookie cookies cooldude cooler
coolguy coolio coolman cooter copper corona corrado corvette cosmo cosmos cosworth cougar cowboy cowboys
coyote cracker crazy crazybab creampie creamy creative cricket crimson critter crjhgbjy cruise cruiser
crunch crusader crysis crystal cthulhu cthutq cubbies cubswin cuddles cumming cumshot cunt cunts cupcake
curious custom cutlass cutter cxfcnmt cyber cyclone cyclops cypress daddy daewoo dagger daisy dakota dalejr
dallas dammit damnit dancer dang danger danie daniel daniil danila danni dannyboy danzig darkman darkness
darkside darkstar david davids dawg daytona dbrnjh dbrnjhbz deadhead deadman death december deejay
deepthroat deeznuts deeznutz defender defiant deftones delete delphi delta deluxe denali deniska depeche
desert designer desire deskjet destiny detroit devil devildog devils dexter dfcbkbq dfkthbz dfkthf dfktynbyf
dfvgbh dharma diablo diamond diamonds diao dick dickhead dicks diehard diesel dietcoke digger diggler
digital dilbert dildo dilligaf dima dinamo ding dingdong dinosaur discover disney diver divine dkflbckfd
dkflbvbh doberman doctor dodge dodger dodgeram dodgers dogfood dogg doggie doggy doghouse dogman dogs dollar
dolphin dolphins domino donkey donuts doobie doodle doogie dookie doughboy dracula drago dragon dragonball
dragons dragoon dreamer dreams driver drizzt droopy drowssap drpepper drummer dthjybrf dublin ducati duchess
duck dumbass durango duster dutchess eagle eagles eastside eatme eatpussy eatshit eclipse eduard edward
eeyore einstein ekaterina electra electric element elephant elizabet elvis emerald emily eminem empire
employee engage engineer enigma enter enterpri enterprise eraser ericsson erotic erotica escort eternal
eternity eureka europa everest everton excalibu exigen exigent exodus explorer express extreme f**k fabie
fabric facial faggot falcon falcons fallen fallout fang fantasy farside fart faster fatass fatboy fatcat
fatman feather february fender feng fernand ferrari ferret fester fetish fghtkm ficken fiesta figaro fighter
filter finger fire fireball firebird firefly firefox fireman fish fishes fishing fisting fitness fktrcfylh
fktrcfylhf fktrctq flames flamingo flash flatron fletch flipper floppy florian florida flounder flower
fluffy flyboy flyers foobar footbal football fordf forest forever forfun formula fortuna foryou fossil
foxtrot francesc frank franky freaks freaky freckles freddy freedom freepass freeporn freeuser friday fright
frisco frisky frodo frog frogger froggy front frontier frosty fubar fuck fuck_inside fucked fucker fuckers
fuckface fuckher fucking fuckit fuckme fuckoff fuckthis fucku fuckyou fugazi funtime fusion futbol fyfcnfcbz
fylhtq fytxrf gabrie gabriell galaxy galina galore gambit gamecube gameover gandalf gangbang gangsta
gangster garden garfield gargoyle gateway gator gators gbljh gbpltw gegcbr geheim gemini genesis genius
george geronimo gesperrt getmoney getsome gfhjkm gfhjkmgfhjkm ghbdtn ghbdtnbr ghetto ghjcnj ghjcnjnfr ghost
giants ginger giorgi girls gizmo gizmodo gjkbyf gladiator gmoney gn56gn goalie goblin goblue goddess
godfathe godfather godsmack godzilla gofish goforit goku golden goldfish goldstar goldwing golf golfball
golfer golfing goliath gollum gonavy gong gonzo goober goodboy goodluck goodtime goofy google goose gopher
gordon gorilla gotcha gothic gotohell govols granny grapes great greatone green greenbay greenday greens
gregor gremlin grendel gretzky griffey gringo grizzly gromit groove groovy groucho grumpy gsxr guardian
guiness guinness guitar gundam gunnar gunner gunners gustav hacked hacker hairy hal9000 halflife hallo
hambone hamburg hamlet hammer hammers hamster handyman hannah hannibal hansolo happy happyday hardcock
hardcore hardon hardrock harley harry havefun hawaii hawaiian hawkeye hawkeyes hayabusa hearts heather
heaven heckfy hedgehog heineken hellfire hello helloo hellyeah helmet helpme hendrix hentai herbie hercules
hermes hershey hesoyam hidden highland hiphop hithere hitler hitman hjccbz hjvfirf hobbes hobbit hockey
hokies holiday holly hollywoo holyshit homer homers homerun honda honey hongkong hooker hoosier hoosiers
hooter hooters horizon horndog hornet horney horny horse horses hotbox hotboy hotdog hotpussy hotred hotrod
hotsex hotshot hotstuff hottie hummer hunter hunting hurrican husker huskers huskies hustler hyperion ib6ub
ibanez icecream iceman idontkno idontknow iforgot igor iguana ihateyou illini illusion ilovesex iloveu
iloveyo iloveyou immortal impala incubus indiana indians indigo inferno infiniti infinity insane insert
integra intel internet intrepid intruder inuyasha irina irish ironman italia ivanov ivanova iverson iwantu
j4ye3uz jabroni jackal jackass jackoff jackson jacob jagger jaguar jamaica james jamesbon jamesbond jamie
jammer january jarhead jasmine jason jasper java jaybird jayden jayhawk jazzman jedi jeep jenn jenny jericho
jerkoff jessic jessica jester jesus jethro jewels jimbo jimbob jimmy jktymrf johannes john johnboy joker
jokers jordan joshua jrcfyf juggalo juice july jumper june junebug jungle junior jupiter just4me justdoit
justice justin justme juventus kahuna kaktus kamikaze kangaroo kansas karate karina karolina kashmir kasper
katana katerina katie katrin kawasaki kcj9wx5n keeper kelly kenshin kenwood kenworth kevin keyboard keystone
keywest kickass kicker killbill killer killers killme kingfish kingkong kingpin kingston kinky kipper kirill
kisses kissme kitkat kitten kitty kittycat kittykat klaster klingon knickers knicks knights knopka kodiak
kolobok kool korn koshka kosmos kostya kotenok krishna ktyf ktyjxrf kume kungfu labrador labtec lacrosse
ladybug laguna lakers lakota lancelot lancer lansing laptop larisa laser lasvegas latino leather
leavemealone ledzep legacy legend legion legolas leng lennon leonid leopard lesbian lesbians lespaul lestat
letmein letsgo lexmark lexus liberty lick licker lickit lickme lifehack lightnin lightning lights linda
lineage lion lionking liquid liverpoo liverpool lizard lobster loco logan logitech lokomotiv lol123 lolipop
lollipop lollol london lonestar lonewolf longhorn looker looser loser losers love loveit lovely loveme lover
loverboy lovers lovesex loveyou lowrider lucifer lucky luckydog ludmila lust lvbnhbq macdaddy machine
macross maddie maddog madison madman madmax madness madonna maestro maggie maggot magic magick magicman
magnum magnus magpie maiden mailcreated mailman majestic makaveli maksim malaka malibu malina mallard
mamapapa manchest manchester mandingo maniac manowar manson manutd maradona marathon march maria marina
marine mariners marines marino marius marlboro marley martin martini maryjane massive maste master matador
matrix matthew mature maverick max123 maxell maxim maxima maximus maxwell maxx mayday mayhem mazafaka
meatball meathead meatloaf mechanic medusa megadeth megaman megapass megatron meister melissa mellon mellow
memorex memphis menace meowmeow mercedes mercury meridian merlin mermaid mersedes metallic metallica mexico
miami mian michae michael michigan mickey microlab micron microsof microsoft midget midnight midway mighty
mikey milana milano milena minecraft minime mirage misfit mishka missy mister mistress misty mittens mnbvcxz
mojo molly moloko molson momoney monaco monalisa monday mondeo money moneyman moneys mongoose monitor monke
monkey monkeys monopoly monster montana montgom montreal moocow mookie moomoo moonlight moose morpheus
mortgage mortimer moscow mother motherlode motorola mountain mouse mozart muffin mulder multiplelo munchkin
muppet muscle mushroom music musica musicman mustafa mustang mustangs mustard mybaby mylife mylove mypass
mystic naked napass napster naruto nascar nasty nastya natali natasha naughty ncc1701 ncc1701a ncc1701d
ncc1701e ne1469 nebraska nemesis neptune nevada newbie newcastl newlife newpass newport newyork nfnmzyf
nickel nicola nicole nigger nike nikita nikola nikolay nimrod niners ninja nintendo nipper nipple nipples
nirvana nissan nitram nofear nokia nolimit noodle noodles nookie nopass novell november nudist nugget number
nuttertools nwo4life nyjets nylons nymets oakland oasis obiwan oblivion october ohyeah oicu oilers oksana
oldman oleg oliver olivier omega onelove online onlyme openup operator optimus oracle orange oranges orchid
orgasm orioles orion oscar osiris ou812 ou8122 outkast outlaw overkill overlord oxford p0015123 pa55w0rd
pa55word pacers packard packer packers pacman padres paintbal paintball pakistan paladin panama panasoni
panasonic pancho panda pandora pantera panther panthers panties pantyhos panzer paradise paradox parola
parrot pascal pass passat passion passme passport passw0rd passwd passwor password passwords passwort
patches patrick patriot patriots pavilion peach peaches peanut peanuts pearljam pebbles peekaboo peewee
pegasus pencil penguin penguins penis penny penthous pentium pepper pepsi pervert peter peterpan peugeot
phantom philippe philips phillies philly phish phoenix photos phpbb pianoman picard picasso piccolo pickle
pickles pics piglet pikachu pillow pimp pimpin pineappl ping pingpong pinhead pink pinkfloy pioneer pippen
pirate pirates pisces pissing pistol pitbull pizza pizzas planet plastic platinum playboy player playstation
playtime plumber plymouth pobeda poison poiuyt poiuytrewq pokemon polaris police polina polniypizdec polo
polska pompey poncho pontiac pony poochie poodle pooh poohbear pookie poontang poop pooper poopie poopoo
pooter popcorn popeye poppy porkchop porn porno pornos pornstar porsche portal portland portugal poseidon
possum postal potato powder power preacher precious predator prelude presario presto primus prince princes
princess printer prissy private privet prodigy prophet proxy psycho puddin pudding pumpkin punisher punkin
punkrock puppies puppy pupsik purdue purple pussie pussies pussy pussycat pussys putter pyramid python
q12345 q123456 q1w2e q1w2e3r q1w2e3r4t q1w2e3r4t5y q2w3e q2w3e4r q2w3e4r5t q2w3e4r5t6y qa2ws3ed qawsed
qawsedrf qaz123 qaz2wsx qaz2wsx3edc qazqaz qazwsx qazwsxed qazwsxedc qazwsxedcrfv qazxsw qazxswedc qazzaq
qing qqq111 quan quantum quartz quattro queens qw34er qwas qwaszx qwe123 qweasd qweasdzxc qweqwe qwer
qwerasdf qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz r2d2c3po rabbit rabota racecar racer
racerx rachel racing ragnarok raider raiders rainbow rainman raistlin rambler rambo rammstein ramses rancid
random ranger rangers raptor rascal rasdzv rasputin rasta rastaman raven ravens razz rbhbkk rctybz reader
realmadrid reaper rebecca rebel rebels red123 redalert redbull reddog redfish redhead redhot redline redman
redneck redrum redskins redsox redwing redwings redwood reebok reefer renault renegade rereirf rescue retard
rfhbyf rfnthbyf rfrfirf rfrnec rhbcnbyf rhfcjnrf richard rightnow ripken ripper ripple rjirfrgbde rjntyjr
rjycnfynby roadkill roadking roadrunn robert robotech rocker rocket rockets rockford rockhard rockon rocks
rockstar rocky rodman roller rolltide romashka rommel ronaldo rookie rooster rootbeer rosebud rotten route
rover rovers royals rtyuehe rubber rulez rulezzz runescape runner rush ruslan russia rustam rusty sabbath
sabine sabres sadie safari sailboat sailing sailor saints sakura salamander saleen sally salmon salomon
salsero samantha samiam sammy samson samsung samurai sancho sandiego sandman sandro sandy sapper sapphire
sarah saratoga sascha sasha sassy sasuke satan satana saturn saun sauron sausage sayang scania scanner
scarface scarlet scooby scoobydo scooter scorpio scorpion scotch scotland scott scotty scout scrappy scream
scruffy scuba scully seahawks seamus searay seattle sebastia secret security seeker seinfeld select seminole
semperfi sentinel septembe september serega serenity sergei sergey sergi sersolution server sesame seven
sex123 sex4me sexsex sexual sexx sexxxx sexy sexygirl sexyman shado shadow shaggy shai shalom shaman
shamrock shaney shang shania shannon shaolin shark sharks sharky shasta shaved shazam shelby shemale
sherlock shiloh shithead shitty shogun shooter shorty shotgun shou showme showtime shun siemens sierra
silver simba simon simple simpsons sinatra sinbad sinister sinner sirius sithlord sixers skater skeeter
skidoo skiing skinny skipper skippy skittles skorpion skydive skyline skywalke skywalker slacker slappy
slapshot slave slayer sleepy slick slider slinky slipknot slut sluts slutty smeghead smegma smelly smiles
smiley smiths smitty smoke smoker smokes smokey smokin smooth smudge smut snake snakes snapon snapper
snapple snatch sneakers snickers sniper snoop snoopdog snoopy snowball snowboar snowman snuggles sobaka
soccer socrates softball software sojdlg123aljg soldier soleil solnce sommer sonic sonics sony sooners
sophie soso123aljg southpark spaceman spank spanking spankme spanky sparkle sparky sparta spartak spartan
spartans spawn speaker spectrum speedy spider spiderma spiderman spidey spike spirit spitfire splash
splinter sponge spongebob spooky spring sprint sprite spunky spurs sputnik spyder squash squirrel squirt
srinivas stalin stalker stallion star starbuck starcraft stardust starfire starfish stargate starman
starship starter startrek starwars static stealth steeler steelers stefano steph stephani stereo sterlin
steve sticks sticky stimpy sting stinger stingray stinky stocking stocks stonecol stoned stones stoney storm
stormy stranger strider strike striker stripper stud studly stumpy stunner stupid subaru sublime subway
success suck sucker suckit suckme sucks sugar sultan summer summit sundance sunday sunflowe sunnyday sunrise
sunset sunshin sunshine super superfly superman supersta superstar surf surfer surfing suzuki svetik
svetlana swallow sweet sweetpea sweets sweety swimmer swimming swinger swingers sword swordfis swordfish
swords sydney syncmaster syracuse tacobell tacoma talisman tango tanker tardis target tarheel tarheels
tarzan tattoo tatyana taurus taylor tazman tazmania tdutybq teacher technics techno teddy teddybea teen
teens tekken telefon temp tempest tennis tequila terminator terrapin terror test tester testing texas
thailand thanatos thankyou theboss thecat thedog thedude theend thegame thegreat thekid theking theman
theone therock thesims thirteen thomas thongs thor thuglife thumper thunder thx1138 tiberius tickle tiffany
tiger tigers tigger tights timber tinker tinkerbell tinman tintin titanic titanium titans titleist tits
titten titties titty tolkien tomato tomcat tommy tommyboy tootsie topcat topdog topgun topher topper tornado
toronto toshiba tottenha toyota tracker tractor trader trance transam translator trapper travel traveler
treasure trebor trfnthbyf triangle tricky trident trigger trinity triton triumph trixie trojan trojans
trombone trooper trouble truck trucker trucks truelove trumpet trunks trustno tsunami tuesday tunafish
tundra turbo turkey turtle tweety twilight twinkle twisted twister tyler typhoon ufkbyf ultima ultimate
umbrella underdog undertaker unicorn unreal usa123 usarmy usmc usnavy usuckballz utopia vacation vader
vagina valentin valentina valera valhalla valkyrie vampire vanhalen vanilla vector vectra vedder vegeta
velvet venera verbatim veritas vermont veronika vertigo vette vfczyz vfhbyf vfhecz vfhufhbnf vfksirf vfrcbv
vfrcbvrf vfvekz vfvfgfgf vfvjxrf vh5150 viagra victory viewsonic viking vikings viktor viktoria viper vipers
virgin vision vitalik vkontakte vladik vladimir vladislav volley volvo voodoo vortex voyager voyeur vulcan
walleye walmart walnut walrus wanker wapbbs warcraft wareagle warhammer warlock warlord warrior warriors
warthog wasser wassup watcher waterloo weasel webmaster weed weezer welcome welder werewolf westham westside
westwood wetpussy whatever whatsup wheels whiskers whiskey whisky whisper whitesox whitey whocares whore
whynot wibble wicked wildcat wildcats wildfire wildman william willow windows windsor winner winston winter
wisdom wishbone wizard wolf wolfgang wolfie wolfman wolfpack wolverin wolverine wolves wombat woody woofwoof
woohoo wookie wordpass wrangler wrestle wrestlin wrinkle wutang x2zkg8w xanadu xavier xbox xfiles xtreme
xxx123 yamaha yankee yankees ybrbnf ybrjkfq yellow yfcnz yfnfif yoda yomama yosemite yourmom yousuck ytrewq
yzerman z1x2c z1x2c3v zaphod zaq123 zaq12wsx zaq1xsw zaqwsx zaqxsw zenith zeppelin zerocool zeus zhei zheng
zhong zidane ziggy zigzag zipper zippy zombie zorro zvezda zxasqw zxc123 zxcasd zxcasdqwe zxcv zxcvbn
zxcvbnm август админ администратор александр алексей андрей апрель весна виктория войти вход декабрь динамо
дмитрий елена зенит зима июль июнь йцукен йцукенг компьютер кристина лето любовь максим мамочка марина март
москва настя наташа николай ноябрь октябрь осень отпуск пароль привет работа ромашка россия самсунг светлана
сентябрь сергей солнышко спартак февраль январь
`.split(/\s+/),
);
