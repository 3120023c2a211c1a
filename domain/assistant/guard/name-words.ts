/**
 * How reliably a cue introduces a name:
 * - introduced ("my name is"): any word that is not a filler;
 * - capitalized ("I am", "Dr.", a closing line): a capitalized word, unless it is a profession, a nationality or a thing;
 * - known ("soy", "je suis", where a profession may follow): a common given name, or two capitalized words in a row;
 * - listed ("this is"; "ich bin", since German capitalizes every noun): only a common given name.
 */
export type Certainty = "introduced" | "titled" | "capitalized" | "known" | "listed";

const alternatives = ({ raw }: TemplateStringsArray) => raw.join("").trim().replace(/\n/g, "|");

/** The cues of every language, as regular expression sources. */
export const nameCues: Record<Certainty, string> = {
  introduced: alternatives`
my (?:full |first |last |real |legal |family )?name(?:'s| is|s|:| =)|(?:the|our contact'?s?) name(?:'s| is|:| =)|i(?:'m| am) (?:called|named)
i go by(?: the name)?(?: of)?|(?:first|last|full|family|middle|given|candidate|applicant|contact|nick) ?name ?(?:is|:|=)|surname ?(?:is|:|=)
mein (?:voller )?(?:name|vorname|nachname) (?:ist|lautet)|(?:vorname|nachname|familienname) ?(?:ist|:|=)|ich hei(?:ß|ss)e
me llamo|mi nombre (?:completo )?(?:es|:)|nombre(?: completo| y apellidos?)? ?[:=]|apellidos? ?[:=]
je m'appelle|mon (?:pr[ée])?nom (?:complet )?est|(?:pr[ée]nom|nom et pr[ée]nom|nom de famille) ?[:=]
me chamo|(?:eu )?chamo-me|(?:o )?meu nome (?:completo )?[ée]|nome(?: completo)? ?[:=]|mi chiamo|il mio nome [èe]
mijn (?:volledige )?naam is|ik heet|jag heter|mitt namn är|jeg hed?ter|mit navn er|mitt navn er|nimeni on
nazywam się|mam na imię|jmenuji se|(?:benim )?ad[ıi]m|меня зовут|мо[её] имя|мене звати|مي اسمي|اسمي
(?:mera|hamara) (?:pura )?naa?m|मेरा (?:पूरा )?नाम(?: है)?|माझे नाव|আমার নাম|என் பெயர்|నా పేరు|ನನ್ನ ಹೆಸರು|എന്റെ പേര്|મારું નામ|ਮੇਰਾ ਨਾਮ|मेरे नाम`,
  titled: alternatives`(?:dr|mr|mrs|ms|mx|prof|rev|adv|capt)\b\.?|professor|shri|shrimati|sri|smt\b\.?|herr|frau|madame|mme|monsieur|señora?|sra\b\.?|श्री|श्रीमती|डॉ\.?`,
  capitalized: alternatives`
i(?:'m| am)(?: also)?
(?:(?:best|kind|warm|many|kindest|warmest|thanks and|thanks &) )?(?:regards|wishes|thanks|best|cheers|(?:yours )?(?:sincerely|truly|faithfully)|respectfully|thank you|thanks (?:again|in advance|and regards|& regards)|yours)[,.!]? ?(?:\r?\n ?){1,2}
(?:regards|sincerely),`,
  listed:
    "this is|im|call me|it'?s|ich bin(?: der| die)?|hier (?:ist|spricht|schreibt)|main|ik ben|(?:^|[\\n.!?]) ?[~-]{1,2} ?",
  known: alternatives`
(?:hi|hello|hey|hallo|hola|bonjour|namaste|namaskar),? (?:i'?m|it'?s|this is|here is)|(?:speak|talk)(?:ing)? (?:to|with)|ask for
my (?:colleague|manager|boss|wife|husband|partner|son|daughter|brother|sister|friend|assistant|lawyer|doctor)(?:'s name)?(?: is| called| named|,)?
(?:^|\n|[,;{(|]) ?["']?(?:your )?name["']? ?[:=-] ?["']?|soy|je suis|(?:moi )?c'est|(?:eu )?sou(?: o| a)?|aqui [ée](?: o| a)?|(?:io )?sono|jestem|मैं|это|я
(?:mit freundlichen|viele|liebe|beste|freundliche) grü(?:ß|ss)en?,? ?\n{0,2}|(?:un )?(?:cordial )?saludos?,? ?\n{0,2}
(?:bien )?cordialement,? ?\n{0,2}|(?:atenciosamente|abraços|cumprimentos),? ?\n{0,2}
(?:lg|vg|mfg),? ?\n{0,2}
(?:thanks|cheers|best(?: wishes)?|thank you|mfg|lg|vg|danke|merci|gracias|dhanyavaad|धन्यवाद)(?: again| in advance| a lot)?,`,
};

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));

/** Words that end a name or show that no name follows, in the languages above; lowercase. */
export const notNames = words(
  `a about above account actually after again ai all almost already also always am an and another any anything api are as asking at
available back based be because been before being below best between beyond big both but by called calling can cannot cannot't
certain check cio ciso clear common company concerned confused considering contacting correct could curious currently customer
developer did different digital do does doing done down dpo due each easy either email engineer even ever every everything
executive exactly expecting fine first for from full fully further gdpr general getting glad going good great had happy has have
having he head hello help her here hi him hipaa his hoping how however i if important in incorrect india indeed interested
internal into is issue it its just keen kindly know known last late later leading let like linked listed located logged long
looking lost made mail make manager many may me member mentioned misspelled misspelt missing mobile more most mr much my name
nearly need never new next nice no none not nothing now number of off ok okay old on once one only open or other our out outside
over own part phone please possible pretty private product public quite quoted ready really regarding related required
responsible right said same saw search security seeing seen sent shall she should shown since so some someone something soon
sorry spelled spelt spelling still stored stuck such sure taken tell than thank thanks that the their them then there these they
thing this those through to today together tomorrow too trying type unable under unsure until up upset us used using very via
visible want wanted was we well were what when where whether which while who whose why will willing with within without working
would writing wrong yes yesterday yet hidden secret gone unknown irrelevant wrongly rare short weird hard cut blank empty you
your yours und aber ab als auch auf aus bei beim bin bitte da das dass dem den der die doch ein eine einen einer er es falsch
für ganz gerade gern gut haben hat hier ich ihr ihre im interessiert ist ja jetzt kann kein keine leider man mein meine mich mir
mit möchte nach nicht noch nur ob oder richtig schon sehr sein seit sich sie sind über um uns unser unter vom von vor war wegen
weil wenn wer wie wir wird wo wurde zu zum zur zufrieden geschrieben bekannt weg verschwunden öffentlich sichtbar gespeichert
privat geheim wichtig egal unwichtig fehlerhaft al ahora aquí aun bien como con cuando de del desde donde el ella en entre esta
este estoy falta interesado interesada la las lo los más mi muy necesito nuevo o para pero por que quiero quién se si sin sobre
son su también tengo trabajo un una uno ustedes y ya yo vivo incorrecto correcto público privado común mal largo corto
importante confidencial secreto raro difícil à au aussi avec ce cela ces cet cette dans des du elle est et être faux il ils
intéressé intéressée j'ai je le les leur mais mes mon ne nous ou où par pas plus pour puis qu'est qui sa sans ses sur ta très tu
une vous actuellement écrit affiché privé erroné confidentiel court désolé responsable ao aos às com dos e ela ele em errado
está estou eu foi isso já mas meu minha muito na não nas nos num os pela pelo porque quero qual quem sem seu sou sua tenho
trabalho uma você errada incorreto correto comum longo curto anche che chi ci come così dal della di gli interessato io ma molto
nel non per perché più sono vorrei het een van voor met maar niet ik jij wij zijn dat op uit bij naar hai kahan kab kyun kyon
kaise galat sahi list hata hatao hatado badlo dikhta dikhti likha likhi mat kisi hoon hun hu hain aur mujhe mera meri main ka ke
ki ko kya nahi nahin bol raha rahi kaam karta karti गलत सही सूची क्यों नहीं है हूँ हूं हैं और से मुझे मेरा मेरी मैं का के की को
क्या बोल रहा रही ने पर में यह वह एक चाहता चाहती आहे из и я в на не но мне мы из-за хочу работаю это как что по от с у для живу
пишу dır dir ve put
${["any", "every", "no", "some"].map((start) => `${start}body`).join(" ")}`,
);

/** Further words that are no family name in lower case: "i am max happy about it". */
export const notFamilyNames = words(
  `message query request question demo speaking messaging reaching typing attaching team everyone sir madam mate buddy bro guys
folks friend free busy afraid away aware behind building dear easier far familiar feeling fixed found game half hearing hiring
huge inside job joining kind language lead live low mine nearby online onto order pleased proud quick real regards sad safe
serious simple sincerely small strange student stuff test tested testing tired true trouble truly urgent useful useless visiting
waiting worth wondering worried basically totally rather maybe perhaps minus during against across beside besides near toward
towards upon vs wrote says told ask asked add added send sending share wants see run runs running start started stop stopped
work works seeking able`,
);

/** Capitalized words after "I am" that are not names: professions, nationalities, months, products. */
export const otherCapitals =
  /^(?:.*(?:ing|ist|ese|ish|ician|logist|grapher|entrepreneur|student|graduate|fresher|intern)|(?:american|indian|german|italian|australian|canadian|russian|brazilian|mexican|european|african|asian|french|dutch|swiss|greek|korean|austrian|belgian|norwegian|parisian|christian|muslim|hindu|sikh|jewish)|(?:head|chief|lead|senior|junior|vice|director|manager|officer|engineer|developer|analyst|architect|consultant|founder|owner|admin|administrator|auditor|lawyer|attorney|doctor|nurse|teacher|professor|researcher|designer|recruiter|investor|partner|student|data|product|project|security|privacy|compliance|software|cloud|devops|machine|information|human|legal|marketing|sales|finance|technical|tech|it|cyber|full|front|back|web|mobile|sr|jr)|(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|january|february|march|april|may|june|july|august|september|october|november|december)|(?:android|linux|windows|apple|google|microsoft|openai|chatgpt|claude|gemini|copilot|amazon|azure|slack|python|java|react|node|kubernetes|docker|spotify|github|gitlab|jira|excel|groot|batman|spartacus|iron|legend|robot|bot|human|user|visitor|customer|client))$/i;

/**
 * Common given names of the visitors' countries, in lower case without accents. They decide where a sentence does not: after
 * "I am" or "ich bin" a word may be a name or a profession. Names that are not listed are still found after "my name is".
 */
export const givenNames = words(
  `aakash aaliyah aanya aarav aarti aarushi aayush abdul abdullah abha abhay abhijit abhinav abhishek abigail adam aditi aditya
adrian agarwal ahmed aisha aishwarya ajay ajit akanksha akash akira akshara akshay alan alana alba alberto alejandra alejandro
aleksandra aleksei alessandro alex alexander alexandra alexei alexis alfie alfonso alfred ali alice alicia alina alisha alistair
alma alok alvaro amanda amandeep amar amara ambika amelia amelie amina amir amit amol amrita amy ana anand anant ananya
anastasia anaya anders anderson andrea andreas andreea andrei andres andrew andrey angel angela angelica angus anika aniket anil
anirudh anita anja anjali anjana anke ankit ankita ankur ankush ann anna annabel annabelle anne anneliese annette annika anouk
ansh anton antonia antonio anuj anupam anurag anushka anushree aoife aparna apoorva archana archie arif arjit arjun armaan arnav
arpit arpita arthur arturo arun aruna arush arvin arvind arya aryan asad aseem asha ashish ashley ashok ashutosh ashwin asif
asma astrid atul audrey aurora ava avani avantika avinash axel ayaan ayesha ayush balaji banerjee barbara beatrice beatriz bella
ben benedikt benjamin bernardo bernd bernhard beth bethany bharat bhargav bhaskar bhavana bhavesh bhavna bhavya bianca birgit
birgitta bjorn bob boris brandon brenda brian brigitte bronwen bruno caio callum cameron camila camille carl carla carlos carmen
carol carolina caroline carolyn catherine cecilia celine chaitanya chandra charlene charles charlie charlotte charu chatterjee
chauhan chen chetan chiara chirag chitra chloe chris christian christina christine christoph christopher ciara cindy claire
clara claudia claus clemence clemens colin connor craig cristina cynthia daan daisy damian dana daniel daniela danielle daria
darren dave david debbie deborah debra deepa deepak deepika denise dennis desai detlef devendra devika dhanush dharmesh dhruv
dhruva diana diane diego dieter dilip dimitri dimple dinesh dipak dipti dirk divya dmitri dominik dominique donald donna
dorothea dorothy duarte duncan dylan eduardo edward eileen ekaterina elaine eleanor elena eleni elias elif elisa elisabeth
elizabeth elke ella ellen ellie eloise elsa emil emilia emilie emily emma emmanuel emre enrique eric erik erika ernst esha esra
esther ethan eugene eva evan evelyn evgeny fabian faisal farah farhan fatima fatma federico felicity felipe felix fergus
fernanda fernando feroz filipe finn fiona florence florian francesca francesco francisco franz frauke frederic frederik freya
friedrich gabi gabriel gabriela gabriele gagan ganesh garcia gary gaurav gauri gavin geeta geetha georg george gerald gerhard
gianni girish gisela gita giulia giuseppe gloria gonzalo gopal govind grace greg gregory greta guillaume guillermo gunther gupta
gurpreet gustavo gwen hamid hamish hanif hanna hannah hans hardik harini harish harpreet harry harsh harsha harshita harvey
hassan heather heike heinrich heinz helen helena helene helga hema hemant hemanth henning henri henrik henrique henry hernandez
hina hiroshi hoffmann holger horst hugo ian ibrahim ignacio igor ilse imogen imran indira ines ingeborg ingo ingrid irene irfan
irina isaac isabel isabella isabelle isha ishaan ishita isla ismail ivan iyer jack jackson jacob jacqueline jagdish jakob jakub
james jan jana jane janet jasmin jason jaspreet jatin javier jay jaya jayant jayesh jean jeff jeffrey jennifer jens jeremy jerry
jessica jignesh jill jim jimena jitendra jo joan joanna joao joaquin jochen joe joel joerg johan johann johannes john johnson
jonah jonas jonathan jonathon jordan jorg jorge jose josef josefina joseph joshi joshua joyce juan juana judith judy julia
julian juliana julie julien julieta juliette jun jurgen justin justine jutta jyoti kabir kai kaitlyn kajal kalpana kalyan kamal
kamala kamlesh kanchan kanika karan karen karim karin karl karthik kartik kashish katarina katarzyna kate katharina katherine
kathleen kathrin kathryn katie katja kavita kavya keiko keith kelly ken kenji kenneth kerstin kevin khadija khan kiara kim kiran
kirti kishore klaus komal krishna kristin kristina krzysztof kulkarni kumar kumari kunal kyle lakshmi lalit lara larry lars
latha laura lauren laurent lea leah leela leila lena leo leon leonardo leonie lera leticia lewis li liam lily lina linda lisa
liu logan lokesh lorenz lori lothar louis louise luca lucas lucia luciana lucy ludwig luis luisa luiz lukas lydia lynn madhav
madhu madhuri madison mahendra mahesh mahima maja malik manasi mandeep manfred manish manisha manju manjula manoj manpreet
manuel manuela marc marcel marcelo marco marcos margaret margarita margot maria mariam mariana marie marina mario marion mark
markus marlene marta martha martin martina martinez mary mateo mathias mathilda matteo matthew matthias maureen maurice max
maxime maya mayank mayuri meena meenakshi meera megan megha mehmet mehta mehul mei melanie melissa menon mercedes meyer mia
michael michaela michel michele michelle miguel mihail mike mikhail mila milan milind mina minal mira mishra mitali mohammad
mohammed mohan mohd mohit molly monica monika moritz mridula muhammad mukesh mukherjee muller muskan mustafa myra nadia nadine
nagaraj nagesh naina nair nakul namita nancy nandini nandita naomi narendra naresh natalia natalie natasha nathan naveen navya
nayan neelam neelima neera neeraj neetu neha nele niamh nicholas nicolas nicole nidhi nigel niharika nikhil nikita niklas
nikolai nikolas nilesh nina niraj nirmal nirmala nisha nishant nitesh nitika nitin noah noor nora norbert olaf ole oleg olga
oliver olivia omar omkar oscar oskar ottilie otto owen pablo padma palak pallavi pamela pankaj paola parth parul parvati patel
patricia patrick paul paula paulo pavel payal pedro perez pete peter petra phil philip philipp philippe phoebe pia pierre pillai
piotr piyush pooja poonam poppy prabha prachi pradeep praful pragya prajwal prakash pramod pranav prasad prashant prateek
pratibha pratik praveen preeti prerna pritam priti priya priyanka priyansh puneet purva rachel radha rafael raghav rahul rainer
raj raja rajan rajani rajat rajeev rajendra rajesh rajiv rajni raju rakesh rakhi ralf ram rama ramesh ramirez ramona ramya rania
ranjan ranjana ranjit ranjith rao rashid rashmi ratan raul raunak ravi ravindra rebecca reddy reema reena reiner rekha renata
renate reshma reyansh rhea rhys riaan ricardo richa richard ridhima rishabh rishi rita ritu riya robert roberto robinson rodrigo
rodriguez roger rohan rohit rolf romain roman ronald roopa rosa rosalie rosemary roshan roshni ruben ruby ruchi ruchika rudiger
rudolf rudra ruhi rukmini rupa russell ruth ryan sabine sachi sachin sadhana sadia sagar sahana sahil saira saket sakshi salma
sam samantha samar sameer samir sampath samuel sanchez sandeep sandhya sandra sandro sangeeta sanjana sanjay sanket santiago
santosh sanya sapna sara sarah sarika sarita sarthak sasha satish saumya saurabh schmidt schneider schulz scott sean sebastian
seema seetha sergei sergey shaan shabnam shah shahid shailesh shalini shalu shanaya shane shankar shanti sharad sharma sharon
shashank shashi sheetal sheila shikha shilpa shirley shivani shobha shraddha shravan shreya shreyas shreyash shruti shubham
shubhangi shweta shyam sian siddharth siddhi sigrid silke silvia simon simone simran sina sindhu singh siobhan sita smita smith
smriti sneha snehal sofia sofie sohail soham somya sonal sonali sonam sonia sonja sonke sophia sophie sridevi srinidhi srinivas
srishti stacy stan stefan stefanie stefano steffen stella stephanie stephen steve steven stuart stuti subhash sudha sudhir
sujata sujay sukanya sulekha suman sumedh sumeet sumit sumitra sunaina sundar sunil sunita supriya surabhi suraj surbhi suresh
susan susanna susanne sushant sushil sushma sushmita sven svetlana swapnil swara swati sylvie tabassum takeshi tanisha tanja
tanmay tanuja tanvi tanya tara tariq tarun tatiana taylor ted tejas teresa terry thea theo theresa thiago thomas thompson
thorsten tim timo tina tobias toby todd tom tomas tony torsten tracy trevor trisha tushar uday udo ujjwal ulla ulrich ulrike uma
umar umesh upasana urmila ursula urvashi usha ute utkarsh uwe vaibhav vaishali valentina valeria vandana vanessa vanita varun
vasudha vasundhara vedant veena veer venkat venkatesh vera verma veronica vibha victor victoria vidhi vidya vihaan vijay vijaya
vikas vikram viktor vimal vinay vinayak vincent vineet vinita vinod vipin vipul virat virginie vishal vishnu viswanathan vivaan
vivek vladimir volker walter waltraud wang wei wendy werner wiebke wilhelm william williams wilma wilson wolfgang xavier yadav
yamini yana yash yasir yasmin yogesh yolanda yuki yusra yusuf yuvraj yvonne zachary zain zainab zara zeynep zhang zoe zofia zoya
zubin`,
);
